import Foundation

/// What a user may do with the rows of a `ForEach`. Offsets are indices into its data.
struct RowEditing {
    var delete: ((IndexSet) -> Void)?
    var move: ((IndexSet, Int) -> Void)?
}

/// A row's place in the data of its `ForEach`.
protocol RowSource: AnyObject {
    var offset: Int { get }
    var count: Int { get }
    var editing: RowEditing? { get }
    var implicitTag: Tag? { get }
}
