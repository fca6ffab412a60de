extension NavigationPath.Command: WireRepresentable {
    public init?(wire: WireValue) {
        switch wire.name {
        case "add":
            guard let expense = NavigationPath.Expense(fieldsOf: wire) else { return nil }
            self = .add(expense)
        case "edit":
            guard let expense = NavigationPath.Expense(fieldsOf: wire) else { return nil }
            self = .edit(expense)
        case "pop": self = .pop
        case "root": self = .popToRoot
        case "delete-on-top": self = .deleteOnTop
        default:
            guard let command = Self.command(wire.name, id: wire.text("id")) else { return nil }
            self = command
        }
    }

    private static func command(_ name: String?, id: String?) -> Self? {
        guard let id else { return nil }
        return switch name {
        case "push": .push(id: id)
        case "open": .open(id: id)
        case "delete": .delete(id: id)
        default: nil
        }
    }

    public var wire: WireValue {
        switch self {
        case .add(let expense): .record("add", expense.fields)
        case .edit(let expense): .record("edit", expense.fields)
        case .push(let id): .record("push", [WireField("id", .text(id))])
        case .pop: .record("pop", [])
        case .popToRoot: .record("root", [])
        case .open(let id): .record("open", [WireField("id", .text(id))])
        case .delete(let id): .record("delete", [WireField("id", .text(id))])
        case .deleteOnTop: .record("delete-on-top", [])
        }
    }
}

extension NavigationPath.Observation: WireRepresentable {
    public init?(wire: WireValue) {
        guard wire.name == "screens", let list = wire.list("list", of: NavigationPath.Expense.self),
            let path = wire.list("path", of: NavigationPath.Expense.self)
        else { return nil }
        self.init(list: list, path: path)
    }

    public var wire: WireValue {
        .record("screens", [WireField("list", .list(list.map(\.wire))), WireField("path", .list(path.map(\.wire)))])
    }
}

extension NavigationPath.Expense: WireRepresentable {
    public init?(wire: WireValue) {
        guard wire.name == "expense" else { return nil }
        self.init(fieldsOf: wire)
    }

    fileprivate init?(fieldsOf wire: WireValue) {
        guard let id = wire.text("id"), let title = wire.text("title") else { return nil }
        self.init(id: id, title: title)
    }

    public var wire: WireValue { .record("expense", fields) }

    fileprivate var fields: [WireField] { [WireField("id", .text(id)), WireField("title", .text(title))] }
}
