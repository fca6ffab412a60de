internal import CourseModel

/// Marks a blank of code that is not Swift: letter by letter, but for white space at the ends and the kind of line ends.
/// Canonically equivalent letters (NFC, NFD) are the same.
struct CodeBlankGrader {
    let blank: Blank
    let neighbours: TemplateNeighbours

    func mark(_ typed: String) -> MarkedBlank {
        let read = canonical(typed)
        guard !read.isEmpty else { return .nothingTyped(key: blank.answers) }
        let keys = blank.answers.map(canonical)
        let isRight = keys.contains(read)
        return MarkedBlank(
            result: isRight ? .right : .wrong, read: read, key: keys, remarks: isRight ? [] : remarks(on: read, keys),
            rule: .sameText)
    }

    private func canonical(_ text: String) -> String { CodeText.trimmed(CodeText.cleaned(text)) }

    private func remarks(on read: String, _ keys: [String]) -> [Remark] {
        var remarks: [Remark] = []
        if let repeated = TextRepetition(neighbours: neighbours).found(in: read, isAnswer: keys.contains) {
            remarks.append(.repeatsTemplate(repeated))
        }
        if CodeText.hasCurlyQuotes(read) { remarks.append(.curlyQuotes) }
        if keys.contains(where: { $0.lowercased() == read.lowercased() }) { remarks.append(.differsInCase) }
        return remarks
    }
}
