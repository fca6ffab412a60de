internal import Markdown

/// A piece of a page. Text put into one is escaped; only literals and other pieces stand as they are.
struct HTML: Equatable, Sendable, ExpressibleByStringInterpolation {
    let text: String

    init(stringLiteral text: String) { self.text = text }
    init(stringInterpolation interpolation: StringInterpolation) { text = interpolation.text }

    /// What another renderer wrote, who escapes.
    init(rendered text: String) { self.text = text }

    static let nothing: HTML = ""

    static func + (left: HTML, right: HTML) -> HTML { "\(left)\(right)" }

    static func joined(_ pieces: [HTML], by separator: HTML) -> HTML {
        HTML(rendered: pieces.map(\.text).joined(separator: separator.text))
    }

    struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = ""

        init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity * 2) }

        mutating func appendLiteral(_ literal: String) { text += literal }
        mutating func appendInterpolation(_ text: String) { self.text += HTMLText.escaped(text) }
        mutating func appendInterpolation(code: String) { text += HTMLText.escapedCode(code) }
        mutating func appendInterpolation(field: String) { text += HTMLText.escapedWhole(field) }
        mutating func appendInterpolation(_ number: Int) { text += String(number) }
        mutating func appendInterpolation(_ piece: HTML) { text += piece.text }
        mutating func appendInterpolation(_ piece: HTML?) { text += piece?.text ?? "" }
        mutating func appendInterpolation(_ pieces: [HTML]) { for piece in pieces { text += piece.text } }

        /// The piece where it holds.
        mutating func appendInterpolation(_ piece: HTML, if holds: Bool) { if holds { text += piece.text } }
    }
}
