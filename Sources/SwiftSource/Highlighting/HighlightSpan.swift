/// A stretch of Swift source to be set apart from the rest.
public struct HighlightSpan: Equatable, Sendable {
    /// UTF-8 offsets in the source; never empty.
    public var range: Range<Int>
    /// What stands there.
    public var kind: HighlightKind

    /// The stretch `range` as `kind`.
    public init(range: Range<Int>, kind: HighlightKind) {
        self.range = range
        self.kind = kind
    }
}

/// What a stretch of source is to a reader's eye.
public enum HighlightKind: String, CaseIterable, Sendable {
    case keyword
    /// A name that begins with a capital.
    case type
    /// The name of what is called: `sheet` in `.sheet(…)`.
    case call
    case string
    case number
    case comment
    /// `@State`, `@MainActor`…
    case attribute
    /// `#if`, `#Preview`…
    case directive
}
