/// Finds what an answer, not of Swift, repeats of the template beside its blank.
struct TextRepetition {
    let neighbours: TemplateNeighbours
    /// No longer stretch beside the blank is looked at.
    private static let limit = 200

    /// The text at an end of `typed` that the template already has, where an answer is left without it; else nil.
    func found(in typed: String, isAnswer: (String) -> Bool) -> String? {
        let before = CodeText.trimmed(String(neighbours.before.suffix(Self.limit)))
        let after = CodeText.trimmed(String(neighbours.after.prefix(Self.limit)))
        guard typed.count <= 4 * Self.limit else { return nil }
        for length in 1...max(1, typed.count) where length <= typed.count {
            let (start, end) = (String(typed.prefix(length)), String(typed.suffix(length)))
            if before.hasSuffix(start), isAnswer(CodeText.trimmed(String(typed.dropFirst(length)))) { return start }
            if after.hasPrefix(end), isAnswer(CodeText.trimmed(String(typed.dropLast(length)))) { return end }
        }
        return nil
    }
}
