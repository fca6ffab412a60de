internal import CourseModel

/// A backslash in double quotes that YAML knows and the author hardly meant.
///
/// That is a control character other than a tab or line feed (`\0 \a \b \e \f \v \r`), and any backslash after a drive's
/// letter and colon, such as `\t` of `C:\temp`.
struct QuotedEscape: Equatable {
    /// The backslash and the letter after it.
    var text: String
    var range: TextRange

    /// The first one in the double-quoted scalar at `range`.
    static func unmeant(in source: SourceText, _ range: TextRange) -> QuotedEscape? {
        let bytes = source.slice(range)
        var offset = bytes.startIndex
        while let backslash = bytes[offset...].firstIndex(of: UInt8(ascii: "\\")), backslash + 1 < bytes.endIndex {
            let letter = bytes[backslash + 1]
            if "0abefvr".utf8.contains(letter) || letter.isLetter && isAfterDrive(bytes[..<backslash]) {
                return QuotedEscape(at: backslash, letter, in: source)
            }
            offset = backslash + 2
        }
        return nil
    }

    private init(at offset: Int, _ letter: UInt8, in source: SourceText) {
        let start = source.position(of: offset)
        text = "\\" + String(UnicodeScalar(letter))
        range = TextRange(start: start, end: TextPosition(line: start.line, column: start.column + 2))
    }

    private static func isAfterDrive(_ before: ArraySlice<UInt8>) -> Bool {
        let last = Array(before.suffix(3))
        guard last.count == 3, last[2] == UInt8(ascii: ":"), last[1].isLetter else { return false }
        return !last[0].isLetter && !last[0].isDigit
    }
}
