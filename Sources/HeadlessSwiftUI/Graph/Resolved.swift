import Foundation

/// Elements of one place, and what they hand up to the bars of the page they are on.
struct Resolution {
    var elements: [Resolved] = []
    var bars: [Resolved] = []
}

/// An element with its children, as it is now.
final class Resolved: @unchecked Sendable {
    var role: ScreenElement.Role
    var label = ""
    var value: String?
    var prompt: String?
    var isEnabled = true
    var isSelected = false
    var placement: String?
    var identifier: String?
    var children: [Resolved] = []
    var handlers = Handlers()
    var looks: [Look] = []
    var traits = Traits()
    var row: (any RowSource)?
    /// This element as a row of a list, made once.
    private var rowElement: Resolved?

    init(_ role: ScreenElement.Role) { self.role = role }

    func copy() -> Resolved {
        let copy = Resolved(role)
        copy.label = label
        copy.value = value
        copy.prompt = prompt
        copy.isEnabled = isEnabled
        copy.isSelected = isSelected
        copy.placement = placement
        copy.identifier = identifier
        copy.children = children
        copy.handlers = handlers
        copy.looks = looks
        copy.traits = traits
        copy.row = row
        return copy
    }

    /// What is read aloud: the label, else that of its children.
    var spoken: String {
        if !label.isEmpty { return label }
        return children.lazy.filter { $0.role != .spacer }.map(\.spoken).filter { !$0.isEmpty }
            .joined(separator: ", ")
    }

    @MainActor
    func takeLabel(_ parts: [GraphPart]) {
        var inner = Resolution()
        GraphPart.resolve(parts, into: &inner)
        children = inner.elements + children
        let texts = inner.elements.flatMap { $0.leaves(.text) }
        let named = texts.isEmpty ? inner.elements.flatMap { $0.leaves(.image) } : texts
        label = named.map(\.label).filter { !$0.isEmpty }.joined(separator: ", ")
    }

    func leaves(_ wanted: ScreenElement.Role) -> [Resolved] {
        if role == wanted { return [self] }
        return children.flatMap { $0.leaves(wanted) }
    }

    func asRow() -> Resolved {
        if let rowElement { return rowElement }
        let made = Resolved(.row)
        made.children = [self]
        made.row = row
        made.traits = traits
        made.traits.tapGesture = nil
        made.isEnabled = isEnabled
        rowElement = made
        return made
    }
}

/// What a modifier attached to an element for its container or its user.
struct Traits {
    var tag: Tag?
    var tapGesture: (@MainActor () -> Void)?
    var longPress: (@MainActor () -> Void)?
    var swipes: [Resolved] = []
    var menu: [Resolved] = []
    var tabLabel: [Resolved] = []
    var badge: String?
    var isDeleteDisabled = false
    var isMoveDisabled = false
    var refresh: (@MainActor () -> Void)?
}

/// What a user can do with an element.
struct Handlers {
    typealias Act<Input> = @MainActor (Input) -> Void
    var tap: (@MainActor () -> Void)?
    var type: Act<String>?
    var submit: (@MainActor () -> Void)?
    var focus: (@MainActor () -> Void)?
    var blur: (@MainActor () -> Void)?
    var step: Act<Int>?
    var slide: Act<Double>?
    var slideRange: ClosedRange<Double>?
    var setDate: Act<Date>?
    var dateRange: ClosedRange<Date>?
    var choose: (@MainActor (Tag) -> Bool)?
    var options: [Resolved] = []
    var back: (@MainActor () -> Void)?
    var edit: Act<Bool>?
}

/// The value that a picker, a tab view or a list knows an element by.
struct Tag {
    let value: AnyHashable
    /// Whether it also names an element where the selection is optional.
    let includesOptional: Bool

    /// The value if the selection is exactly of its type.
    func matching<Selection>(_ type: Selection.Type) -> Selection? {
        if Swift.type(of: value.base) == type { return value.base as? Selection }
        guard includesOptional, let optional = type as? any OptionalType.Type else { return nil }
        return optional.wrapping(value.base) as? Selection
    }
}

protocol OptionalType {
    static func wrapping(_ value: Any) -> Any?
}

extension Optional: OptionalType {
    static func wrapping(_ value: Any) -> Any? {
        guard type(of: value) == Wrapped.self, let wrapped = value as? Wrapped else { return nil }
        return Self.some(wrapped) as Any
    }
}
