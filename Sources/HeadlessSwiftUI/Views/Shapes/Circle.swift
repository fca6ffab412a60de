public import Foundation

/// A circle in the middle of its frame.
public nonisolated struct Circle: InsettableShape {
    nonisolated public init() {}
    nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
    nonisolated public func inset(by amount: CGFloat) -> Circle { self }
}

nonisolated extension Shape where Self == Circle {
    public static var circle: Circle { Circle() }
}
