/// Words of a command to type.
public enum ShellWord {
    /// `text` as one word of a POSIX shell: as it is where nothing in it means anything to a shell, else in single quotes.
    public static func quoted(_ text: String) -> String {
        let isPlain = text.unicodeScalars.allSatisfy { scalar in
            scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
                || "/._-+:,@%".unicodeScalars.contains(scalar)
        }
        guard text.isEmpty || !isPlain else { return text }
        return "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }
}
