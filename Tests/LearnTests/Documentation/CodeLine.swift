/// A line of Swift that gives a case its code.
enum CodeLine {
    /// `duplicate-key` of `case .duplicateKey: "duplicate-key"`; nil for other lines.
    static func code(_ line: Substring) -> String? {
        guard line.contains("case ."), line.hasSuffix("\"") else { return nil }
        let parts = line.split(separator: ": \"")
        return parts.count == 2 ? String(parts[1].dropLast()) : nil
    }
}
