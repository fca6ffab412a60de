/// The node of a navigation stack: its pages from the root to the one on top.
final class StackNode: Node, @unchecked Sendable {
    typealias Make = @MainActor (GraphContext) -> [GraphPart]
    private var access: PathAccess?
    private var root: Make
    private(set) var entries: [StackEntry] = []
    private var destinations: [ObjectIdentifier: StackDestination] = [:]
    private var pages: [PageNode] = []

    init(root: @escaping Make, access: PathAccess?, context: GraphContext) {
        self.root = root
        self.access = access
        super.init(environment: context.environment, key: context.path, parent: context.node)
    }

    @MainActor
    static func parts(in context: GraphContext, access: PathAccess?, root: @escaping Make) -> [GraphPart] {
        if let known = context.node.takeChild(context.path, StackNode.self) {
            known.access = access
            known.root = root
            known.environment = context.environment
            known.evaluate()
            return [GraphPart(.node(known))]
        }
        let made = StackNode(root: root, access: access, context: context)
        context.node.addChild(made)
        made.evaluate()
        return [GraphPart(.node(made))]
    }

    // MARK: pages

    @MainActor
    override func evaluate() {
        isDirty = false
        runtime.checkStack(in: self)
        if let access { follow(track { access.read() }) }
        makeChildren {
            pages = [page(0, key: 0, root)]
            for (index, entry) in entries.enumerated() {
                pages.append(page(index + 1, key: entry.key(at: index), content(of: entry)))
            }
            for page in pages.dropLast() { page.show(false) }
            pages.last?.show(true)
            let element = LiveElement(.navigation)
            element.assemble = { [weak self] in self?.assemble($0, &$1) }
            return [.element(element)]
        }
    }

    @MainActor
    private func page(_ position: Int, key: UInt64, _ make: @escaping Make) -> PageNode {
        let place = StructuralPath.mix(key, UInt64(position))
        if let known = takeChild(place, PageNode.self) {
            known.accept(make, environment)
            return known
        }
        let made = PageNode(make, position: position, key: place, stack: self)
        addChild(made)
        made.evaluate()
        return made
    }

    @MainActor
    private func content(of entry: StackEntry) -> Make {
        switch entry {
        case .value(let value): { [weak self] in self?.destinationParts(value, $0) ?? [] }
        case .view(let link): { link.make($0) }
        }
    }

    @MainActor
    private func destinationParts(_ value: AnyHashable, _ context: GraphContext) -> [GraphPart] {
        if let make = destination(for: value) { return make(value, context) }
        runtime.note(
            .noDestination,
            "The path holds a value of type \"\(type(of: value.base))\" but there is no matching "
                + "navigationDestination declaration; a warning is shown instead of a page.")
        return [.element(LiveElement(.warning, label: "no destination for \(type(of: value.base))"))]
    }

    // MARK: destinations

    @MainActor
    func destination(for value: AnyHashable) -> StackDestination.Make? {
        guard let found = destinations[ObjectIdentifier(type(of: value.base))], found.marker?.isAlive == true else {
            return nil
        }
        return found.make
    }

    @MainActor
    func register(_ type: Any.Type, _ marker: Node, _ make: @escaping StackDestination.Make) {
        destinations[ObjectIdentifier(type)] = StackDestination(marker: marker, make: make)
        for (index, entry) in entries.enumerated() where index + 1 < pages.count {
            if case .value(let value) = entry, Swift.type(of: value.base) == type { pages[index + 1].invalidate() }
        }
    }

    // MARK: moves

    /// Makes the entries follow the path: what is the same at its start stays.
    private func follow(_ values: [AnyHashable]) {
        let current = entries.compactMap(\.value)
        guard current != values else { return }
        if values.isEmpty { return close(from: 0) }
        let kept = zip(current, values).prefix { $0 == $1 }.count
        if kept < current.count { close(from: entries.indices.filter { entries[$0].value != nil }[kept]) }
        entries += values[kept...].map { .value($0) }
    }

    private func close(from index: Int) {
        let gone = entries[index...]
        entries.removeSubrange(index...)
        for case .view(let link) in gone { runtime.later { link.closed() } }
    }

    @MainActor
    func push(_ value: AnyHashable) {
        guard destination(for: value) != nil else {
            return runtime.note(
                .noDestination,
                "A NavigationLink is presenting a value of type \"\(type(of: value.base))\" but there is no matching "
                    + "navigationDestination declaration visible from the location of the link. The link cannot be "
                    + "activated.")
        }
        guard let access else {
            entries.append(.value(value))
            return invalidate()
        }
        guard !access.append(value) else { return }
        runtime.note(
            .pathTypeMismatch,
            "A NavigationLink has a value of type \"\(type(of: value.base))\" which the stack's path cannot hold.")
    }

    @MainActor
    func push(_ link: StackLink) {
        guard !entries.contains(where: { $0.link === link }) else { return }
        entries.append(.view(link))
        invalidate()
    }

    @MainActor
    func remove(_ link: StackLink) {
        guard let index = entries.firstIndex(where: { $0.link === link }) else { return }
        pop(to: index)
    }

    /// Leaves `count` pages above the root.
    @MainActor
    func pop(to count: Int) {
        guard count >= 0, count < entries.count else { return }
        let values = entries[count...].filter { $0.value != nil }.count
        close(from: count)
        if values > 0 { access?.removeLast(values) }
        invalidate()
    }

    // MARK: elements

    @MainActor
    private func assemble(_ element: Resolved, _ resolution: inout Resolution) {
        guard let top = pages.last else { return }
        let page = top.resolve()
        var children = PageBars.elements(of: page)
        if pages.count > 1 {
            let back = Resolved(.backButton)
            back.label = pages[pages.count - 2].title ?? "Back"
            children.insert(back, at: 0)
            element.handlers.back = { [weak self] in
                guard let self else { return }
                self.pop(to: self.entries.count - 1)
            }
        }
        element.label = PageBars.title(of: page) ?? ""
        element.value = String(entries.count)
        element.children = children
    }
}
