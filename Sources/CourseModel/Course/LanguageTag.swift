/// A language of a course as its author writes it: a BCP 47 tag in lower case such as `tr`, `ar` or `pt-br`.
public struct LanguageTag: Hashable, Sendable, CustomStringConvertible {
    /// The tag, lower case.
    public let tag: String

    /// Takes `tag` in any case; nothing is checked here.
    public init(_ tag: String) { self.tag = tag.lowercased() }

    public var description: String { tag }

    /// The tag without its region: `pt` of `pt-br`.
    public var base: String { String(tag.prefix { $0 != "-" && $0 != "_" }) }

    /// Whether the language is written from right to left.
    public var isRightToLeft: Bool { ["ar", "fa", "he", "ur", "ps", "ckb", "yi", "dv"].contains(base) }
}
