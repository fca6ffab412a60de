/// Lays documents out for a terminal.
///
/// From right to left each line of prose begins with RLM, each line of code with LRM, and code and addresses are set
/// apart by isolates that end on the line where they began; from left to right, what holds something written the other
/// way begins with LRM and is set apart likewise. A terminal that knows the Unicode Bidirectional Algorithm (each line a
/// paragraph, its direction that of its first strong character) shows it as it should be read, and to one that does not,
/// the marks are nothing.
public struct TerminalRenderer: Sendable {
    /// The parts of a code block that stand out, given the code and its language.
    public typealias Highlight = @Sendable (_ code: String, _ language: String) -> [StyledSpan]

    let width: Int
    let style: TerminalStyle
    let direction: TextDirection
    let highlight: Highlight

    /// `width` is in columns, 80 where nil and never less than 20. `highlight` is asked in colour alone.
    public init(
        width: Int? = nil, style: TerminalStyle = .plain, direction: TextDirection = .leftToRight,
        highlight: @escaping Highlight = { _, _ in [] }
    ) {
        self.width = max(20, width ?? 80)
        self.style = style
        self.direction = direction
        self.highlight = highlight
    }

    /// The document's lines, each with its end (LF). `first` stands before the first of them and `rest`, which must be
    /// as wide, before each other one; both must be clean and narrower than half a line.
    public func render(_ document: MarkdownDocument, first: String = "", rest: String = "") -> String {
        var page = Page(self)
        var margin = Margin(first: first, rest: rest)
        page.add(document.blocks, &margin)
        return page.text
    }
}
