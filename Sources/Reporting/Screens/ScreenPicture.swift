import CourseModel
import Markdown

/// Draws a screen with characters: what stands where and what can be touched, not what it looks like to the pixel.
///
/// A button is `[Save]`, or `(Save)` where it cannot be touched; a field `▏Lunch    ▕`; a switch `[x]` or `[ ]`; what opens
/// something ends in `›`. Sheets and alerts are cards on the screen they cover.
struct ScreenPicture {
    let flow: PictureFlow
    let isColoured: Bool
    /// Columns inside of the frame, 16 or more.
    let width: Int

    init(direction: TextDirection, isColoured: Bool = false, width: Int = 44) {
        flow = PictureFlow(direction: direction)
        self.isColoured = isColoured
        self.width = max(16, width)
    }

    /// The lines of the picture, each with an end.
    func text(_ screen: ScreenPart) -> String {
        let block = framed(page(screen, width), PictureFrame.screen)
        let mark = flow.direction == .rightToLeft ? TerminalText.lineMark(.leftToRight, before: "\u{627}") : ""
        return block.lines.map { line in
            var line = mark + line
            while line.hasSuffix(" ") { line.removeLast() }
            return line + "\n"
        }.joined()
    }

    /// A page with what covers it: the topmost is drawn whole, of what is below only the top is seen.
    private func page(_ screen: ScreenPart, _ width: Int) -> PictureBlock {
        let covers = screen.children.filter(\.role.isCover)
        var below = screen
        below.children.removeAll { $0.role.isCover }
        var block = content(below.children, width)
        for cover in covers {
            if cover.role.hidesBelow { block = PictureBlock(width: width, lines: Array(block.lines.prefix(3))) }
            block = block.painted(dim)
            block.add(card(cover, width), flow, .center)
        }
        return block
    }

    private func card(_ cover: ScreenPart, _ width: Int) -> PictureBlock {
        switch cover.role {
        case .alert, .confirmationDialog, .popover:
            let inner = max(14, width * 3 / 4) - 4
            return framed(dialog(cover, inner), .card, margin: 1)
        case .sheet: return framed(page(cover, width - 2), .card)
        default: return page(cover, width)
        }
    }

    /// Title, message, then the buttons, one below the other.
    private func dialog(_ cover: ScreenPart, _ width: Int) -> PictureBlock {
        var block = PictureBlock.empty(width)
        if !cover.label.isEmpty { block.add(label(cover.label, width).painted(bold), flow, .center) }
        for child in cover.children {
            let part = self.block(child, width)
            block.add(part, flow, child.role == .text || child.role == .button ? .center : .leading)
        }
        return block
    }

    private func framed(_ inner: PictureBlock, _ frame: PictureFrame, margin: Int = 0) -> PictureBlock {
        let blanks = PictureFlow.blanks(margin)
        let width = inner.width + 2 * margin
        let rule = String(repeating: frame.horizontal, count: width)
        let lines = inner.lines.map { frame.vertical + blanks + $0 + blanks + frame.vertical }
        return PictureBlock(
            width: width + 2,
            lines: [frame.topLeft + rule + frame.topRight] + lines + [frame.bottomLeft + rule + frame.bottomRight])
    }
}

/// The characters around a picture.
struct PictureFrame {
    let topLeft, topRight, bottomLeft, bottomRight, horizontal, vertical: String

    static let screen = PictureFrame(
        topLeft: "┌", topRight: "┐", bottomLeft: "└", bottomRight: "┘", horizontal: "─", vertical: "│")
    static let card = PictureFrame(
        topLeft: "╭", topRight: "╮", bottomLeft: "╰", bottomRight: "╯", horizontal: "─", vertical: "│")
}

extension ScreenPicture {
    func bold(_ line: String) -> String { isColoured ? "\u{1B}[1m\(line)\u{1B}[0m" : line }
    func dim(_ line: String) -> String { isColoured ? "\u{1B}[2m\(line)\u{1B}[0m" : line }
    func blue(_ line: String) -> String { isColoured ? "\u{1B}[34m\(line)\u{1B}[0m" : line }
    func red(_ line: String) -> String { isColoured ? "\u{1B}[31m\(line)\u{1B}[0m" : line }

    /// Text in at most `width` columns.
    func label(_ text: String, _ width: Int) -> PictureBlock { PictureBlock(text, within: width, flow) }

    func rule(_ width: Int, _ mark: String = "─") -> String { String(repeating: mark, count: max(0, width)) }
}

extension ScreenPart {
    /// Whether it is more than a word and a sign: then its parts are drawn, where they stand.
    var isArranged: Bool {
        role == .spacer || [.horizontalStack, .verticalStack, .grid].contains(role) && children.count > 1
    }
}

extension ScreenPart.Role {
    /// Whether it stands over the screen.
    var isCover: Bool {
        switch self {
        case .sheet, .fullScreenCover, .popover, .alert, .confirmationDialog: true
        default: false
        }
    }

    /// Whether little is seen of what is below it.
    var hidesBelow: Bool { self == .sheet || self == .fullScreenCover }
}
