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
    public var form: Form
    /// Whether a macro may copy it to another place: then the compiler says of errors in it only where the copy stands.
    public var isCopied = false

    /// How a body can be one of several.
    public enum Form: Hashable, Sendable {
        /// `impliedReturn` is where `return` may be left out, since the body is one expression; nil where it is not.
        case statements(impliedReturn: Int?)
        /// A function's that returns `type`, which hides a view's type, under the attributes of a result builder, if any.
        case view(attributes: String, type: String)
    }
}
