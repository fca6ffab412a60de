public import Foundation

/// A rectangle whose short sides are half circles.
public nonisolated struct Capsule: InsettableShape {
    nonisolated public init(style: RoundedCornerStyle = .continuous) {}
    nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
    nonisolated public func inset(by amount: CGFloat) -> Capsule { self }
}

nonisolated extension Shape where Self == Capsule {
    public static var capsule: Capsule { Capsule() }
}
