public import CourseModel

/// A small change of a program.
public struct Mutant: Equatable, Sendable {
    public var id: MutantID
    /// Which of the program's files is changed, from 0.
    public var file: Int
    public var edit: SourceEdit
    /// The body of the function or accessor that it is in; nil outside of such.
    public var body: MutantBody?
}

/// Text in place of other text.
public struct SourceEdit: Equatable, Sendable {
    /// In UTF-8 bytes from the start of the source; empty for an insertion.
    public var range: Range<Int>
    public var replacement: String

    public init(_ range: Range<Int>, _ replacement: String) {
        self.range = range
        self.replacement = replacement
    }

    /// `source` with the edit made.
    public func applied(to source: [UInt8]) -> [UInt8] {
        Array(source[..<range.lowerBound]) + Array(replacement.utf8) + Array(source[range.upperBound...])
    }
}

/// The outermost body of a function or accessor around a mutant.
public struct MutantBody: Hashable, Sendable {
    /// What stands between its braces, in UTF-8 bytes from the start of the source.
    public var range: Range<Int>
    /// Where `return` may be left out, since the body is one expression; nil where it is not.
    public var impliedReturn: Int?
}
