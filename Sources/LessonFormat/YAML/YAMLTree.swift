internal import CourseModel

/// A YAML document: nodes in the order they are written, a collection before what it holds, so that the first child of
/// the collection at `index` stands at `index + 1`.
package struct YAMLTree: Sendable {
    /// Empty where the file holds no document; the root is the first.
    package internal(set) var nodes: [YAMLNode] = []
    /// The scalars' text, UTF-8, one after another.
    var text: [UInt8] = []
    /// Where the document ended.
    var end = TextPosition(line: 1, column: 1)

    /// The UTF-8 text of the scalar at `index`.
    func bytes(_ index: Int) -> ArraySlice<UInt8> {
        let node = nodes[index]
        return text[Int(node.payload)..<Int(node.payload) + Int(node.count)]
    }

    /// The text of the scalar at `index`.
    func string(_ index: Int) -> String { String(decoding: bytes(index), as: UTF8.self) }

    /// The index after `index` and all that it holds.
    func next(after index: Int) -> Int {
        let node = nodes[index]
        return node.kind == .scalar ? index + 1 : Int(node.payload)
    }

    /// The items of the list at `index`; nothing where it is none.
    func items(_ index: Int) -> [Int] {
        guard nodes[index].kind == .sequence else { return [] }
        return children(index)
    }

    /// The keys of the mapping at `index` with their values; nothing where it is none.
    func entries(_ index: Int) -> [(key: Int, value: Int)] {
        guard nodes[index].kind == .mapping else { return [] }
        let all = children(index)
        return stride(from: 0, to: all.count - 1, by: 2).map { (all[$0], all[$0 + 1]) }
    }

    private func children(_ index: Int) -> [Int] {
        var found: [Int] = []
        found.reserveCapacity(Int(nodes[index].count))
        var child = index + 1
        for _ in 0..<nodes[index].count {
            found.append(child)
            child = next(after: child)
        }
        return found
    }
}
