/// One row of a `ForEach`.
final class RowNode<Element, ID: Hashable, Content: View>: ContentNode<Content>, RowSource, @unchecked Sendable {
    let id: RowKey<ID>
    private var element: Element
    private var closure: (Element) -> Content
    var offset: Int
    var round = 0
    weak var source: (any RowOwner)?

    init(
        _ element: Element, _ content: @escaping (Element) -> Content, _ id: RowKey<ID>, _ offset: Int, _ parent: Node
    ) {
        self.element = element
        closure = content
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
            isBehindPublications || !ClosureIdentity.same(content, closure) || !Sameness.same(element, self.element)
        self.offset = offset
        self.element = element
        closure = content
        update(differs: differs, environment)
    }

    override func content() -> Content? { closure(element) }

    @MainActor
    override func finish(_ resolution: inout Resolution) {
        for element in resolution.elements {
            element.row = self
            if element.traits.tag == nil { element.traits.tag = implicitTag }
        }
    }
}
