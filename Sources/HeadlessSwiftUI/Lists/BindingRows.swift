/// The rows of `ForEach($items)`: a binding for each element, and the elements as they were.
public struct BindingRows<Base: MutableCollection & RandomAccessCollection>: RandomAccessCollection {
    let binding: Binding<Base>
    let snapshot: Base

    init(_ binding: Binding<Base>) {
        self.binding = binding
        snapshot = binding.wrappedValue
    }

    public var startIndex: Base.Index { snapshot.startIndex }
    public var endIndex: Base.Index { snapshot.endIndex }
    public func index(after i: Base.Index) -> Base.Index { snapshot.index(after: i) }
    public func index(before i: Base.Index) -> Base.Index { snapshot.index(before: i) }
    public func index(_ i: Base.Index, offsetBy distance: Int) -> Base.Index { snapshot.index(i, offsetBy: distance) }
    public func distance(from start: Base.Index, to end: Base.Index) -> Int { snapshot.distance(from: start, to: end) }
    public subscript(position: Base.Index) -> Binding<Base.Element> {
        Binding(location: IndexLocation(parent: binding.location, index: position))
    }
}
