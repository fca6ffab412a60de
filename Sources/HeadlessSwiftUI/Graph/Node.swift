import Foundation
import Observation

/// One place of the tree that lives on while the screen changes: it keeps its state, its parts and its children.
public class Node: @unchecked Sendable {
    let runtime: Runtime
    private(set) weak var parent: Node?
    let depth: Int
    let key: UInt64
    var environment: EnvironmentValues
    var parts: [GraphPart] = []
    /// Storage of property wrappers by the offset of their field.
    var slots: [Int: AnyObject] = [:]
    private(set) var children: [Node] = []
    private var previous: [Node] = []
    private var cursor = 0
    private var makingRound = 0
    private var seenInRound = 0
    var isDirty = false
    private(set) var isAlive = true
    private var generation = 0
    private var publications = 0
    var resolution: Resolution?
    /// Run when the node leaves the tree.
    var endings: [() -> Void] = []

    init(environment: EnvironmentValues, key: UInt64, parent: Node?, runtime: Runtime? = nil) {
        guard let runtime = runtime ?? parent?.runtime else { trap("A node needs a runtime") }
        self.runtime = runtime
        self.parent = parent
        self.key = key
        self.environment = environment
        self.depth = (parent?.depth ?? 0) + 1
    }

    /// The type whose code this node runs.
    var codeType: Any.Type? { nil }

    /// The nearest view of the student's own, from here outwards: what messages name.
    var studentName: String {
        var next: Node? = self
        while let node = next {
            if let type = node.codeType, !String(reflecting: type).hasPrefix("HeadlessSwiftUI.") { return "\(type)" }
            next = node.parent
        }
        return "The screen"
    }

    @MainActor func evaluate() {}

    /// Completes the resolved elements of this node.
    @MainActor func finish(_ resolution: inout Resolution) {}

    // MARK: children

    func makeChildren(_ make: () -> [GraphPart]) {
        previous = children
        children = []
        children.reserveCapacity(previous.count)
        cursor = 0
        makingRound += 1
        parts = make()
        for child in previous where child.seenInRound != makingRound { child.leave() }
        previous = []
        forgetResolution()
    }

    func takeChild<N: Node>(_ key: UInt64, _ type: N.Type) -> N? {
        guard let found = findChild(key, type) else { return nil }
        found.seenInRound = makingRound
        children.append(found)
        return found
    }

    private func findChild<N: Node>(_ key: UInt64, _ type: N.Type) -> N? {
        if cursor < previous.count, previous[cursor].key == key, let hit = previous[cursor] as? N {
            cursor += 1
            return hit
        }
        for (index, child) in previous.enumerated() where child.key == key {
            guard child.seenInRound != makingRound, let hit = child as? N else { continue }
            cursor = index + 1
            return hit
        }
        return nil
    }

    func addChild(_ child: Node) {
        child.seenInRound = makingRound
        children.append(child)
    }

    /// Leaves the tree for good, children first: their state is gone.
    func leave() {
        guard isAlive else { return }
        isAlive = false
        for child in children { child.leave() }
        for ending in endings { ending() }
        endings = []
    }

    /// A page above it came or went: what it shows is on screen again, or not any more.
    func becomeVisible(_ isVisible: Bool) {
        for child in children { child.becomeVisible(isVisible) }
    }

    // MARK: change

    /// An `ObservableObject` changed since this node read anything.
    var isBehindPublications: Bool { publications != Tracking.publications }

    func catchUpWithPublications() { publications = Tracking.publications }

    /// Something that this node read has changed.
    func invalidate() {
        guard isAlive, !isDirty else { return }
        isDirty = true
        runtime.dirtyNodes.append(self)
    }

    /// Its elements are other ones now; whoever holds them in a resolved tree must ask again.
    func forgetResolution() {
        resolution = nil
        var next = parent
        while let node = next, node.resolution != nil {
            node.resolution = nil
            next = node.parent
        }
    }

    /// Runs `read` and remembers what it read: state, bindings, observable objects.
    @MainActor
    func track<Value>(_ read: @MainActor () -> Value) -> Value {
        generation += 1
        catchUpWithPublications()
        let started = generation
        let outer = Tracking.reader
        Tracking.reader = self
        defer { Tracking.reader = outer }
        return withObservationTracking {
            read()
        } onChange: { [weak self] in
            let node = self
            Tracking.onMain { node?.observationFired(started) }
        }
    }

    private func observationFired(_ started: Int) {
        guard started == generation else { return }
        invalidate()
    }
}
