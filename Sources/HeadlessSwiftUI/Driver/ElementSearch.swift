/// An element, and what it is in, outermost first.
struct ElementPath {
    let element: Resolved
    let ancestors: [Resolved]

    /// From the element outwards.
    var outwards: [Resolved] { [element] + ancestors.reversed() }

    var isEnabled: Bool { element.isEnabled }
}

enum ElementSearch {
    static func first(_ target: ScreenTarget, in root: Resolved) -> ElementPath? {
        var skipped = target.position ?? 0
        var ancestors: [Resolved] = []
        return search(root, target, &skipped, &ancestors)
    }

    private static func search(
        _ element: Resolved, _ target: ScreenTarget, _ skip: inout Int, _ ancestors: inout [Resolved]
    ) -> ElementPath? {
        if target.matches(element) {
            if skip == 0 { return ElementPath(element: element, ancestors: ancestors) }
            skip -= 1
        }
        ancestors.append(element)
        defer { ancestors.removeLast() }
        for child in element.children {
            if let found = search(child, target, &skip, &ancestors) { return found }
        }
        return nil
    }

    static func all(_ target: ScreenTarget, in root: Resolved) -> [ElementPath] {
        var found: [ElementPath] = []
        var next = target.nth(0)
        while let path = first(next, in: root) {
            found.append(path)
            next = target.nth(found.count)
        }
        return found
    }
}
