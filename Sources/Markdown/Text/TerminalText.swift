/// What text needs before a terminal shows it.
public enum TerminalText {
    /// The columns that `text` takes: 2 for East Asian wide characters and emoji, 0 for combining and unseen ones and
    /// for SGR codes (`ESC [ … m`).
    public static func displayWidth(_ text: String) -> Int {
        var meter = WidthMeter()
        var escape = EscapeSequence.none
        for scalar in text.unicodeScalars where !escape.takes(scalar) { meter.add(scalar) }
        return meter.width
    }

    /// `text` with nothing in it that a terminal would obey: control characters become pictures (`␛` for ESC, `�` where
    /// there is no picture), tabs four spaces, and directional embeddings, overrides and isolates go. The ends of lines
    /// (LF) stay.
    public static func clean(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n": result.append(scalar)
            case "\t": result.append(contentsOf: "    ".unicodeScalars)
            default:
                if let seen = Visible.form(of: scalar) { result.append(seen) }
            }
        }
        return String(result)
    }

    /// `text`, set apart by FSI and PDI where it holds a letter of the direction opposite to `direction`, that of the
    /// line around it; else as it is. `text` must be clean.
    public static func isolate(_ text: String, in direction: TextDirection) -> String {
        let isForeign =
            switch direction {
            case .leftToRight: text.unicodeScalars.contains { $0.isRightToLeftLetter }
            case .rightToLeft: text.unicodeScalars.contains { $0.isLeftToRightLetter }
            }
        return isForeign ? BidiMark.isolateByFirstStrong + text + BidiMark.endIsolate : text
    }

    /// `code`, set apart by LRI and PDI where the line around it is written from right to left. It must be clean and
    /// in one line.
    public static func isolateCode(_ code: String, in direction: TextDirection) -> String {
        switch direction {
        case .leftToRight: isolate(code, in: direction)
        case .rightToLeft: BidiMark.isolateLeftToRight + code + BidiMark.endIsolate
        }
    }

    /// What a line in `direction` begins with: RLM from right to left, else nothing.
    public static func lineMark(_ direction: TextDirection) -> String {
        direction == .rightToLeft ? BidiMark.rightToLeft : ""
    }

    /// `text` without directional marks, embeddings and isolates.
    public static func stripMarks(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.filter { !BidiMark.isMark($0) }))
    }

    /// `text` without SGR codes.
    public static func stripStyles(_ text: String) -> String {
        var escape = EscapeSequence.none
        return String(String.UnicodeScalarView(text.unicodeScalars.filter { !escape.takes($0) }))
    }
}

/// Where in a control sequence (ECMA-48: `ESC [`, parameters, one final character) a reader is.
private enum EscapeSequence {
    case none, started, inside

    /// Whether `scalar` belongs to a sequence.
    mutating func takes(_ scalar: Unicode.Scalar) -> Bool {
        switch self {
        case .none:
            guard scalar == "\u{1B}" else { return false }
            self = .started
        case .started: self = scalar == "[" ? .inside : .none
        case .inside: if (0x40...0x7E).contains(scalar.value) { self = .none }
        }
        return true
    }
}
