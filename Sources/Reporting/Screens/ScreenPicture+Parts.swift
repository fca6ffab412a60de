import CourseModel
import Markdown

extension ScreenPicture {
    /// Parts one below the other, as wide as there is room.
    func content(_ parts: [ScreenPart], _ width: Int) -> PictureBlock {
        var block = PictureBlock.empty(width)
        for part in parts { block.add(self.block(part, width), flow, alignment(of: part)) }
        return block
    }

    /// What does not fill its width stands in the middle, as SwiftUI puts it.
    private func alignment(of part: ScreenPart) -> PictureAlignment {
        switch part.role {
        case .text, .image, .button, .verticalStack, .horizontalStack, .depthStack, .shape, .unavailable, .link: .center
        default: .leading
        }
    }

    /// A part in at most `width` columns.
    func block(_ part: ScreenPart, _ width: Int) -> PictureBlock {
        switch part.role {
        case .text: return text(part, width)
        case .image: return label(SymbolSign.of(part.label), width)
        case .navigation, .screen, .sheet, .fullScreenCover, .popover: return page(of: part, width)
        case .list, .form, .table: return list(part, width)
        case .section, .group, .scroll: return content(part.children, width)
        case .row, .gridRow: return row(part, width)
        case .horizontalStack, .toolbarItem: return stack(part, width)
        case .verticalStack, .depthStack, .grid: return column(part, width)
        case .divider: return PictureBlock(width: width, lines: [rule(width)])
        case .spacer: return PictureBlock(width: 0, lines: [""])
        case .shape, .canvas, .map: return label("▭ " + part.label, width)
        case .header, .footer: return content(part.children, leading: width).painted(dim)
        case .tabs: return tabs(part, width)
        case .unavailable: return column(part, width)
        case .warning: return label("⚠ " + part.spoken, width)
        case .alert, .confirmationDialog, .title, .tab, .option: return label(part.spoken, width)
        default: return control(part, width)
        }
    }

    private func text(_ part: ScreenPart, _ width: Int) -> PictureBlock {
        let block = label(part.label, width)
        switch part.look("font") ?? "" {
        case "largeTitle", "title", "title2", "title3", "headline": return block.painted(bold)
        case "caption", "caption2", "footnote", "subheadline": return block.painted(dim)
        default: return part.look("foregroundStyle") == "secondary" ? block.painted(dim) : block
        }
    }

    /// Bars, then what stands below them.
    private func page(of part: ScreenPart, _ width: Int) -> PictureBlock {
        let bars = PageBars(part)
        var block = PictureBlock.empty(width)
        if !bars.isEmpty { block.add(bar(bars, width), flow) }
        if let title = bars.title { block.add(label(title, width).painted(bold), flow) }
        if let search = bars.search { block.add(field(search, width), flow) }
        if !bars.isEmpty || bars.title != nil { block.add(line: rule(width)) }
        block.add(content(bars.rest, width), flow)
        if !bars.bottom.isEmpty {
            block.add(line: rule(width))
            block.add(spread(bars.bottom.map { self.block($0, width) }, [], width), flow)
        }
        return block
    }

    /// What can be touched in the bar above: at the beginning the way back, at the end the rest.
    private func bar(_ bars: PageBars, _ width: Int) -> PictureBlock {
        let back = bars.back.map { [label("‹ " + $0, width).painted(blue)] } ?? []
        return spread(
            back + bars.leading.map { self.block($0, width) }, bars.trailing.map { self.block($0, width) }, width)
    }

    /// Some at the beginning and some at the end of a line; below each other where there is no room.
    func spread(_ leading: [PictureBlock], _ trailing: [PictureBlock], _ width: Int) -> PictureBlock {
        let one = spaced(leading)
        let other = spaced(trailing)
        let room = width - one.width - other.width
        guard room >= 1 || one.width == 0 || other.width == 0 else {
            var block = PictureBlock.empty(width)
            for part in leading + trailing { block.add(part, flow) }
            return block
        }
        return PictureBlock.beside([one, PictureBlock(width: max(0, room), lines: []), other], flow)
    }

    func spaced(_ blocks: [PictureBlock]) -> PictureBlock {
        let parts = blocks.filter { $0.width > 0 }
        return PictureBlock.beside(
            parts.enumerated().flatMap { index, part in
                index == 0 ? [part] : [PictureBlock(width: 1, lines: []), part]
            }, flow)
    }

    private func list(_ part: ScreenPart, _ width: Int) -> PictureBlock {
        var block = PictureBlock.empty(width)
        var isAfterRow = false
        for child in part.children {
            if isAfterRow, child.role != .section, child.role != .footer { block.add(line: dim(rule(width, "┈"))) }
            if child.role == .section {
                if !block.lines.isEmpty { block.add(line: rule(width, " ")) }
                block.add(list(child, width), flow)
                isAfterRow = false
            } else if child.role == .header || child.role == .footer {
                block.add(self.block(child, width), flow)
            } else {
                block.add(child.role == .row ? row(child, width) : row(ScreenPart(.row, [child]), width), flow)
                isAfterRow = true
            }
        }
        return block
    }

    private func row(_ part: ScreenPart, _ width: Int) -> PictureBlock {
        let inner = width - 2
        let mark = part.isSelected ? "•" : " "
        let body = content(part.children, leading: inner)
        return PictureBlock.beside(
            [
                PictureBlock(width: 1, lines: Array(repeating: mark, count: max(1, body.lines.count))), body,
                PictureBlock(width: 1, lines: []),
            ], flow)
    }

    /// As in a row of a list: everything at the beginning.
    private func content(_ parts: [ScreenPart], leading width: Int) -> PictureBlock {
        var block = PictureBlock.empty(width)
        for part in parts { block.add(self.block(part, width), flow) }
        return block
    }

    private func column(_ part: ScreenPart, _ width: Int) -> PictureBlock {
        let blocks = part.children.map { self.block($0, width) }
        let widest = blocks.map(\.width).max() ?? 0
        let alignment: PictureAlignment =
            switch part.look("alignment") {
            case "leading": .leading
            case "trailing": .trailing
            default: .center
            }
        var block = PictureBlock.empty(widest)
        for part in blocks { block.add(part, flow, alignment) }
        return block
    }

    /// Side by side; what a spacer parts stands at the two ends.
    private func stack(_ part: ScreenPart, _ width: Int) -> PictureBlock {
        let groups = part.children.split(maxSplits: 1, omittingEmptySubsequences: false) { $0.role == .spacer }
        let end = groups.dropFirst().flatMap { $0 }.filter { $0.role != .spacer }.map { self.block($0, width) }
        // What is at the end keeps its width, and the rest is broken into lines.
        let room = max(width / 3, width - (groups.count > 1 ? spaced(end).width + 1 : 0))
        let first = (groups.first ?? []).map { self.block($0, room) }
        guard groups.count > 1 else {
            let beside = spaced(first)
            return beside.width <= width ? beside : spread(first, [], width)
        }
        return spread(first, end, width)
    }

    private func tabs(_ part: ScreenPart, _ width: Int) -> PictureBlock {
        let tabs = part.children.filter { $0.role == .tab }
        let shown = tabs.first(where: \.isSelected) ?? tabs.first
        var block = content(shown?.children ?? part.children.filter { $0.role != .tab }, width)
        guard !tabs.isEmpty else { return block }
        block.add(line: rule(width))
        let labels = tabs.map { tab in label(tab == shown ? "•" + tab.label : tab.label, width) }
        block.add(spread(labels, [], width), flow, .center)
        return block
    }
}

/// What a page has at its edges.
struct PageBars {
    private(set) var title: String?
    private(set) var back: String?
    private(set) var search: ScreenPart?
    private(set) var leading: [ScreenPart] = []
    private(set) var trailing: [ScreenPart] = []
    private(set) var bottom: [ScreenPart] = []
    private(set) var rest: [ScreenPart] = []

    init(_ page: ScreenPart) {
        for part in page.children {
            switch part.role {
            case .title: title = part.spoken
            case .backButton: back = part.spoken
            case .searchField: search = part
            case .toolbarItem: place(part)
            default: rest.append(part)
            }
        }
    }

    /// Whether there is nothing to touch above.
    var isEmpty: Bool { back == nil && leading.isEmpty && trailing.isEmpty }

    private mutating func place(_ item: ScreenPart) {
        switch item.placement ?? "" {
        case "cancellationAction", "topBarLeading", "navigationBarLeading", "navigation": leading.append(item)
        case "bottomBar", "keyboard", "status": bottom.append(item)
        default: trailing.append(item)
        }
    }
}
