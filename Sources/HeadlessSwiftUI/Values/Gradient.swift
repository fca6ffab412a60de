public import Foundation

public struct AnyGradient: ShapeStyle {
    let name: String
    public var styleName: String { name }
    public init(_ gradient: Gradient) { self.init(name: "gradient") }
    init(name: String) { self.name = name }
}

public struct Gradient: ShapeStyle, Equatable {
    public struct Stop: Equatable, Sendable {
        public var color: Color
        public var location: CGFloat
        public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
    }
    public var stops: [Stop]
    public var styleName: String { "gradient(\(stops.map(\.color.name).joined(separator: ", ")))" }
    public init(stops: [Stop]) { self.stops = stops }
    public init(colors: [Color]) { stops = colors.map { Stop(color: $0, location: 0) } }
}

public nonisolated struct LinearGradient: ShapeStyle, PrimitiveView {
    private let gradient: Gradient
    public var styleName: String { "linear \(gradient.styleName)" }
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) { self.gradient = gradient }
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) { gradient = Gradient(colors: colors) }
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        gradient = Gradient(stops: stops)
    }
    @MainActor public func parts(in context: GraphContext) -> [GraphPart] { StyleArea.parts(styleName) }
}

public nonisolated struct RadialGradient: ShapeStyle, PrimitiveView {
    private let gradient: Gradient
    public var styleName: String { "radial \(gradient.styleName)" }
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.gradient = gradient
    }
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        gradient = Gradient(colors: colors)
    }
    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        gradient = Gradient(stops: stops)
    }
    @MainActor public func parts(in context: GraphContext) -> [GraphPart] { StyleArea.parts(styleName) }
}

public nonisolated struct AngularGradient: ShapeStyle, PrimitiveView {
    private let gradient: Gradient
    public var styleName: String { "angular \(gradient.styleName)" }
    public init(colors: [Color], center: UnitPoint) { gradient = Gradient(colors: colors) }
    public init(gradient: Gradient, center: UnitPoint) { self.gradient = gradient }
    @MainActor public func parts(in context: GraphContext) -> [GraphPart] { StyleArea.parts(styleName) }
}

/// An area that is filled with a style.
enum StyleArea {
    static func parts(_ style: String) -> [GraphPart] {
        let element = LiveElement(.shape)
        element.looks = [Look("color", style)]
        return [.element(element)]
    }
}
