internal import CourseModel

/// Marks a blank of words in the language of the question. An answer is accepted whole or not at all.
struct WordGrader {
    let blank: Blank
    let neighbours: TemplateNeighbours
    let language: LanguageTag

    func mark(_ typed: String) -> MarkedBlank {
        let read = WordForm.canonical(typed, marks: blank.marks)
        guard !read.isEmpty else { return .nothingTyped(key: blank.answers) }
        let keys = blank.answers.map { WordForm.canonical($0, marks: blank.marks) }
        let isRight = keys.contains { isSame(read, $0) }
        return MarkedBlank(
            result: isRight ? .right : .wrong, read: read, key: keys, remarks: isRight ? [] : remarks(on: read, keys),
            rule: .sameWords)
    }

    private func isSame(_ left: String, _ right: String) -> Bool {
        guard blank.letterCase == .ignore else { return left == right }
        return CaseFolding.folded(left, in: language) == CaseFolding.folded(right, in: language)
    }

    private func remarks(on read: String, _ keys: [String]) -> [Remark] {
        let repeated = TextRepetition(neighbours: neighbours).found(in: read) { rest in
            keys.contains { isSame(rest, $0) }
        }
        let folded = CaseFolding.folded(read, in: language)
        let isOtherCase = keys.contains { CaseFolding.folded($0, in: language) == folded }
        return (repeated.map { [.repeatsTemplate($0)] } ?? []) + (isOtherCase ? [.differsInCase] : [])
    }
}
