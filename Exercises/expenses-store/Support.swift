#if !canImport(SwiftUI)
    import Foundation

    // What SwiftUI adds to arrays, for where there is no SwiftUI. A student's own method of this name comes first.
    extension RangeReplaceableCollection where Self: MutableCollection {
        /// Removes the elements at all `offsets` at once.
        @_disfavoredOverload
        mutating func remove(atOffsets offsets: IndexSet) {
            for offset in offsets.reversed() { remove(at: index(startIndex, offsetBy: offset)) }
        }
    }
#endif
