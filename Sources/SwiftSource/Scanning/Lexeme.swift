/// A stretch of source as the scanner sees it.
struct Lexeme: Equatable {
    enum Kind: Equatable {
        /// Letters, digits and `_`; with `$` before, or between backticks.
        case word
        case number
        /// A string's text with its quotes, up to an interpolation or from its end on.
        case string
        case comment
        /// `@State`
        case attribute
        /// `#if`, `#Preview`
        case directive
        /// `<#value#>`
        case placeholder
        /// Any other single byte.
        case mark
    }

    var kind: Kind
    /// UTF-8 offsets; never empty.
    var range: Range<Int>
}
