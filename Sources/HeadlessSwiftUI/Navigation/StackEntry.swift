/// What was pushed: a value that a destination shows, or a view.
enum StackEntry {
    case value(AnyHashable)
    case view(StackLink)

    var value: AnyHashable? {
        guard case .value(let value) = self else { return nil }
        return value
    }

    var link: StackLink? {
        guard case .view(let link) = self else { return nil }
        return link
    }

    func key(at index: Int) -> UInt64 {
        switch self {
        case .value(let value): UInt64(bitPattern: Int64(value.hashValue))
        case .view(let link): UInt64(bitPattern: Int64(ObjectIdentifier(link).hashValue))
        }
    }
}

/// What a link or a modifier pushes itself; its view may change while the page is shown.
final class StackLink: @unchecked Sendable {
    var make: StackNode.Make = { _ in [] }
    var closed: @MainActor () -> Void = {}
    weak var page: PageNode?
}

struct StackDestination {
    typealias Make = @MainActor (AnyHashable, GraphContext) -> [GraphPart]
    weak var marker: Node?
    let make: Make
}
