extension ExpenseItem.Command: WireRepresentable {
    public init?(wire: WireValue) {
        switch wire.name {
        case "make":
            guard let content = ExpenseContent(fieldsOf: wire) else { return nil }
            self = .make(content)
        case "read":
            guard let content = ExpenseContent(fieldsOf: wire), let id = wire.text("id"), ExpenseIdentifier.isDigit(id)
            else { return nil }
            self = .read(content.entry(id: id))
        case "encode": self = .encode
        case "copy": self = .copy
        default: return nil
        }
    }

    public var wire: WireValue {
        switch self {
        case .make(let content): .record("make", content.fields)
        case .read(let entry): .record("read", [WireField("id", .text(entry.id))] + entry.content)
        case .encode: .record("encode", [])
        case .copy: .record("copy", [])
        }
    }
}

extension ExpenseItem.Observation: WireRepresentable {
    public init?(wire: WireValue) {
        switch wire.name {
        case "items":
            guard let items = wire.list("items", of: ExpenseEntry.self) else { return nil }
            self = .items(items)
        case "json":
            guard let items = wire.list("items", of: ExpenseEntry.self) else { return nil }
            self = .json(items)
        case "threw": self = .threw
        default: return nil
        }
    }

    public var wire: WireValue {
        switch self {
        case .items(let items): .record("items", [WireField("items", .list(items.map(\.wire)))])
        case .json(let items): .record("json", [WireField("items", .list(items.map(\.wire)))])
        case .threw: .record("threw", [])
        }
    }
}
