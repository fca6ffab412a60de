public import Foundation

/// A colour by its name or its parts. As a view it is a plain area.
public nonisolated struct Color: ShapeStyle, PrimitiveView, Hashable, Sendable {
    let name: String

    init(named name: String) { self.name = name }
    public init(_ name: String, bundle: Bundle? = nil) { self.name = name }
    public init(_ resource: ColorResource) { name = resource.name }
    public init(_ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        name = Self.hex(red, green, blue) + (opacity == 1 ? "" : " \(Look.number(opacity))")
    }
    public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(space, red: white, green: white, blue: white, opacity: opacity)
    }
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        name = "hsb(\(Look.number(hue)), \(Look.number(saturation)), \(Look.number(brightness)))"
    }

    private static func hex(_ parts: Double...) -> String {
        "#" + parts.map { String(format: "%02X", Int((min(max($0, 0), 1) * 255).rounded())) }.joined()
    }

    public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }

    public func opacity(_ opacity: Double) -> Color { Color(named: "\(name) \(Look.number(opacity))") }
    public func mix(with other: Color, by fraction: Double) -> Color { Color(named: "\(name)+\(other.name)") }
    public var gradient: AnyGradient { AnyGradient(name: "\(name).gradient") }

    public static let red = Color(named: "red")
    public static let orange = Color(named: "orange")
    public static let yellow = Color(named: "yellow")
    public static let green = Color(named: "green")
    public static let mint = Color(named: "mint")
    public static let teal = Color(named: "teal")
    public static let cyan = Color(named: "cyan")
    public static let blue = Color(named: "blue")
    public static let indigo = Color(named: "indigo")
    public static let purple = Color(named: "purple")
    public static let pink = Color(named: "pink")
    public static let brown = Color(named: "brown")
    public static let white = Color(named: "white")
    public static let gray = Color(named: "gray")
    public static let black = Color(named: "black")
    public static let clear = Color(named: "clear")
    public static let primary = Color(named: "primary")
    public static let secondary = Color(named: "secondary")
    public static let accentColor = Color(named: "accentColor")

    public var styleName: String { name }

    @MainActor public func parts(in context: GraphContext) -> [GraphPart] {
        let element = LiveElement(.shape)
        element.looks = [Look("color", name)]
        return [.element(element)]
    }
}

public struct ColorResource: Hashable, Sendable {
    let name: String
    public init(name: String, bundle: Bundle) { self.name = name }
}
