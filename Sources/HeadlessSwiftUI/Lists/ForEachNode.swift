/// The node of a `ForEach`: its rows by id, in the order of the data.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: Node, @unchecked Sendable {
    typealias Row = RowNode<Data.Element, ID, Content>
    private var view: ForEach<Data, ID, Content>
    private(set) var editing: RowEditing
    private var rows: [Row] = []
    /// The ids on screen; nil while two rows share one.
    private var ids: Set<ID>? = []
    private var round = 0

    init(_ view: ForEach<Data, ID, Content>, _ context: GraphContext) {
        self.view = view
        editing = context.editing
        super.init(environment: context.environment, key: context.path, parent: context.node)
    }

    var count: Int { rows.count }

    @MainActor
    func accept(_ given: ForEach<Data, ID, Content>, _ context: GraphContext) {
        let old = view
        let new = given.isConstant ? keptConstant(given) : given
        view = new
        view.data = RowChanges.adopting(old.data, in: new.data)
        editing = context.editing
        let isSameCode = ClosureIdentity.same(new.content, old.content) && environment.isSame(as: context.environment)
        environment = context.environment
        guard isSameCode, !isDirty, !isBehindPublications, ids != nil,
            let kept = RowChanges.kept(from: old.data, in: view.data)
        else {
            return evaluate()
        }
        guard kept.first + kept.last < max(old.data.count, new.data.count) else { return }
        if !replaceMiddle(kept) { evaluate() }
    }

    /// The data of a plain range are those it began with, as SwiftUI documents it.
    private func keptConstant(_ new: ForEach<Data, ID, Content>) -> ForEach<Data, ID, Content> {
        if new.data.count != view.data.count {
            runtime.note(
                .constantData,
                "ForEach<\(Data.self), \(ID.self), \(Content.self)> count (\(new.data.count)) != its initial count "
                    + "(\(view.data.count)). `ForEach(_:content:)` should only be used for *constant* data. Instead conform "
                    + "data to `Identifiable` or use `ForEach(_:id:content:)` and provide an explicit `id`!")
        }
        var kept = new
        kept.data = view.data
        return kept
    }

    // MARK: all rows

    @MainActor
    override func evaluate() {
        isDirty = false
        catchUpWithPublications()
        runtime.checkStack(in: self)
        round += 1
        var known: [RowKey<ID>: Row] = [:]
        known.reserveCapacity(rows.count)
        for row in rows { known[row.id] = row }
        var seen: [ID: Int] = [:]
        seen.reserveCapacity(view.data.count)
        var current: [Row] = []
        current.reserveCapacity(view.data.count)
        for element in view.data {
            let id = Tracking.untracked { view.id(element) }
            let occurrence = seen[id, default: 0]
            seen[id] = occurrence + 1
            if occurrence == 1 { noteDuplicate(id) }
            let key = RowKey(id: id, occurrence: occurrence)
            current.append(row(key, element, at: current.count, known[key]))
        }
        ids = seen.count == current.count ? Set(seen.keys) : nil
        take(current)
    }

    @MainActor
    private func row(_ key: RowKey<ID>, _ element: Data.Element, at offset: Int, _ known: Row?) -> Row {
        if let known {
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

    private func take(_ current: [Row]) {
        for row in rows where row.round != round { row.leave() }
        rows = current
        makeChildren { current.map { GraphPart(.node($0)) } }
    }

    private func noteDuplicate(_ id: ID) {
        runtime.note(
            .duplicateID,
            "ForEach<\(Data.self), \(ID.self), \(Content.self)>: the ID \(id) occurs multiple times within the "
                + "collection, this will give undefined results!")
    }

    // MARK: some rows

    /// Makes only the rows between those that are the same as before. False where an id would be there twice.
    @MainActor
    private func replaceMiddle(_ kept: KeptRows) -> Bool {
        guard var ids else { return false }
        let (oldEnd, newEnd) = (rows.count - kept.last, view.data.count - kept.last)
        var known: [RowKey<ID>: Row] = [:]
        for row in rows[kept.first..<oldEnd] {
            known[row.id] = row
            ids.remove(row.id.id)
        }
        var middle: [(RowKey<ID>, Data.Element)] = []
        for offset in kept.first..<max(newEnd, kept.first) {
            let element = view.data[view.data.index(view.data.startIndex, offsetBy: offset)]
            let id = Tracking.untracked { view.id(element) }
            guard ids.insert(id).inserted else { return false }
            middle.append((RowKey(id: id, occurrence: 0), element))
        }
        self.ids = ids
        round += 1
        for row in rows[..<kept.first] { row.round = round }
        for row in rows[oldEnd...] { row.round = round }
        let made = middle.enumerated().map { row($1.0, $1.1, at: kept.first + $0, known[$1.0]) }
        let isSameRows = made.elementsEqual(rows[kept.first..<oldEnd]) { $0 === $1 }
        guard !isSameRows else { return true }
        let current = rows[..<kept.first] + made + rows[oldEnd...]
        if oldEnd != newEnd { for (offset, row) in current.enumerated() { row.offset = offset } }
        take(Array(current))
        return true
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
