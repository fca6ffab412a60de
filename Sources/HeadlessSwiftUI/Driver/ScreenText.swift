/// The screen as lines of text: what a failure message shows.
enum ScreenText {
    static func lines(of layers: [ScreenElement]) -> [String] {
        guard let base = layers.first else { return [] }
        return base.children.flatMap { lines($0, 0) } + layers.dropFirst().flatMap { lines($0, 0) }
    }

    private static func lines(_ element: ScreenElement, _ depth: Int) -> [String] {
        switch element.role {
        case .spacer, .divider, .shape: return []
        case .row where element.children.allSatisfy { isPlain($0) }:
            return [line("row " + texts(element).map(quoted).joined(separator: ", ") + marks(element), depth)]
        case .row where isControl(element): return element.children.flatMap { lines($0, depth) }
        case .button, .link, .toggle, .picker, .stepper, .slider, .datePicker, .tab, .header, .footer, .text, .image,
            .title, .backButton, .textField, .secureField, .textEditor, .searchField, .progress, .labeledContent,
            .warning, .disclosure, .gauge:
            return [line(described(element), depth)]
        case .section where element.label.isEmpty && element.children.first?.role == .header:
            return element.children.prefix(1).flatMap { lines($0, depth) }
                + element.children.dropFirst().flatMap { lines($0, depth + 1) }
        case .section, .row, .sheet, .fullScreenCover, .popover, .alert, .confirmationDialog, .unavailable, .menu:
            return [line(described(element) + ":", depth)] + element.children.flatMap { lines($0, depth + 1) }
        default: return element.children.flatMap { lines($0, depth) }
        }
    }

    private static func line(_ text: String, _ depth: Int) -> String { String(repeating: "  ", count: depth) + text }

    private static func described(_ element: ScreenElement) -> String {
        var text = name(of: element.role)
        if !element.label.isEmpty { text += " " + quoted(element.label) }
        if let value = element.value { text += " = " + quoted(value) }
        if element.role == .picker {
            text += " of " + element.children.map { quoted($0.label) }.joined(separator: ", ")
        }
        return text + marks(element)
    }

    private static func marks(_ element: ScreenElement) -> String {
        (element.isSelected ? " (selected)" : "") + (element.isEnabled ? "" : " (disabled)")
    }

    /// Only texts and pictures in it: the row is one line.
    private static func isPlain(_ element: ScreenElement) -> Bool {
        switch element.role {
        case .text, .image, .spacer, .divider, .shape, .group, .horizontalStack, .verticalStack, .depthStack, .link,
            .button:
            element.children.allSatisfy(isPlain) && (element.role != .button || element.isEnabled)
        default: false
        }
    }

    private static func isControl(_ row: ScreenElement) -> Bool { row.children.count == 1 }

    private static func texts(_ element: ScreenElement) -> [String] {
        if element.role == .text || element.role == .image { return [element.label] }
        return element.children.flatMap(texts)
    }

    /// What would break a line or turn its direction is written as an escape.
    private static func quoted(_ text: String) -> String {
        "\"" + text.unicodeScalars.map(escaped).joined() + "\""
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar.properties.generalCategory {
        case .control where scalar == "\n": "\\n"
        case .control, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse:
            "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        case .format where (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value):
            "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        default: scalar == "\"" ? "\\\"" : String(Character(scalar))
        }
    }

    static func name(of role: ScreenElement.Role) -> String {
        switch role {
        case .textField: "text field"
        case .secureField: "secure field"
        case .textEditor: "text editor"
        case .datePicker: "date picker"
        case .searchField: "search field"
        case .backButton: "back button"
        case .fullScreenCover: "full-screen cover"
        case .confirmationDialog: "confirmation dialog"
        case .labeledContent: "value"
        case .unavailable: "empty state"
        case .progress: "progress"
        default: role.rawValue
        }
    }
}
