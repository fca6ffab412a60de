/// A place in a file: line and column from 1, columns counted in Unicode scalars.
public struct TextPosition: Hashable, Comparable, Sendable {
    public var line: Int
    public var column: Int

    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    public static func < (left: TextPosition, right: TextPosition) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }
}

/// A stretch of a file; `end` is the place after its last character.
public struct TextRange: Hashable, Sendable {
    public var start: TextPosition
    public var end: TextPosition

    public init(start: TextPosition, end: TextPosition) {
        self.start = start
        self.end = end
    }

    /// The empty range at the start of a file.
    public static let start = TextRange(start: TextPosition(line: 1, column: 1), end: TextPosition(line: 1, column: 1))
}
