/// A stored property that the tree connects to storage which outlives the view value.
public protocol DynamicProperty {
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}

/// A property wrapper of the module. `connect` says whether what it offers differs from the last time.
protocol GraphProperty: DynamicProperty {
    mutating func connect(_ node: Node, slot: Int) -> Bool
}

/// One that is handed over by the parent, so that it is an input like any other field.
protocol InputProperty: GraphProperty {
    func isSameInput(as other: Self) -> Bool
}
