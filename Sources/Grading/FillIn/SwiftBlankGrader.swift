internal import CourseModel

/// Marks a blank of Swift: right is what has the tokens of an accepted answer. White space and comments do not matter,
/// case and the contents of strings do.
struct SwiftBlankGrader {
    let blank: Blank
    let neighbours: TemplateNeighbours

    func mark(_ typed: String) -> MarkedBlank {
        let cleaned = CodeText.cleaned(typed)
        let read = AnswerTokens(cleaned)
        let texts = read.texts
        guard !texts.isEmpty else { return .nothingTyped(key: blank.answers) }
        let keys = blank.answers.map { AnswerTokens(CodeText.cleaned($0)) }
        let isRight = keys.contains { $0.matches(read) }
        return MarkedBlank(
            result: isRight ? .right : .wrong, read: texts.joined(separator: " "), key: blank.answers,
            remarks: isRight ? [] : remarks(on: cleaned, texts, keys.map(\.texts)), rule: .sameTokens)
    }

    private func remarks(on typed: String, _ texts: [String], _ keys: [[String]]) -> [Remark] {
        var remarks: [Remark] = []
        if let repeated = TokenRepetition(neighbours: neighbours).found(in: typed, keys: keys) {
            remarks.append(.repeatsTemplate(repeated))
        }
        if CodeText.hasCurlyQuotes(typed) { remarks.append(.curlyQuotes) }
        if keys.contains(where: { $0.map { $0.lowercased() } == texts.map { $0.lowercased() } }) {
            remarks.append(.differsInCase)
        }
        return remarks
    }
}
