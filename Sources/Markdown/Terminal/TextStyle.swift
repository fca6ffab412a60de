/// How text is to look where there is colour.
struct TextStyle: OptionSet, Sendable {
    let rawValue: UInt32

    static let bold = TextStyle(rawValue: 1 << 0)
    static let dim = TextStyle(rawValue: 1 << 1)
    static let italic = TextStyle(rawValue: 1 << 2)
    static let underline = TextStyle(rawValue: 1 << 3)
    static let strikethrough = TextStyle(rawValue: 1 << 4)
    static let green = TextStyle(rawValue: 1 << 5)
    static let yellow = TextStyle(rawValue: 1 << 6)
    static let blue = TextStyle(rawValue: 1 << 7)
    static let magenta = TextStyle(rawValue: 1 << 8)
    static let cyan = TextStyle(rawValue: 1 << 9)

    /// The parameters of SGR (ECMA-48, 8.3.117), bit by bit.
    private static let codes = ["1", "2", "3", "4", "9", "32", "33", "34", "35", "36"]

    /// The sequence that turns the style on.
    var sequence: String {
        let parameters = Self.codes.indices.filter { rawValue & 1 << UInt32($0) != 0 }.map { Self.codes[$0] }
        return "\u{1B}[" + parameters.joined(separator: ";") + "m"
    }

    /// The sequence that turns every style off.
    static let reset = "\u{1B}[0m"
}

/// Whether a terminal's colours and faces are used.
public enum TerminalStyle: Equatable, Sendable {
    /// No control codes: emphasis is shown as `*…*`, strong emphasis as `**…**`.
    case plain
    /// ANSI SGR codes. Colour is never the only sign of anything.
    case colour
}

/// A part of a code block that is to stand out.
public struct StyledSpan: Equatable, Sendable {
    /// UTF-8 offsets in the code.
    public var range: Range<Int>
    /// What it is.
    public var kind: Kind

    /// What the part is in its language.
    public enum Kind: Equatable, Sendable {
        case keyword, type, string, number, comment, attribute, placeholder
    }

    /// The part at `range`, which is a `kind`.
    public init(range: Range<Int>, kind: Kind) {
        self.range = range
        self.kind = kind
    }
}

extension StyledSpan.Kind {
    var style: TextStyle {
        switch self {
        case .keyword: [.bold, .magenta]
        case .type: .cyan
        case .string: .green
        case .number: .yellow
        case .comment: .dim
        case .attribute: .magenta
        case .placeholder: [.bold, .underline]
        }
    }
}
