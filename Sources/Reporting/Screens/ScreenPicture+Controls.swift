import CourseModel
import Markdown

extension ScreenPicture {
    /// What can be touched.
    func control(_ part: ScreenPart, _ width: Int) -> PictureBlock {
        switch part.role {
        case .button, .backButton: return button(part, width)
        case .link: return link(part, width)
        case .toggle: return labelled(part, width, part.value == "on" ? "[x]" : "[ ]")
        case .textField, .secureField, .textEditor, .searchField: return field(part, width)
        case .picker, .datePicker, .colorPicker, .menu: return labelled(part, width, (part.value ?? "") + " ▾")
        case .stepper: return labelled(part, width, "[−|+]")
        case .slider, .gauge, .progress: return meter(part, width)
        case .labeledContent: return labelled(part, width, part.value ?? "")
        case .disclosure: return content(part.children, width)
        default: return part.children.isEmpty ? label(part.label, width) : content(part.children, width)
        }
    }

    private func button(_ part: ScreenPart, _ width: Int) -> PictureBlock {
        if part.children.contains(where: \.isArranged) {
            let inside = content(part.children, width)
            return part.isEnabled ? inside.painted(blue) : inside.painted(dim)
        }
        let marks = part.isEnabled ? ("[", "]") : ("(", ")")
        let sign = part.children.count == 1 && part.children[0].role == .image ? SymbolSign.of(part.label) : part.label
        let inner = sign.isEmpty ? ScreenPicture.contentLabel(part) : sign
        let block = PictureBlock.beside(
            [
                PictureBlock(width: 1, lines: [marks.0]), label(inner, width - 2),
                PictureBlock(width: 1, lines: [marks.1]),
            ].map { flow.direction == .rightToLeft ? $0.mirrored : $0 }, flow)
        guard part.isEnabled else { return block.painted(dim) }
        return part.look("role") == "destructive" ? block.painted(red) : block.painted(blue)
    }

    private static func contentLabel(_ part: ScreenPart) -> String {
        part.children.map(\.spoken).filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// A row that leads on; its content as it is.
    private func link(_ part: ScreenPart, _ width: Int) -> PictureBlock {
        let inner =
            part.children.isEmpty
            ? label(part.label, width - 2)
            : part.children.map { self.block($0, width - 2) }.reduce(
                into: PictureBlock.empty(width - 2)
            ) { $0.add($1, flow) }
        let arrow = flow.direction == .rightToLeft ? "‹" : "›"
        return spread([inner], [PictureBlock(width: 1, lines: [blue(arrow)])], width)
    }

    /// A label at the beginning and something at the end.
    private func labelled(_ part: ScreenPart, _ width: Int, _ end: String) -> PictureBlock {
        let end = part.isEnabled ? label(end, width).painted(blue) : label(end, width).painted(dim)
        return spread([label(part.label, width)], [end], width)
    }

    /// A field as wide as there is room; empty, it shows what belongs there in `…`.
    func field(_ part: ScreenPart, _ width: Int) -> PictureBlock {
        let held = part.value ?? ""
        let shown = part.role == .secureField ? String(repeating: "•", count: min(held.count, 32)) : held
        let hint = part.prompt ?? part.label
        let inner = max(1, width - 2)
        let text = shown.isEmpty ? label(hint + "…", inner).painted(dim) : label(shown, inner)
        let edges = PictureBlock(width: 1, lines: Array(repeating: "▏", count: max(1, text.lines.count)))
        let right = PictureBlock(width: 1, lines: Array(repeating: "▕", count: max(1, text.lines.count)))
        let body = text.lines.isEmpty ? PictureBlock(width: inner, lines: [rule(inner, " ")]) : text
        let parts = [edges, body.widened(to: inner, flow), right]
        return PictureBlock.beside(flow.direction == .rightToLeft ? parts.reversed() : parts, flow)
    }

    /// `━━━──── 40%` where the value says so.
    private func meter(_ part: ScreenPart, _ width: Int) -> PictureBlock {
        var block = PictureBlock.empty(width)
        if !part.label.isEmpty { block.add(label(part.label, width), flow) }
        block.add(label("━━━●── " + (part.value ?? ""), width), flow)
        return block
    }
}

extension PictureBlock {
    /// With brackets turned around.
    var mirrored: PictureBlock {
        let pairs = ["[": "]", "]": "[", "(": ")", ")": "("]
        return PictureBlock(width: width, lines: lines.map { pairs[$0] ?? $0 })
    }
}

/// Signs for some of the system's symbols; others are named.
enum SymbolSign {
    static func of(_ name: String) -> String { signs[name] ?? (name.isEmpty ? "" : "‹\(name)›") }

    private static let signs = [
        "plus": "+", "minus": "−", "checkmark": "✓", "xmark": "✕", "multiply": "×", "divide": "÷", "equal": "=",
        "star": "☆", "star.fill": "★", "heart": "♡", "heart.fill": "♥", "circle": "○", "circle.fill": "●",
        "square": "□", "square.fill": "■", "chevron.right": "›", "chevron.left": "‹", "arrow.right": "→",
        "arrow.left": "←", "arrow.up": "↑", "arrow.down": "↓", "info.circle": "ⓘ", "exclamationmark.triangle": "⚠",
        "checkmark.circle": "✓", "checkmark.circle.fill": "✓", "plus.circle": "⊕", "plus.circle.fill": "⊕",
        "minus.circle": "⊖", "xmark.circle": "⊗", "ellipsis": "…", "magnifyingglass": "⌕", "gear": "⚙",
    ]
}
