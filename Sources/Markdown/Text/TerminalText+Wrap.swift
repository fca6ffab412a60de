extension TerminalText {
    /// The lines of `text`, cut between words so that none is wider than `width` columns (at least 2); words wider than
    /// a line are cut between characters. Lines already there stay. `text` may hold SGR codes and isolates: an isolate
    /// that goes on over the end of a line is closed there and opened anew on the next one.
    public static func wrap(_ text: String, width: Int) -> [String] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.flatMap { balanced(wrap(line: $0, width: max(2, width))) }
    }

    private static func wrap(line: Substring, width: Int) -> [String] {
        var lines: [String] = []
        var current = ""
        var column = 0
        var isAtStart = true
        for word in line.split(separator: " ", omittingEmptySubsequences: false).map(String.init) {
            let wordWidth = displayWidth(word)
            if !isAtStart, column + 1 + wordWidth > width {
                lines.append(current)
                (current, column) = ("", 0)
            } else if !isAtStart {
                current += " "
                column += 1
            }
            let parts = wordWidth > width ? cut(word, width: width) : [word]
            for part in parts.dropLast() { lines.append(current + part) }
            current += parts.last ?? ""
            column += displayWidth(parts.last ?? "")
            isAtStart = false
        }
        return lines + [current]
    }

    /// Codes and marks stay with the character after them.
    private static func cut(_ word: String, width: Int) -> [String] {
        var parts: [String] = []
        var current = ""
        for character in word {
            if displayWidth(current + String(character)) > width {
                parts.append(current)
                current = ""
            }
            current.append(character)
        }
        return parts + [current]
    }

    private static func balanced(_ lines: [String]) -> [String] {
        var open: [Unicode.Scalar] = []
        return lines.map { line in
            var result = String.UnicodeScalarView(open)
            result.append(contentsOf: line.unicodeScalars)
            for scalar in line.unicodeScalars {
                if BidiMark.opensIsolate(scalar) { open.append(scalar) }
                if BidiMark.endsIsolate(scalar) { _ = open.popLast() }
            }
            return String(result) + String(repeating: BidiMark.endIsolate, count: open.count)
        }
    }
}
