/// Which field has the focus.
@propertyWrapper
public struct FocusState<Value: Hashable>: GraphProperty {
    private let initial: Value
    private var box: StateBox<Value>?

    init(initial: Value) { self.initial = initial }

    public init() where Value == Bool { self.init(initial: false) }
    public init<T: Hashable>() where Value == T? { self.init(initial: nil) }

    public var wrappedValue: Value {
        get { box?.get() ?? initial }
        nonmutating set { box?.set(newValue) }
    }

    public var projectedValue: Binding { Binding(location: box, value: initial, none: initial) }

    mutating func connect(_ node: Node, slot: Int) -> Bool {
        let known = node.slots[slot] as? StateBox<Value> ?? StateBox(initial, owner: node)
        node.slots[slot] = known
        box = known
        return false
    }

    @propertyWrapper
    public struct Binding: InputProperty {
        let location: Location<Value>?
        let value: Value
        let none: Value

        public var wrappedValue: Value {
            get { location?.get() ?? value }
            nonmutating set { location?.set(newValue) }
        }
        public var projectedValue: Binding { self }

        mutating func connect(_ node: Node, slot: Int) -> Bool { false }
        func isSameInput(as other: Binding) -> Bool { location === other.location }
    }
}

/// A field that takes the focus when somebody types into it, and loses it when another does.
nonisolated struct FocusedView<Content: View, Value: Hashable>: View {
    let content: Content
    let binding: FocusState<Value>.Binding
    let value: Value

    @MainActor var body: some View {
        let isFocused = binding.wrappedValue == value
        let box = Unchecked((binding, value))
        ModifiedElements(content: content) { element, _ in
            if isFocused { element.isSelected = true }
            element.handlers.focus = {
                if box.value.0.wrappedValue != box.value.1 { box.value.0.wrappedValue = box.value.1 }
            }
            element.handlers.blur = {
                if box.value.0.wrappedValue == box.value.1 { box.value.0.wrappedValue = box.value.0.none }
            }
        }
    }
}

extension View {
    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        FocusedView(content: self, binding: condition, value: true)
    }
    nonisolated public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value)
        -> some View
    {
        FocusedView(content: self, binding: binding, value: value)
    }
}
