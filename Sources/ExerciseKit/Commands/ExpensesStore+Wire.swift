extension ExpensesStore.Command: WireRepresentable {
    public init?(wire: WireValue) {
        switch wire.name {
        case "add":
            guard let content = ExpenseContent(fieldsOf: wire) else { return nil }
            self = .add(content)
        case "remove":
            guard let offsets = wire.list("offsets", of: Offset.self) else { return nil }
            self = .remove(offsets: offsets.map(\.number))
        case "launch": self = .launch
        case "spoiled":
            guard let text = wire.text("text") else { return nil }
            self = .spoiled(text)
        case "misplaced":
            guard let text = wire.text("text") else { return nil }
            self = .misplaced(text)
        default: self.init(saved: wire)
        }
    }

    private init?(saved wire: WireValue) {
        guard let entries = wire.list("items", of: ExpenseEntry.self) else { return nil }
        for entry in entries where !ExpenseIdentifier.isDigit(entry.id) || Double(entry.amount) == nil { return nil }
        switch wire.name {
        case "found": self = .found(entries)
        case "foreign":
            guard let key = wire.text("key") else { return nil }
            self = .foreign(key: key, entries)
        default: return nil
        }
    }

    public var wire: WireValue {
        switch self {
        case .add(let content): .record("add", content.fields)
        case .remove(let offsets):
            .record("remove", [WireField("offsets", .list(offsets.map { Offset(number: $0).wire }))])
        case .launch: .record("launch", [])
        case .found(let entries): .record("found", [entries.field])
        case .spoiled(let text): .record("spoiled", [WireField("text", .text(text))])
        case .misplaced(let text): .record("misplaced", [WireField("text", .text(text))])
        case .foreign(let key, let entries): .record("foreign", [WireField("key", .text(key)), entries.field])
        }
    }
}

extension ExpensesStore.Observation: WireRepresentable {
    public init?(wire: WireValue) {
        switch wire.name {
        case "list":
            guard let entries = wire.list("items", of: ExpenseEntry.self),
                let saved = wire["saved"].flatMap(ExpensesStore.Saved.init(wire:))
            else { return nil }
            self = .list(entries, saved: saved)
        case "unnoticed": self = .unnoticed
        case "threw": self = .threw
        default: return nil
        }
    }

    public var wire: WireValue {
        switch self {
        case .list(let entries, let saved): .record("list", [entries.field, WireField("saved", saved.wire)])
        case .unnoticed: .record("unnoticed", [])
        case .threw: .record("threw", [])
        }
    }
}

extension ExpensesStore.Saved: WireRepresentable {
    public init?(wire: WireValue) {
        switch wire.name {
        case "same": self = .same
        case "others":
            guard let entries = wire.list("items", of: ExpenseEntry.self) else { return nil }
            self = .others(entries)
        case "untouched": self = .untouched
        case "unreadable": self = .unreadable
        default: return nil
        }
    }

    public var wire: WireValue {
        switch self {
        case .same: .record("same", [])
        case .others(let entries): .record("others", [entries.field])
        case .untouched: .record("untouched", [])
        case .unreadable: .record("unreadable", [])
        }
    }
}

/// An offset on the wire: decimal text.
private struct Offset: WireRepresentable {
    var number: Int

    init(number: Int) { self.number = number }

    init?(wire: WireValue) {
        guard let number = wire.text.flatMap({ Int($0) }) else { return nil }
        self.number = number
    }

    var wire: WireValue { .text(String(number)) }
}

extension [ExpenseEntry] {
    fileprivate var field: WireField { WireField("items", .list(map(\.wire))) }
}
