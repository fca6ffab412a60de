#if !canImport(SwiftUI)
    import Foundation

    /// What SwiftUI gives on Apple's platforms.
    extension RangeReplaceableCollection where Self: MutableCollection {
        /// Removes the elements at all `offsets` at once.
        mutating func remove(atOffsets offsets: IndexSet) {
            for offset in offsets.reversed() {
                remove(at: index(startIndex, offsetBy: offset))
            }
        }
    }
#endif
