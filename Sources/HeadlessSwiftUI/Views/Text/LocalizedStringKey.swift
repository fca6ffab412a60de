public import Foundation

/// A text of the program with values in it. There are no string tables here: the key itself is shown.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, @unchecked Sendable {
    let pieces: [TextPiece]
    private let key: String

    public init(_ value: String) { self.init(stringLiteral: value) }

    public init(stringLiteral value: String) {
        key = value
        pieces = [.plain(InlineMarkdown.stripped(value))]
    }

    public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        pieces = stringInterpolation.pieces
    }

    public static func == (left: Self, right: Self) -> Bool { left.key == right.key }

    public struct StringInterpolation: StringInterpolationProtocol {
        var pieces: [TextPiece] = []
        var key = ""

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) {
            pieces.append(.plain(InlineMarkdown.stripped(literal)))
            key += literal
        }
        public mutating func appendInterpolation(_ string: String) { plain(string) }
        public mutating func appendInterpolation<S: StringProtocol>(_ string: S) { plain(String(string)) }
        public mutating func appendInterpolation(_ text: Text) {
            pieces += text.pieces
            key += "%@"
        }
        public mutating func appendInterpolation(_ image: Image) { plain(image.name) }
        public mutating func appendInterpolation(_ attributed: AttributedString) {
            plain(String(attributed.characters))
        }
        public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
            let number = Int64(clamping: value)
            pieces.append(.formatted { number.formatted(.number.locale($0.locale)) })
            key += "\(value)"
        }
        public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
            let number = Double(value)
            pieces.append(
                .formatted { number.formatted(.number.precision(.fractionLength(6)).locale($0.locale)) })
            key += "\(value)"
        }
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            pieces.append(.formatted { format.locale($0.locale).format(input) })
            key += "\(input)"
        }
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            pieces.append(.formatted { style.text(date, $0) })
            key += "\(date)"
        }
        public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
            plain(String(format: specifier, value))
        }
        @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ value: T) { plain(String(describing: value)) }

        private mutating func plain(_ string: String) {
            pieces.append(.plain(string))
            key += string
        }
    }
}
