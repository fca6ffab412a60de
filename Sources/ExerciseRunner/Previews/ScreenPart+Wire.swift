internal import CourseModel
internal import ExerciseKit

extension ScreenPreview {
    /// What a preview's process showed; nil where that is no screen. The bytes may come from anyone.
    init?(name: String?, wire: WireValue) {
        guard case .record("screen", _) = wire, case .list(let parts)? = wire["parts"],
            let screen = ScreenPart(layers: parts)
        else { return nil }
        let notes: [WireValue] = if case .list(let notes)? = wire["notes"] { notes } else { [] }
        let failure = wire.text("failure") ?? ""
        self.init(
            name: name, screen: screen, notes: notes.compactMap(\.text), failure: failure.isEmpty ? nil : failure,
            isRightToLeft: wire.text("direction") == "rtl")
    }
}

extension ScreenPart {
    private static let greatestDepth = 60

    /// The screen with what covers it among its children; `parts` are all parts, each with its depth, parents first.
    init?(layers parts: [WireValue]) {
        var rest = parts[...]
        guard var screen = Self.next(&rest, at: 0) else { return nil }
        while let cover = Self.next(&rest, at: 0) { screen.children.append(cover) }
        guard rest.isEmpty else { return nil }
        self = screen
    }

    private static func next(_ rest: inout ArraySlice<WireValue>, at depth: Int) -> ScreenPart? {
        guard depth <= greatestDepth, let first = rest.first, first.number("depth") == depth,
            var part = ScreenPart(wire: first)
        else { return nil }
        rest = rest.dropFirst()
        while let child = next(&rest, at: depth + 1) { part.children.append(child) }
        return part
    }

    private init?(wire: WireValue) {
        guard let role = wire.name.flatMap(Role.init(rawValue:)) else { return nil }
        self.init(role, wire.text("label") ?? "", value: wire.text("value"))
        prompt = wire.text("prompt")
        isEnabled = wire.text("enabled") != "false"
        isSelected = wire.text("selected") == "true"
        placement = wire.text("placement")
        if case .list(let names)? = wire["actions"] { actions = names.compactMap(\.text) }
        if case .list(let found)? = wire["looks"] {
            looks = found.compactMap { look in
                guard case .list(let pair) = look, pair.count == 2, let name = pair[0].text, let value = pair[1].text
                else { return nil }
                return Look(name, value)
            }
        }
    }
}
