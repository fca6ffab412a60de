public import CourseModel

/// A file's bytes and where its lines begin, so that a diagnostic can quote the line it speaks of.
public struct SourceText: Sendable {
    /// The file's path as the user would type it.
    public let file: String
    /// The whole file, a byte-order mark included.
    public let bytes: [UInt8]
    /// Offsets of the lines' first bytes; the first line begins after a byte-order mark.
    let lineStarts: [UInt32]
    let fault: ByteCheck.Fault?
    /// The last line's end; after a fault, beyond which no lines were looked for, that of the faulty line.
    private let lastLineEnd: Int
    /// Of lines longer than `longLine` bytes, by their number.
    private var marks: [Int: ScalarMarks] = [:]
    private static let longLine = 1_024

    /// Takes any bytes; what is wrong with them is found by the reader. A file that is too large is not looked at.
    public init(file: String, bytes: [UInt8]) {
        self.file = file
        self.bytes = bytes
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        let isTooLarge = bytes.count > FormatLimits.fileBytes
        let check = bytes.withUnsafeBufferPointer { bytes in
            ByteCheck(isTooLarge ? UnsafeBufferPointer(rebasing: bytes[..<start]) : bytes, from: start)
        }
        lineStarts = check.lineStarts
        fault = check.fault
        let lastStart = Int(lineStarts[lineStarts.count - 1])
        lastLineEnd = fault == nil ? bytes.count : bytes[lastStart...].firstIndex(of: 0x0A) ?? bytes.count
        if fault == nil, !isTooLarge { markLongLines() }
    }

    private mutating func markLongLines() {
        for number in 1...lineCount {
            let end = number < lineCount ? Int(lineStarts[number]) : bytes.count
            if end - Int(lineStarts[number - 1]) > Self.longLine { marks[number] = ScalarMarks(line(number)) }
        }
    }

    /// The offset of the first byte after a byte-order mark.
    var contentStart: Int { Int(lineStarts[0]) }

    /// A diagnostic of this file, with the line at `range`.
    public func diagnostic(_ problem: CourseProblem, at range: TextRange?) -> CourseDiagnostic {
        CourseDiagnostic(problem, file: file, range: range, excerpt: range.map { excerpt(at: $0.start) })
    }

    /// The line at `position`, at most 200 Unicode scalars of it around that place.
    public func excerpt(at position: TextPosition) -> CourseDiagnostic.Excerpt {
        let line = line(position.line)
        let width = 200
        let last = self.position(of: line.endIndex, inLine: position.line).column
        guard last - 1 > width else { return CourseDiagnostic.Excerpt(text: String(decoding: line, as: UTF8.self)) }
        let first = min(max(0, position.column - 1 - width / 2), last - 1 - width)
        let start = offset(of: TextPosition(line: position.line, column: first + 1))
        let end = offset(of: TextPosition(line: position.line, column: first + 1 + width))
        return CourseDiagnostic.Excerpt(text: String(decoding: bytes[start..<end], as: UTF8.self), dropped: first)
    }

    /// How many lines there are, an empty last one included.
    var lineCount: Int { lineStarts.count }

    /// The bytes of line `number`, counted from 1, without its end; empty where there is no such line.
    func line(_ number: Int) -> ArraySlice<UInt8> {
        guard number >= 1, number <= lineStarts.count else { return [] }
        let start = Int(lineStarts[number - 1])
        let end = number < lineStarts.count ? Int(lineStarts[number]) : lastLineEnd
        return bytes[start..<end].droppingLineEnd
    }

    /// The offset in `bytes` of `position`, the line's end where the column lies beyond it.
    package func offset(of position: TextPosition) -> Int {
        let line = line(position.line)
        var (column, offset) = (1, line.startIndex)
        if let mark = marks[position.line]?.mark(before: position.column - 1) {
            (column, offset) = (mark.number + 1, mark.offset)
        }
        while offset < line.endIndex, column < position.column {
            offset += 1
            while offset < line.endIndex, line[offset].isContinuation { offset += 1 }
            column += 1
        }
        return offset
    }

    /// The place of the byte at `offset`.
    func position(of offset: Int) -> TextPosition {
        var (low, high) = (0, lineStarts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if Int(lineStarts[middle]) <= offset { low = middle } else { high = middle }
        }
        return position(of: offset, inLine: low + 1)
    }

    private func position(of offset: Int, inLine number: Int) -> TextPosition {
        guard number >= 1, number <= lineCount else { return TextPosition(line: number, column: 1) }
        var (column, start) = (1, min(Int(lineStarts[number - 1]), offset))
        if let mark = marks[number]?.mark(atOrBefore: offset) { (column, start) = (mark.number + 1, mark.offset) }
        column += bytes[start..<min(offset, bytes.count)].count { !$0.isContinuation }
        return TextPosition(line: number, column: column)
    }

    /// The bytes from `range.start` up to `range.end`.
    func slice(_ range: TextRange) -> ArraySlice<UInt8> {
        let start = offset(of: range.start)
        return bytes[start..<max(start, offset(of: range.end))]
    }
}

extension UInt8 {
    /// Whether it continues a UTF-8 sequence.
    var isContinuation: Bool { self & 0xC0 == 0x80 }
}

extension ArraySlice<UInt8> {
    /// Without LF, CR or CR LF, or another of YAML's line ends, at its end.
    fileprivate var droppingLineEnd: ArraySlice<UInt8> {
        if last == 0x0A { return dropLast().last == 0x0D ? dropLast(2) : dropLast() }
        if last == 0x0D { return dropLast() }
        if suffix(2).elementsEqual([0xC2, 0x85]) { return dropLast(2) }
        let wide = suffix(3)
        return wide.elementsEqual([0xE2, 0x80, 0xA8]) || wide.elementsEqual([0xE2, 0x80, 0xA9]) ? dropLast(3) : self
    }
}
