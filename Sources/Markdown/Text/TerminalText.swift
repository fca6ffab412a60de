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

    /// `code`, set apart by LRI and PDI, so that it reads from left to right, where the line around it is written from
    /// right to left or something in it is; else as it is. It must be clean and in one line.
    public static func isolateCode(_ code: String, in direction: TextDirection) -> String {
        direction.setsApart(code) ? BidiMark.isolateLeftToRight + code + BidiMark.endIsolate : code
    }

    /// `text`, set apart by FSI and PDI, so that it turns nothing around it, where the line or something in it is written
    /// from right to left; else as it is. It must be clean and in one line.
    public static func isolateText(_ text: String, in direction: TextDirection) -> String {
        direction.setsApart(text) ? BidiMark.isolateByFirstStrong + text + BidiMark.endIsolate : text
    }

    /// `margin` and `code` as a line of its own, without an end, that reads from left to right on a page in `direction`:
    /// where that needs marks, LRM stands first, and `code` is set apart by LRI and PDI. Both must be clean and in one
    /// line; they may hold SGR codes.
    public static func codeLine(_ code: String, after margin: String = "", in direction: TextDirection) -> String {
        guard direction.setsApart(margin + code) else { return margin + code }
        return BidiMark.leftToRight + margin + isolateCode(code, in: direction)
    }

    /// What a line of `text` in `direction` begins with, so that its first letter does not turn it around: RLM from right
    /// to left; from left to right LRM where something in it is written the other way, else nothing.
    public static func lineMark(_ direction: TextDirection, before text: String = "") -> String {
        direction.lineMark(holdsRightToLeft: text.holdsRightToLeft)
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
