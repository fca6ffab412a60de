/// Turns the parts of a line into styled text.
struct InlineText {
    let style: TerminalStyle
    let direction: TextDirection

    /// The text of `inlines` on top of the style `base`.
    func text(of inlines: [Inline], _ base: TextStyle = []) -> StyledText {
        var text = StyledText()
        add(inlines, base, to: &text)
        return text
    }

    private func add(_ inlines: [Inline], _ base: TextStyle, to text: inout StyledText) {
        for inline in inlines { add(inline, base, to: &text) }
    }

    private func add(_ inline: Inline, _ base: TextStyle, to text: inout StyledText) {
        switch inline {
        case .text(let words): text.append(words, base)
        case .code(let code): addCode(Self.marked(code), base.union(.cyan), to: &text)
        case .html(let html): addCode(html, base, to: &text)
        case .emphasis(let inner): add(inner, base.union(.italic), between: "*", to: &text)
        case .strong(let inner): add(inner, base.union(.bold), between: "**", to: &text)
        case .strikethrough(let inner): addStruck(inner, base.union(.strikethrough), to: &text)
        case .link(let inner, let url): addLink(inner, url, base, to: &text)
        case .image(let inner, let url): addImage(inner, url, base, to: &text)
        case .softBreak: text.appendSpace()
        case .hardBreak: text.appendBreak()
        case .isolate(let words): addIsolate(words, base, to: &text)
        }
    }

    /// The marks stand only where no face of the type says the same.
    private func add(_ inner: [Inline], _ style: TextStyle, between mark: String, to text: inout StyledText) {
        if self.style == .plain { text.append(mark, style) }
        add(inner, style, to: &text)
        if self.style == .plain { text.append(mark, style) }
    }

    /// Many terminals do not strike through, so that the marks stand in colour too.
    private func addStruck(_ inner: [Inline], _ style: TextStyle, to text: inout StyledText) {
        text.append("~~", style)
        add(inner, style, to: &text)
        text.append("~~", style)
    }

    private func addLink(_ inner: [Inline], _ url: String, _ base: TextStyle, to text: inout StyledText) {
        let words = PlainText.of(inner)
        guard words != url, "mailto:" + words != url, "http://" + words != url else {
            return addCode(words, base.union(.underline), to: &text)
        }
        add(inner, base.union(.underline), to: &text)
        guard !url.isEmpty else { return }
        text.appendSpace()
        addCode("<\(url)>", base.union(.dim), to: &text)
    }

    private func addImage(_ inner: [Inline], _ url: String, _ base: TextStyle, to text: inout StyledText) {
        text.append("[", base)
        add(inner, base, to: &text)
        text.append("]", base)
        guard !url.isEmpty else { return }
        text.appendSpace()
        addCode("<\(url)>", base.union(.dim), to: &text)
    }

    private func addCode(_ code: String, _ style: TextStyle, to text: inout StyledText) {
        text.append(
            code, style, isolate: direction.setsApart(code) ? .leftToRight : .none, keepingSpaces: true,
            stayingInLine: true)
    }

    /// Ends of lines and tabs show as pictures: nothing here lays text out.
    private func addIsolate(_ words: String, _ style: TextStyle, to text: inout StyledText) {
        let seen = String(
            String.UnicodeScalarView(
                words.unicodeScalars.map { $0 == "\n" ? "\u{240A}" : $0 == "\t" ? "\u{2409}" : $0 }))
        text.append(seen, style, isolate: direction.setsApart(words) ? .byFirstStrong : .none, keepingSpaces: true)
    }

    /// Code between as many backticks as Markdown would want.
    private static func marked(_ code: String) -> String {
        code.contains("`") ? "`` \(code) ``" : "`\(code)`"
    }
}
