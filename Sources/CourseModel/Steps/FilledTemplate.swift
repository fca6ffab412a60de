/// A template with its blanks filled, which still knows what of it stands in the template.
public struct FilledTemplate: Equatable, Sendable {
    public let text: String
    private let template: [TemplatePart]
    private let answers: [String]

    /// Puts `answers[n]` in place of blank `n`; nothing where there is no such answer.
    public init(_ template: [TemplatePart], answers: [String]) {
        self.template = template
        self.answers = answers
        text = template.map { part in
            switch part {
            case .text(let text): text
            case .blank(let index): index < answers.count ? answers[index] : ""
            }
        }.joined()
    }

    /// For each blank where its answer stands in `text`, in UTF-8 bytes from the start.
    public var blankRanges: [Int: Range<Int>] {
        var ranges: [Int: Range<Int>] = [:]
        var offset = 0
        for part in template {
            switch part {
            case .text(let text): offset += text.utf8.count
            case .blank(let index):
                let length = index < answers.count ? answers[index].utf8.count : 0
                ranges[index] = offset..<offset + length
                offset += length
            }
        }
        return ranges
    }

    /// The place in the template of a place in `text`, both from 1, columns in Unicode scalars. A place in an answer is
    /// that of its placeholder, one beyond the end is the end.
    public func placeInTemplate(line: Int, column: Int) -> (line: Int, column: Int) {
        let target = TextPosition(line: line, column: column)
        var filled = TextPosition(line: 1, column: 1)
        var written = filled
        for part in template {
            switch part {
            case .text(let text):
                for scalar in text.unicodeScalars {
                    guard filled < target else { return (written.line, written.column) }
                    filled.advance(over: scalar)
                    written.advance(over: scalar)
                }
            case .blank(let index):
                let answer = index < answers.count ? answers[index] : ""
                for scalar in answer.unicodeScalars { filled.advance(over: scalar) }
                guard filled <= target else { return (written.line, written.column) }
                written.column += "{{\(index)}}".unicodeScalars.count
            }
        }
        return (written.line, written.column)
    }
}

extension TextPosition {
    fileprivate mutating func advance(over scalar: Unicode.Scalar) {
        (line, column) = scalar == "\n" ? (line + 1, 1) : (line, column + 1)
    }
}
