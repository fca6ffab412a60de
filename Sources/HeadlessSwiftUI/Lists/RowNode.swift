/// One row of a `ForEach`.
final class RowNode<Element, ID: Hashable, Content: View>: Node, RowSource, @unchecked Sendable {
    let id: RowKey<ID>
    private var element: Element
    private var content: (Element) -> Content
    private var made: Content?
    var offset: Int
    var round = 0
    weak var source: (any RowOwner)?

    init(
        _ element: Element, _ content: @escaping (Element) -> Content, _ id: RowKey<ID>, _ offset: Int, _ parent: Node
    ) {
        self.element = element
        self.content = content
        self.id = id
        self.offset = offset
        super.init(environment: parent.environment, key: 0, parent: parent)
    }

    var editing: RowEditing? { source?.editing }
    var count: Int { source?.count ?? 0 }
    var implicitTag: Tag? { Tag(value: AnyHashable(id.id), includesOptional: true) }

    @MainActor
    func accept(
        _ element: Element, _ content: @escaping (Element) -> Content, _ offset: Int, _ environment: EnvironmentValues
    ) {
        let differs =
            isBehindPublications || !ClosureIdentity.same(content, self.content)
            || !Sameness.same(element, self.element)
        let environmentDiffers = !self.environment.isSame(as: environment)
        self.offset = offset
        self.element = element
        self.content = content
        self.environment = environment
        if differs || isDirty {
            evaluate()
        } else if environmentDiffers {
            make()
        }
    }

    @MainActor
    override func evaluate() {
        isDirty = false
        runtime.checkStack(in: self)
        made = track { content(element) }
        make()
    }

    @MainActor
    private func make() {
        guard let made else { return }
        makeChildren {
            Content.headlessParts(
                of: made, in: GraphContext(node: self, path: StructuralPath.mix(0, 1), environment: environment))
        }
    }

    @MainActor
    override func finish(_ resolution: inout Resolution) {
        for element in resolution.elements {
            element.row = self
            if element.traits.tag == nil { element.traits.tag = implicitTag }
        }
    }
}
