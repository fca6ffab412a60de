extension YAMLTree {
    /// How many nodes the tree of `bytes` has, the check of its bytes included; 0 where they cannot be read.
    package static func nodeCount(of bytes: [UInt8], named file: String) -> Int {
        guard case .success(let document) = FileReading.document(in: SourceText(file: file, bytes: bytes)) else {
            return 0
        }
        return document.tree.nodes.count
    }
}
