public import CourseModel
internal import Markdown

/// Screens as a web page that needs nothing else. All text is escaped: it is a student's.
public enum ScreenWebPage {
    public static func html(_ previews: [ScreenPreview], language: LanguageTag) -> String {
        let direction = language.isRightToLeft ? "rtl" : "ltr"
        return """
            <!DOCTYPE html>
            <html lang="\(escaped(language.tag))" dir="\(direction)">
            <head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
            <title>learn preview</title><style>\(style)</style></head>
            <body>
            \(figures(previews))
            </body></html>

            """
    }

    /// The screens alone, for a page that brings the style of their classes.
    public static func figures(_ previews: [ScreenPreview]) -> String {
        previews.map(figure).joined(separator: "\n")
    }

    private static func figure(_ preview: ScreenPreview) -> String {
        let name = preview.name.map { "<figcaption>\(escaped($0))</figcaption>" } ?? ""
        let screen = preview.screen.map(part) ?? ""
        let failure = preview.failure.map { "<p class=\"note\">\(escaped($0))</p>" } ?? ""
        let notes = preview.notes.map { "<p class=\"note\">\(escaped($0))</p>" }.joined()
        let direction = preview.isRightToLeft ? "rtl" : "ltr"
        return "<figure dir=\"\(direction)\">\(name)<div class=\"phone\">\(screen)</div>\(failure)\(notes)</figure>"
    }

    private static func part(_ part: ScreenPart) -> String {
        let covers = part.children.filter(\.role.isCover)
        switch part.role {
        case .screen, .navigation, .sheet, .fullScreenCover, .popover: return page(part, covers)
        case .alert, .confirmationDialog:
            return element("div", part, "<b>\(escaped(part.label))</b>" + inside(part.children))
        case .text: return element("span", part, escaped(part.label))
        case .image: return element("span", part, escaped(SymbolSign.of(part.label)))
        case .button, .backButton, .menu: return button(part)
        case .textField, .secureField, .searchField, .textEditor: return field(part)
        case .toggle:
            return labelled(part, "<span class=\"switch\">\(part.value == "on" ? "●" : "○")</span>")
        case .picker, .datePicker, .stepper, .slider, .progress, .labeledContent, .gauge, .colorPicker:
            return labelled(part, "<span class=\"value\">\(escaped(part.value ?? ""))</span>")
        case .divider: return "<hr>"
        case .spacer: return "<i class=\"spacer\"></i>"
        case .link:
            return element("div", part, inside(part.children.isEmpty ? [ScreenPart(.text, part.label)] : part.children))
        default: return element("div", part, part.children.isEmpty ? escaped(part.label) : inside(part.children))
        }
    }

    private static func inside(_ parts: [ScreenPart]) -> String { parts.map(part).joined() }

    private static func page(_ part: ScreenPart, _ covers: [ScreenPart]) -> String {
        var below = part
        below.children.removeAll { $0.role.isCover }
        let bars = PageBars(below)
        let back = bars.back.map { "<span class=\"button\">‹ \(escaped($0))</span>" } ?? ""
        let bar =
            "<div class=\"bar\"><span>\(back)\(inside(bars.leading))</span><span>\(inside(bars.trailing))</span></div>"
        let title = bars.title.map { "<p class=\"pageTitle\">\(escaped($0))</p>" } ?? ""
        let foot = bars.bottom.isEmpty ? "" : "<div class=\"bar\">\(inside(bars.bottom))</div>"
        return element(
            "div", part,
            (bars.isEmpty ? "" : bar) + title + inside(bars.search.map { [$0] } ?? []) + inside(bars.rest) + foot
                + inside(covers))
    }

    private static func button(_ part: ScreenPart) -> String {
        let state = part.isEnabled ? "" : " disabled"
        if part.children.contains(where: \.isArranged) {
            return "<div class=\"button\(state)\">\(inside(part.children))</div>"
        }
        let isSign = part.children.count == 1 && part.children[0].role == .image
        let label = isSign ? SymbolSign.of(part.label) : part.spoken
        let role = part.look("role") == "destructive" ? " destructive" : ""
        return "<span class=\"button\(role)\(state)\">\(escaped(label))</span>"
    }

    private static func field(_ part: ScreenPart) -> String {
        let held = part.value ?? ""
        let shown = part.role == .secureField ? String(repeating: "•", count: held.count) : held
        let hint = escaped(part.prompt ?? part.label)
        return "<div class=\"field\">" + (shown.isEmpty ? "<i>\(hint)</i>" : escaped(shown)) + "</div>"
    }

    private static func labelled(_ part: ScreenPart, _ end: String) -> String {
        "<div class=\"labelled\(part.isEnabled ? "" : " disabled")\"><span>\(escaped(part.label))</span>\(end)</div>"
    }

    private static func element(_ tag: String, _ part: ScreenPart, _ content: String) -> String {
        let font = part.look("font").map { " font-" + $0.filter { $0.isLetter || $0.isNumber } } ?? ""
        let selected = part.isSelected ? " selected" : ""
        return "<\(tag) class=\"\(part.role.rawValue)\(font)\(selected)\">\(content)</\(tag)>"
    }

    private static func escaped(_ text: String) -> String { HTMLText.escaped(text) }

    private static let style = """
        body{font:16px/1.4 system-ui,sans-serif;background:#ddd;display:flex;flex-wrap:wrap;gap:2em;padding:2em}
        figure{margin:0}figcaption{margin-bottom:.5em}
        .phone{width:24em;min-height:36em;background:#f2f2f7;border-radius:2em;padding:1.5em 1em;position:relative;overflow:hidden}
        .bar,.labelled,.horizontalStack{display:flex;justify-content:space-between;align-items:center;gap:.5em}
        .horizontalStack{justify-content:flex-start}.spacer{flex:1}
        .verticalStack{display:flex;flex-direction:column}.pageTitle{font-size:1.8em;font-weight:700;margin:.3em 0}
        .list,.form{display:block}.section{margin-bottom:1em}.header,.footer{color:#666;font-size:.85em}
        .row,.field{background:#fff;padding:.6em .8em;border-bottom:1px solid #ddd}.row .field{padding:0;border:0}
        .row.selected{background:#cde}.link::after{content:"›";color:#888;float:inline-end}
        .button{color:#06c;margin:0 .2em}.destructive{color:#c00}.disabled{color:#999}.field i{color:#999;font-style:normal}
        .value,.switch{color:#06c}.font-headline,.font-title,.font-largeTitle{font-weight:600}.font-caption{font-size:.8em}
        .sheet,.fullScreenCover,.popover,.alert,.confirmationDialog{position:absolute;inset:15% 0 0 0;background:#fff;
        border-radius:1em;padding:1em;box-shadow:0 0 3em #0006}
        .alert,.confirmationDialog{inset:35% 10% auto 10%;text-align:center;display:flex;flex-direction:column;gap:.5em}
        .fullScreenCover{inset:0}.note{max-width:24em;color:#850}
        """
}
