extension FormatReference {
    /// A table of keys for each mapping of the format, under headings of the third level.
    public static func markdown() -> String {
        MappingName.inReadingOrder.map { section(.of($0)) }.joined(separator: "\n")
    }

    private static func section(_ declaration: MappingDeclaration) -> String {
        let rows = declaration.keys.map { key in
            let need = key.isRequired ? "yes" : ""
            return "| `\(key.name)` | \(key.shape.words) | \(need) | \(cell(key.summary)) | \(example(key)) |\n"
        }
        return """
            ### \(declaration.title)

            \(declaration.summary)

            | Key | Value | Required | What it is | Example |
            | --- | --- | --- | --- | --- |
            \(rows.joined())
            """
    }

    private static func example(_ key: KeyDeclaration) -> String {
        let isOwnBlock = key.example == "…" || key.example == "[…]" || key.example == "|"
        return isOwnBlock ? "" : "`\(key.name): \(cell(key.example))`"
    }

    private static func cell(_ text: String) -> String {
        text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
    }
}

extension ValueShape {
    /// The value in words, as the reference's tables have it.
    var words: String {
        switch self {
        case .text(let use): use.words
        case .integer(let range):
            range.upperBound == .max
                ? "whole number from \(range.lowerBound)" : "\(range.lowerBound) to \(range.upperBound)"
        case .truthValue: "`true` or `false` (`yes`, `no`, `on`, `off`)"
        case .choice(let choices): choices.map { "`\($0)`" }.joined(separator: ", ")
        case .numberRange: "range `1...50`"
        case .tolerance: "number above 0"
        case .operators: "signs in one text"
        case .list(.step): "list of steps"
        case .list(let item): "list: \(item.words)"
        case .oneOrList(let item): "\(item.words), or a list"
        case .mapping(let name): "mapping, see *\(MappingDeclaration.of(name).title)*"
        case .textOrMapping(let use, let name): "\(use.words), or *\(MappingDeclaration.of(name).title)*"
        case .localizedText: "text, or a mapping from languages to texts"
        case .namedTexts: "mapping from names to Markdown"
        case .namedCases: "mapping from names to lists of commands"
        case .record: "record"
        case .phrases: "mapping from languages to phrases"
        case .reasons: "mapping from mutants to texts"
        case .step: "step"
        }
    }
}

extension TextUse {
    /// The text in words.
    fileprivate var words: String {
        switch self {
        case .prose: "Markdown"
        case .code: "code"
        case .answer: "text"
        case .identifier: "lower-case letters, digits and hyphens"
        case .languageTag: "language tag"
        case .link: "address"
        case .question: "text"
        case .fileName: "file name"
        }
    }
}
