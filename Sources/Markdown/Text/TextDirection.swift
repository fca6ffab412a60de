/// The way a language is written.
public enum TextDirection: Equatable, Sendable {
    case leftToRight, rightToLeft
}

/// The marks of the Unicode Bidirectional Algorithm (UAX 9) that are written here.
enum BidiMark {
    static let leftToRight = "\u{200E}"
    static let rightToLeft = "\u{200F}"
    static let isolateLeftToRight = "\u{2066}"
    static let isolateByFirstStrong = "\u{2068}"
    static let endIsolate = "\u{2069}"

    /// Embeddings, overrides and isolates, which reach beyond themselves.
    static func isFormatting(_ scalar: Unicode.Scalar) -> Bool {
        (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
    }

    /// All marks that only direct.
    static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        isFormatting(scalar) || [0x200E, 0x200F, 0x061C].contains(scalar.value)
    }
}

extension TextDirection {
    /// Whether `code` must be set apart in a line of this direction so that it reads from left to right.
    func setsApart(_ code: some StringProtocol) -> Bool { self == .rightToLeft || code.holdsRightToLeft }

    /// What a line in this direction begins with, so that its first letter does not turn it around.
    func lineMark(holdsRightToLeft: Bool) -> String {
        switch self {
        case .leftToRight: holdsRightToLeft ? BidiMark.leftToRight : ""
        case .rightToLeft: BidiMark.rightToLeft
        }
    }
}

extension StringProtocol {
    /// Whether anything in it is written from right to left.
    var holdsRightToLeft: Bool {
        // In UTF-8 all of that begins with one of these bytes.
        utf8.contains { $0 >= 0xD6 } && unicodeScalars.contains { $0.isRightToLeft }
    }
}

extension Unicode.Scalar {
    /// Whether it belongs to a script written from right to left (Hebrew, Arabic, Syriac, Thaana, N'Ko and their like),
    /// also as a sign such as `؟`, or is a mark that directs as their letters do.
    var isRightToLeft: Bool {
        switch value {
        case 0x0590...0x08FF, 0x200F, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
        default: false
        }
    }
}
