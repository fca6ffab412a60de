public import Foundation

extension Screen {
    /// Taps: a button, a link, a toggle, a row (its link, button or choice), a tab, or what has a tap gesture.
    public func tap(_ target: ScreenTarget) throws(ScreenError) {
        let path = try findTappable(target)
        guard let action = path.tapAction else {
            throw .cannot(action: "tapped", what: "\(target)", screen: excerpt)
        }
        guard action.isEnabled else { throw .disabled(what: "\(target)", screen: excerpt) }
        run(action.run)
    }

    private func findTappable(_ target: ScreenTarget) throws(ScreenError) -> ElementPath {
        let first = try find(target)
        guard target.position == nil, target.roles.isEmpty, first.tapAction == nil else { return first }
        return ElementSearch.all(target, in: top).first { $0.tapAction != nil } ?? first
    }

    /// Types `text` into a field in place of what it holds, and leaves the field: formats read it by the locale.
    public func type(_ text: String, into label: String) throws(ScreenError) {
        try type(text, into: .field(label))
    }

    public func type(_ text: String, into target: ScreenTarget) throws(ScreenError) {
        let path = try findEnabled(target, doing: "typed into") { $0.handlers.type != nil }
        guard let type = path.element.handlers.type else { return }
        takeFocus(path.element)
        run { type(text) }
    }

    /// Puts the cursor into a field.
    func takeFocus(_ field: Resolved) {
        run {
            runtime.blur?()
            runtime.blur = field.handlers.blur
            field.handlers.focus?()
        }
    }

    /// Empties a field.
    public func clear(_ target: ScreenTarget) throws(ScreenError) { try type("", into: target) }

    /// Presses return in a field.
    public func submit(_ target: ScreenTarget) throws(ScreenError) {
        let path = try findEnabled(target, doing: "submitted") { $0.handlers.submit != nil }
        guard let submit = path.element.handlers.submit else { return }
        takeFocus(path.element)
        run {
            path.element.handlers.blur?()
            submit()
        }
    }

    /// Chooses the option with this text in a picker.
    public func pick(_ option: String, in label: String) throws(ScreenError) { try pick(option, in: .picker(label)) }

    public func pick(_ option: String, in target: ScreenTarget) throws(ScreenError) {
        let path = try findEnabled(target, doing: "picked from") { $0.handlers.choose != nil }
        let options = path.element.handlers.options
        guard let chosen = options.first(where: { $0.label == option || $0.contains(text: option) }),
            let tag = chosen.traits.tag
        else { throw .noOption(option: option, what: "\(target)", screen: excerpt) }
        run { _ = path.element.handlers.choose?(tag) }
    }

    /// Turns a toggle.
    public func toggle(_ label: String) throws(ScreenError) { try tap(.toggle(label)) }

    /// Presses a stepper's plus (`count` above 0) or minus.
    public func step(_ label: String, by count: Int = 1) throws(ScreenError) {
        let path = try findEnabled(.stepper(label), doing: "stepped") { $0.handlers.step != nil }
        guard let step = path.element.handlers.step else { return }
        for _ in 0..<abs(count) { run { step(count.signum()) } }
    }

    /// Drags a slider to `value`, within its range.
    public func slide(_ target: ScreenTarget, to value: Double) throws(ScreenError) {
        let path = try findEnabled(target, doing: "slid") { $0.handlers.slide != nil }
        guard let slide = path.element.handlers.slide else { return }
        run { slide(value) }
    }

    /// Sets a date picker; a date out of its range becomes the nearest that can be chosen.
    public func setDate(_ date: Date, in label: String) throws(ScreenError) {
        let path = try findEnabled(.datePicker(label), doing: "set") { $0.handlers.setDate != nil }
        guard let set = path.element.handlers.setDate else { return }
        run { set(date) }
    }

    /// Swipes a row and taps Delete: its `onDelete` is told the row's index in the data of its `ForEach`.
    public func swipeToDelete(_ target: ScreenTarget) throws(ScreenError) {
        let (path, row) = try rowSource(target)
        let isDisabled = path.outwards.contains { $0.traits.isDeleteDisabled }
        guard let delete = row.editing?.delete, !isDisabled else {
            throw .cannot(action: "deleted by swiping", what: "\(target)", screen: excerpt)
        }
        run { delete(IndexSet(integer: row.offset)) }
    }

    /// Drags a row so that it stands where the one at `position` of the same `ForEach` is, from 0.
    public func move(_ target: ScreenTarget, to position: Int) throws(ScreenError) {
        let (_, row) = try rowSource(target)
        guard let move = row.editing?.move, (0..<row.count).contains(position) else {
            throw .cannot(action: "moved to position \(position)", what: "\(target)", screen: excerpt)
        }
        let offset = row.offset
        guard offset != position else { return }
        run { move(IndexSet(integer: offset), position > offset ? position + 1 : position) }
    }

    private func rowSource(_ target: ScreenTarget) throws(ScreenError) -> (ElementPath, any RowSource) {
        let path = try find(target)
        guard let row = path.outwards.lazy.compactMap(\.row).first else {
            throw .cannot(action: "swiped", what: "\(target)", screen: excerpt)
        }
        return (path, row)
    }

    /// Swipes a row (or opens its context menu) and taps the button with this label.
    public func tapAction(_ label: String, of target: ScreenTarget) throws(ScreenError) {
        let path = try find(target)
        let offered = path.outwards.flatMap { $0.traits.swipes + $0.traits.menu }
        let buttons = offered.flatMap { $0.leaves(.button) }
        guard let button = buttons.first(where: { ScreenTarget.button(label).matches($0) }),
            let tap = button.handlers.tap
        else { throw .cannot(action: "given \"\(label)\"", what: "\(target)", screen: excerpt) }
        guard button.isEnabled else { throw .disabled(what: "\"\(label)\"", screen: excerpt) }
        run(tap)
    }

    /// Goes back one page of the innermost stack that has one.
    public func goBack() throws(ScreenError) {
        let stacks = ElementSearch.all(.any(.navigation), in: top)
        guard let back = stacks.reversed().lazy.compactMap(\.element.handlers.back).first else {
            throw .cannot(action: "left by going back", what: "the page", screen: excerpt)
        }
        run(back)
    }

    /// Swipes the topmost sheet down, or taps beside a popover or dialog.
    public func dismissSheet() throws(ScreenError) {
        guard let layer = runtime.layers.last else { throw .notFound(what: "sheet", screen: excerpt) }
        let role = layer.node.request.role
        let name = ScreenText.name(of: role)
        guard role != .alert, role != .fullScreenCover, !layer.node.isDismissDisabled else {
            throw .cannot(action: "dismissed by swiping", what: "the \(name)", screen: excerpt)
        }
        run { layer.node.request.close() }
    }

    /// Types into the search field.
    public func search(_ text: String) throws(ScreenError) { try type(text, into: .any(.searchField)) }

    func findEnabled(
        _ target: ScreenTarget, doing action: String, _ canDo: (Resolved) -> Bool
    ) throws(ScreenError) -> ElementPath {
        let first = try find(target)
        let path =
            canDo(first.element) ? first : ElementSearch.all(target, in: top).first { canDo($0.element) } ?? first
        guard canDo(path.element) else { throw .cannot(action: action, what: "\(target)", screen: excerpt) }
        guard path.isEnabled else { throw .disabled(what: "\(target)", screen: excerpt) }
        return path
    }
}

/// What a tap does.
struct TapAction {
    let isEnabled: Bool
    let run: @MainActor () -> Void
}

extension ElementPath {
    /// The tap of the innermost element around that has one; for a row, that of the one thing in it.
    var tapAction: TapAction? {
        for candidate in outwards {
            if let tap = candidate.handlers.tap { return TapAction(isEnabled: candidate.isEnabled, run: tap) }
            if let tap = candidate.traits.tapGesture { return TapAction(isEnabled: candidate.isEnabled, run: tap) }
            guard candidate.role == .row else { continue }
            return candidate.innerTap
        }
        return nil
    }
}

extension Resolved {
    fileprivate var innerTap: TapAction? {
        for child in children {
            if let tap = child.handlers.tap ?? child.traits.tapGesture {
                return TapAction(isEnabled: child.isEnabled, run: tap)
            }
            if let tap = child.innerTap { return tap }
        }
        return nil
    }
}
