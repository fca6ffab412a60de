/// A page, and the pages that were pushed above it.
public nonisolated struct NavigationStack<Data, Root: View>: PrimitiveView {
    private let root: Root
    private let access: PathAccess?

    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        access = nil
    }

    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        access = PathAccess(path)
    }

    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        self.root = root()
        access = PathAccess(path)
    }

    @MainActor public func parts(in context: GraphContext) -> [GraphPart] {
        let root = root
        return StackNode.parts(in: context, access: access) { $0.make(root) }
    }
}
