/// What crosses between `learn` and a student's build: text, lists, and records, which are names with fields. Numbers
/// travel as decimal text.
public enum WireValue: Hashable, Sendable {
    case text(String)
    case list([WireValue])
    case record(String, [WireField])
}

/// A field of a record.
public struct WireField: Hashable, Sendable {
    public var name: String
    public var value: WireValue

    public init(_ name: String, _ value: WireValue) {
        self.name = name
        self.value = value
    }
}

extension WireValue {
    /// The text; nil where this is none.
    public var text: String? {
        guard case .text(let text) = self else { return nil }
        return text
    }

    /// The name of a record; nil where this is none.
    public var name: String? {
        guard case .record(let name, _) = self else { return nil }
        return name
    }

    /// The text of the field `name`.
    public func text(_ name: String) -> String? { self[name]?.text }

    /// The whole number that the field `name` holds.
    public func number(_ name: String) -> Int? { text(name).flatMap { Int($0) } }

    /// The items of the list in the field `name`, where all of them can be read as `Item`.
    public func list<Item: WireRepresentable>(_ name: String, of item: Item.Type) -> [Item]? {
        guard case .list(let values) = self[name] else { return nil }
        var items: [Item] = []
        for value in values {
            guard let item = Item(wire: value) else { return nil }
            items.append(item)
        }
        return items
    }

    /// The field `name` of a record; nil where there is none.
    public subscript(name: String) -> WireValue? {
        guard case .record(_, let fields) = self else { return nil }
        return fields.first { $0.name == name }?.value
    }
}

/// What has a form on the wire. Reading what was written gives an equal value, and equal values are written alike.
public protocol WireRepresentable {
    /// Nil where `wire` is not such a value.
    init?(wire: WireValue)
    var wire: WireValue { get }
}
