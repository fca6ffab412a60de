/// A value that is handed down the tree.
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}
