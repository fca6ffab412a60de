public import Foundation

/// Views made from data, whose rows can be deleted and moved.
public protocol DynamicViewContent: View {
    associatedtype Data: Collection
    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

/// Rows with what a user may do with them.
public nonisolated struct EditableRows<Content: DynamicViewContent>: DynamicViewContent, PrimitiveView {
    let content: Content
    let change: (inout RowEditing) -> Void

    @MainActor public var data: Content.Data { content.data }

    @MainActor public func parts(in context: GraphContext) -> [GraphPart] {
        var inner = context
        change(&inner.editing)
        return inner.make(content)
    }
}

extension DynamicViewContent {
    nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> EditableRows<Self> {
        EditableRows(content: self) { $0.delete = action }
    }
    nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> EditableRows<Self> {
        EditableRows(content: self) { $0.move = action }
    }
}

extension View {
    nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
        ModifiedElements(content: self) { element, _ in element.traits.isDeleteDisabled = isDisabled }
    }
    nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
        ModifiedElements(content: self) { element, _ in element.traits.isMoveDisabled = isDisabled }
    }
}
