/// The nodes that read a value since it last changed.
struct Readers {
    private struct Entry { weak var node: Node? }
    private var entries: [ObjectIdentifier: Entry] = [:]

    mutating func note() {
        guard let reader = Tracking.reader, Tracking.isOnMainActor else { return }
        entries[ObjectIdentifier(reader)] = Entry(node: reader)
    }

    mutating func invalidateAll() {
        let read = entries
        entries = [:]
        for entry in read.values { entry.node?.invalidate() }
    }
}
