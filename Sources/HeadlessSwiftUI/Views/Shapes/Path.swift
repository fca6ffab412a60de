public import Foundation

/// The lines of an outline, kept as they were added.
public nonisolated struct Path: Shape, Equatable, Sendable {
    public enum Element: Equatable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }
    private var elements: [Element] = []

    nonisolated public init() {}
    nonisolated public init(_ callback: (inout Path) -> Void) { callback(&self) }
    nonisolated public init(_ rect: CGRect) { addRect(rect) }
    nonisolated public init(roundedRect rect: CGRect, cornerRadius: CGFloat) { addRect(rect) }
    nonisolated public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

    nonisolated public var isEmpty: Bool { elements.isEmpty }
    nonisolated public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }
    nonisolated public func path(in rect: CGRect) -> Path { self }

    nonisolated public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }
    nonisolated public mutating func addLine(to end: CGPoint) { elements.append(.line(to: end)) }
    nonisolated public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for point in lines.dropFirst() { addLine(to: point) }
    }
    nonisolated public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        elements.append(.quadCurve(to: end, control: control))
    }
    nonisolated public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        elements.append(.curve(to: end, control1: control1, control2: control2))
    }
    nonisolated public mutating func addRect(_ rect: CGRect) {
        addLines([
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ])
        closeSubpath()
    }
    /// Its four outermost points stand for the curve.
    nonisolated public mutating func addEllipse(in rect: CGRect) {
        addLines([
            CGPoint(x: rect.maxX, y: rect.midY), CGPoint(x: rect.midX, y: rect.maxY),
            CGPoint(x: rect.minX, y: rect.midY), CGPoint(x: rect.midX, y: rect.minY),
        ])
        closeSubpath()
    }
    /// Its end stands for the curve.
    nonisolated public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
    ) {
        let point = { (angle: Angle) in
            CGPoint(x: center.x + radius * cos(angle.radians), y: center.y + radius * sin(angle.radians))
        }
        if isEmpty { move(to: point(startAngle)) } else { addLine(to: point(startAngle)) }
        addLine(to: point(endAngle))
    }
    nonisolated public mutating func addPath(_ path: Path) { elements += path.elements }
    nonisolated public mutating func closeSubpath() { elements.append(.closeSubpath) }
}
