/// What on the screen is meant: by role, label or text. A plain string means whatever has that label or text.
public struct ScreenTarget: Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    public typealias Role = ScreenElement.Role
    var roles: Set<Role> = []
    var label: String?
    /// Which of several, from 0.
    var position: Int?
    var kind: String

    public init(stringLiteral value: String) { self.init([], value, kind: "") }

    init(_ roles: Set<Role>, _ label: String?, kind: String) {
        self.roles = roles
        self.label = label
        self.kind = kind
    }

    /// Anything with this label or text.
    public static func labelled(_ label: String) -> ScreenTarget { ScreenTarget([], label, kind: "") }
    public static func button(_ label: String) -> ScreenTarget {
        ScreenTarget([.button, .menu], label, kind: "button")
    }
    public static func link(_ label: String) -> ScreenTarget { ScreenTarget([.link], label, kind: "link") }
    public static func text(_ text: String) -> ScreenTarget { ScreenTarget([.text], text, kind: "text") }
    /// A text field by its label, its prompt or what it holds.
    public static func field(_ label: String) -> ScreenTarget { ScreenTarget(fields, label, kind: "text field") }
    public static func toggle(_ label: String) -> ScreenTarget { ScreenTarget([.toggle], label, kind: "toggle") }
    public static func picker(_ label: String) -> ScreenTarget { ScreenTarget([.picker], label, kind: "picker") }
    public static func stepper(_ label: String) -> ScreenTarget { ScreenTarget([.stepper], label, kind: "stepper") }
    public static func slider(_ label: String) -> ScreenTarget { ScreenTarget([.slider], label, kind: "slider") }
    public static func datePicker(_ label: String) -> ScreenTarget {
        ScreenTarget([.datePicker], label, kind: "date picker")
    }
    public static func tab(_ label: String) -> ScreenTarget { ScreenTarget([.tab], label, kind: "tab") }
    /// A row by any text in it.
    public static func row(_ text: String) -> ScreenTarget { ScreenTarget([.row], text, kind: "row") }
    /// The row at `position`, from 0.
    public static func row(at position: Int) -> ScreenTarget { any(.row).nth(position) }
    /// Anything of this role.
    public static func any(_ role: Role) -> ScreenTarget { ScreenTarget([role], nil, kind: role.rawValue) }
    /// Something of this role by its label.
    public static func role(_ role: Role, _ label: String) -> ScreenTarget {
        ScreenTarget([role], label, kind: role.rawValue)
    }

    /// The one at `position` among all that match, from 0.
    public func nth(_ position: Int) -> ScreenTarget {
        var narrowed = self
        narrowed.position = position
        return narrowed
    }

    static let fields: Set<Role> = [.textField, .secureField, .textEditor, .searchField]

    public var description: String {
        let named = [kind, label.map { "\"\($0)\"" } ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
        return position.map { "\(named) number \($0 + 1)" } ?? named
    }

    func matches(_ element: Resolved) -> Bool {
        guard roles.isEmpty || roles.contains(element.role) else { return false }
        guard let label else { return true }
        if element.label == label || element.identifier == label || element.prompt == label { return true }
        switch element.role {
        case .row: return element.spoken == label || element.contains(text: label)
        case .textField, .textEditor, .searchField: return element.value == label && !label.isEmpty
        case .button, .link, .menu, .tab: return element.contains(text: label)
        default: return false
        }
    }
}

extension Resolved {
    func contains(text: String) -> Bool {
        children.contains { child in
            (child.label == text && child.role != .button) || child.contains(text: text)
        }
    }
}
