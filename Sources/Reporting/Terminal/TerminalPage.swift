public import CourseModel
import Markdown

/// A page being written: Markdown, line by line, with signs and labels before it.
struct TerminalPage {
    private(set) var text = ""
    let renderer: TerminalRenderer
    let style: TerminalStyle
    let direction: TextDirection

    init(renderer: TerminalRenderer, style: TerminalStyle, direction: TextDirection) {
        self.renderer = renderer
        self.style = style
        self.direction = direction
    }

    /// Adds a document.
    mutating func add(_ markdown: String, first: String = "", rest: String? = nil) {
        text += renderer.render(MarkdownDocument(markdown), first: first, rest: rest ?? blanks(as: first))
    }

    /// Adds a document in another language.
    mutating func add(_ markdown: String, by other: TerminalRenderer, first: String = "", rest: String? = nil) {
        text += other.render(MarkdownDocument(markdown), first: first, rest: rest ?? blanks(as: first))
    }

    /// The same.
    mutating func add(_ document: MarkdownDocument, by other: TerminalRenderer, first: String) {
        text += other.render(document, first: first, rest: blanks(as: first))
    }

    /// Adds a document behind a sign that says how things stand, also without colour.
    mutating func add(signed sign: Sign, _ markdown: String, indent: Int = 0) {
        let margin = String(repeating: " ", count: indent)
        add(markdown, first: margin + paint(String(sign.rawValue), sign.colour) + " ")
    }

    /// Adds text as it is.
    mutating func append(_ raw: String) { text += raw }

    /// Adds an empty line, unless one stands there already.
    mutating func addEmptyLine() {
        if !text.isEmpty, text != "\n", !text.hasSuffix("\n\n") { text += "\n" }
    }

    /// Adds a heading of the page's own.
    mutating func addHeading(_ words: String) {
        addEmptyLine()
        add(strong(words))
    }

    /// Words that stand out where there is colour; elsewhere marks around them would only disturb.
    func strong(_ words: String) -> String { style == .colour ? "**\(words)**" : words }

    private func blanks(as margin: String) -> String {
        String(repeating: " ", count: TerminalText.displayWidth(margin))
    }

    func paint(_ text: String, _ colour: Colour) -> String {
        style == .colour ? "\u{1B}[\(colour.rawValue)m\(text)\u{1B}[0m" : text
    }

    /// Parameters of SGR (ECMA-48, 8.3.117).
    enum Colour: String {
        case red = "31"
        case green = "32"
        case yellow = "33"
        case blue = "34"
        case dim = "2"
    }
}

/// Says at a glance how something stands; never the only word for it.
public enum Sign: Character, Sendable {
    case right = "✓"
    case wrong = "✗"
    case partly = "◐"
    case unreadable = "?"
    case notice = "!"
    case open = "○"
    case begun = "●"
    case skipped = "↷"
    case changed = "↻"

    var colour: TerminalPage.Colour {
        switch self {
        case .right: .green
        case .wrong: .red
        case .partly, .unreadable, .notice, .changed: .yellow
        case .begun: .blue
        case .open, .skipped: .dim
        }
    }

    public init(_ standing: Standing) {
        self =
            switch standing {
            case .untouched: .open
            case .shown, .tried: .begun
            case .passed: .right
            case .skipped: .skipped
            case .changed: .changed
            }
    }

    public init(_ outcome: Outcome) {
        self =
            switch outcome {
            case .passed: .right
            case .partly: .partly
            case .wrong: .wrong
            case .unreadable: .unreadable
            }
    }

    public init(_ result: PartVerdict.Result) {
        self =
            switch result {
            case .right: .right
            case .wrong: .wrong
            case .unreadable: .unreadable
            }
    }
}
