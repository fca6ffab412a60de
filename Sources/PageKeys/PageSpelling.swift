/// The ways to write an answer that a page without `learn` understands: fewer than the grader's. A spelling makes one
/// canonical text of what it understands, the same for texts that the grader takes for equal and another for texts that it
/// does not, and nothing of the rest, which the page leaves undecided. `learn-site.js` does the same, function by function.
public enum PageSpelling: Equatable, Sendable {
    /// A number: Western digits with the locale's decimal sign and perhaps whole groups of three, or Arabic-Indic or
    /// Persian digits with `٫`.
    case number(decimal: Character, grouping: Character?)
    /// Quotient and remainder, each a number without grouping, in two fields.
    case remainder(decimal: Character)
    /// `7/3`, or a number.
    case fraction(lowestTerms: Bool, decimal: Character, grouping: Character?)
    /// Swift of plain words, marks and strings.
    case swift
    /// Other code, letter by letter.
    case code
    /// Words; `fold` where upper and lower case are equal, `turkic` as Turkish pairs them.
    case words(fold: Bool, turkic: Bool, exactMarks: Bool)
    /// The numbers of options on the screen, ascending, with commas between.
    case choice

    /// No longer text is understood.
    static let longest = 500

    /// What `texts`, one a field, are in canonical form; nil where they are not understood.
    public func canonical(_ texts: [String]) -> String? {
        guard texts.allSatisfy({ $0.utf16.count <= Self.longest }) else { return nil }
        switch (self, texts.count) {
        case (.number(let decimal, let grouping), 1):
            return PageNumber(texts[0], decimal: decimal, grouping: grouping)?.text
        case (.remainder(let decimal), 2):
            // After the word for "remainder" the grader passes over a point.
            guard !texts.contains(where: { $0.first { !$0.isWhitespace } == "." })
            else { return nil }
            let numbers = texts.compactMap { PageNumber($0, decimal: decimal, grouping: nil)?.text }
            return numbers.count == 2 ? numbers.joined(separator: " ") : nil
        case (.fraction(let lowestTerms, let decimal, let grouping), 1):
            return PageFraction.canonical(texts[0], lowestTerms: lowestTerms, decimal: decimal, grouping: grouping)
        case (.swift, 1): return PageCode.swift(texts[0])
        case (.code, 1): return PageCode.plain(texts[0])
        case (.words(let fold, let turkic, let exactMarks), 1):
            return PageWords.canonical(texts[0], fold: fold, turkic: turkic, exactMarks: exactMarks)
        case (.choice, 1): return texts[0]
        default: return nil
        }
    }
}
