/// One token of Swift source: what is left of it when white space and comments are taken away.
public struct SwiftToken: Equatable, Sendable {
    /// What it is.
    public var kind: Kind
    /// As written; the text between a string's quotes is a token of its own.
    public var text: String
    /// Where the token begins, in UTF-8 bytes from the start of the source.
    public var offset: Int

    /// What a token is, as coarsely as a comparison or a reader needs.
    public enum Kind: Equatable, Sendable {
        case keyword
        case identifier
        case number
        /// A quote that opens or closes a string.
        case quote
        /// Text between quotes.
        case stringText
        /// The pattern between the slashes of a regex literal.
        case regexText
        case mark
    }

    /// A token that begins at `offset`.
    public init(kind: Kind, text: String, offset: Int) {
        self.kind = kind
        self.text = text
        self.offset = offset
    }

    /// Where the token ends, in UTF-8 bytes from the start of the source.
    public var end: Int { offset + text.utf8.count }
}
