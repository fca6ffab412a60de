/// The node of a `ForEach`: its rows by id, in the order of the data.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: Node, @unchecked Sendable {
    typealias Row = RowNode<Data.Element, ID, Content>
    private var view: ForEach<Data, ID, Content>
    private(set) var editing: RowEditing
    private var rows: [Row] = []

    init(_ view: ForEach<Data, ID, Content>, _ context: GraphContext) {
        self.view = view
        editing = context.editing
        super.init(environment: context.environment, key: context.path, parent: context.node)
    }

    override var name: String { "ForEach" }
    var count: Int { rows.count }

    @MainActor
    func accept(_ view: ForEach<Data, ID, Content>, _ context: GraphContext) {
        self.view = view
        editing = context.editing
        environment = context.environment
        evaluate()
    }

    @MainActor
    override func evaluate() {
        isDirty = false
        makeChildren {
            let old = knownRows()
            var seen: [ID: Int] = [:]
            seen.reserveCapacity(view.data.count)
            var current: [Row] = []
            current.reserveCapacity(view.data.count)
            for element in view.data { current.append(row(for: element, at: current.count, &seen, old)) }
            for row in rows where row.round != round { row.leave() }
            rows = current
            return current.map { GraphPart(.node($0)) }
        }
    }

    private var round = 0

    private func knownRows() -> [RowKey<ID>: Row] {
        round += 1
        var known: [RowKey<ID>: Row] = [:]
        known.reserveCapacity(rows.count)
        for row in rows { known[row.id] = row }
        return known
    }

    @MainActor
    private func row(
        for element: Data.Element, at offset: Int, _ seen: inout [ID: Int], _ old: [RowKey<ID>: Row]
    ) -> Row {
        let id = Tracking.untracked { view.id(element) }
        let occurrence = seen[id, default: 0]
        seen[id] = occurrence + 1
        if occurrence == 1 { noteDuplicate(id) }
        let key = RowKey(id: id, occurrence: occurrence)
        if offset < rows.count, rows[offset].id == key || old[key] != nil {
            let known = rows[offset].id == key ? rows[offset] : old[key] ?? rows[offset]
            known.round = round
            known.accept(element, view.content, offset, environment)
            return known
        }
        if let known = old[key] {
            known.round = round
            known.accept(element, view.content, offset, environment)
            return known
        }
        let made = Row(element, view.content, key, offset, self)
        made.source = self
        made.round = round
        made.evaluate()
        return made
    }

    private func noteDuplicate(_ id: ID) {
        runtime.note(
            .duplicateID,
            "ForEach<\(Data.self), \(ID.self), \(Content.self)>: the ID \(id) occurs multiple times within the "
                + "collection, this will give undefined results!")
    }

    override func becomeVisible(_ isVisible: Bool) {
        for row in rows { row.becomeVisible(isVisible) }
    }

    override func leave() {
        for row in rows { row.leave() }
        super.leave()
    }
}

extension ForEachNode: RowOwner {}

protocol RowOwner: AnyObject {
    var editing: RowEditing { get }
    var count: Int { get }
}

struct RowKey<ID: Hashable>: Hashable {
    let id: ID
    /// How many rows before it have the same id.
    let occurrence: Int
}
