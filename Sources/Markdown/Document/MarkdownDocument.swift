/// A text in GitHub's Markdown (tables, strikethrough and bare links included) as plain values.
public struct MarkdownDocument: Equatable, Sendable {
    /// From top to bottom.
    public var blocks: [Block]

    /// Reads `source`. Every text is a document: what is no Markdown is a paragraph. Quotes, lists and emphasis deeper
    /// than 32 levels are read as text.
    public init(_ source: String) {
        blocks = CMark.blocks(of: source)
    }

    /// A paragraph of `inlines`.
    public init(_ inlines: [Inline]) { blocks = [.paragraph(inlines)] }

    /// The text alone, without marks, in one line.
    public var plainText: String {
        PlainText.of(blocks)
    }

    /// The code blocks in the order they stand, also those in lists and quotes.
    public var codeBlocks: [CodeBlock] {
        CodeBlock.all(in: blocks)
    }
}

/// A part of a document that begins on a line of its own.
public indirect enum Block: Equatable, Sendable {
    /// `level` is 1…6.
    case heading(level: Int, [Inline])
    case paragraph([Inline])
    case list(MarkdownList)
    case quote([Block])
    case code(CodeBlock)
    case table(MarkdownTable)
    case thematicBreak
    /// As written: to be shown as text, never to be taken for markup.
    case html(String)
}

/// A part of a line.
public indirect enum Inline: Equatable, Sendable {
    case text(String)
    case code(String)
    case emphasis([Inline])
    case strong([Inline])
    case strikethrough([Inline])
    case link([Inline], url: String)
    /// The text stands for the picture where none can be shown.
    case image([Inline], url: String)
    /// The end of a line in the source, which means a space.
    case softBreak
    case hardBreak
    /// As written: to be shown as text, never to be taken for markup.
    case html(String)
    /// Text in any language, white space and all, that does not move what stands around it. No source reads as this.
    case isolate(String)
}

/// A list and its items.
public struct MarkdownList: Equatable, Sendable {
    /// What stands before its items.
    public var marker: Marker
    /// Whether its items stand without blank lines between them.
    public var isTight: Bool
    /// The blocks of each item.
    public var items: [[Block]]

    /// What stands before each item.
    public enum Marker: Equatable, Sendable {
        case bullet
        /// Numbers from `start` on, 0 or more.
        case ordered(start: Int)
    }
}

/// A table: each row has as many cells as there are alignments.
public struct MarkdownTable: Equatable, Sendable {
    /// One a column.
    public var alignments: [Alignment]
    /// The headings of the columns.
    public var header: [[Inline]]
    /// From top to bottom, without the header.
    public var rows: [[[Inline]]]

    /// How the cells of a column stand in it.
    public enum Alignment: Equatable, Sendable {
        /// Where lines begin in the document's language.
        case natural
        case left, centre, right
    }
}

/// Code on lines of its own.
public struct CodeBlock: Equatable, Sendable {
    /// The first word after the fence in lower case; empty where there is none.
    public var language: String
    /// The other words after the fence, in lower case.
    public var marks: [String]
    /// The lines, each with its end.
    public var text: String
    /// The line in the source where the code begins, from 1.
    public var line: Int
    /// The column of the fence in the source, from 1, in UTF-8 bytes: lines indented like it begin there.
    public var column: Int

    /// A block of `text` in `language`, begun at `line` and `column` of the source.
    public init(language: String, marks: [String] = [], text: String, line: Int, column: Int) {
        self.language = language
        self.marks = marks
        self.text = text
        self.line = line
        self.column = column
    }
}
