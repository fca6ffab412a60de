public import Observation

/// Reads a value or an observable object that was handed down.
@propertyWrapper
public struct Environment<Value>: GraphProperty {
    private enum Source {
        case path(KeyPath<EnvironmentValues, Value>)
        case object((EnvironmentValues) -> Value?, missing: String)
    }
    private let source: Source
    private var current: Value?

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .path(keyPath) }

    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        source = .object({ $0.object(of: objectType) }, missing: "\(objectType)")
    }

    public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
        source = .object({ .some($0.object(of: objectType)) }, missing: "\(objectType)")
    }

    public var wrappedValue: Value {
        if let current { return current }
        switch source {
        case .path(let path): return EnvironmentValues()[keyPath: path]
        case .object(_, let type):
            trap(
                "No Observable object of type \(type) found. A View.environmentObject(_:) for \(type) may be "
                    + "missing as an ancestor of this view.")
        }
    }

    mutating func connect(_ node: Node, slot: Int) -> Bool {
        let found: Value? =
            switch source {
            case .path(let path): node.environment[keyPath: path]
            case .object(let read, _): read(node.environment)
            }
        let differs = !Sameness.same(found, current)
        current = found
        return differs
    }
}

extension Environment: @unchecked Sendable where Value: Sendable {}
