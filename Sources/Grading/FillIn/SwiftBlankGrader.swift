internal import CourseModel
internal import SwiftSource

/// Marks a blank of Swift: right is what has the tokens of an accepted answer. White space and comments do not matter,
/// case and the contents of strings do. A blank inside a string is compared letter by letter.
struct SwiftBlankGrader {
    let blank: Blank
    let neighbours: TemplateNeighbours

    func mark(_ typed: String) -> MarkedBlank {
        if SwiftTokens.endsInString(neighbours.prefix) {
            return CodeBlankGrader(blank: blank, neighbours: neighbours).mark(typed)
        }
        let cleaned = CodeText.cleaned(typed)
        let read = SwiftTokens.of(cleaned)
        guard !read.isEmpty else { return .nothingTyped(key: blank.answers) }
        let texts = read.map(\.text)
        let keys = blank.answers.map { SwiftTokens.of(CodeText.cleaned($0)).map(\.text) }
        let isRight = keys.contains(texts)
        return MarkedBlank(
            result: isRight ? .right : .wrong, read: texts.joined(separator: " "), key: blank.answers,
            remarks: isRight ? [] : remarks(on: cleaned, texts, keys), rule: .sameTokens)
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
