/// What fills a shape or a text.
public protocol ShapeStyle: Sendable {
    var styleName: String { get }
}

extension ShapeStyle where Self == Color {
    public static var red: Color { .init(named: "red") }
    public static var orange: Color { .init(named: "orange") }
    public static var yellow: Color { .init(named: "yellow") }
    public static var green: Color { .init(named: "green") }
    public static var mint: Color { .init(named: "mint") }
    public static var teal: Color { .init(named: "teal") }
    public static var cyan: Color { .init(named: "cyan") }
    public static var blue: Color { .init(named: "blue") }
    public static var indigo: Color { .init(named: "indigo") }
    public static var purple: Color { .init(named: "purple") }
    public static var pink: Color { .init(named: "pink") }
    public static var brown: Color { .init(named: "brown") }
    public static var white: Color { .init(named: "white") }
    public static var gray: Color { .init(named: "gray") }
    public static var black: Color { .init(named: "black") }
    public static var clear: Color { .init(named: "clear") }
}

/// The levels of the current style.
public struct HierarchicalShapeStyle: ShapeStyle {
    public let styleName: String
    public static let primary = HierarchicalShapeStyle(styleName: "primary")
    public static let secondary = HierarchicalShapeStyle(styleName: "secondary")
    public static let tertiary = HierarchicalShapeStyle(styleName: "tertiary")
    public static let quaternary = HierarchicalShapeStyle(styleName: "quaternary")
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { .init(styleName: "primary") }
    public static var secondary: HierarchicalShapeStyle { .init(styleName: "secondary") }
    public static var tertiary: HierarchicalShapeStyle { .init(styleName: "tertiary") }
    public static var quaternary: HierarchicalShapeStyle { .init(styleName: "quaternary") }
}

public struct TintShapeStyle: ShapeStyle {
    public let styleName = "tint"
    public init() {}
}

extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

public struct BackgroundStyle: ShapeStyle {
    public let styleName = "background"
    public init() {}
}

extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { BackgroundStyle() }
}

public struct ForegroundStyle: ShapeStyle {
    public let styleName = "foreground"
    public init() {}
}

extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

public struct Material: ShapeStyle {
    public let styleName: String
    public static let ultraThin = Material(styleName: "ultraThinMaterial")
    public static let thin = Material(styleName: "thinMaterial")
    public static let regular = Material(styleName: "regularMaterial")
    public static let thick = Material(styleName: "thickMaterial")
    public static let ultraThick = Material(styleName: "ultraThickMaterial")
    public static let bar = Material(styleName: "barMaterial")
}

extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thinMaterial: Material { .thin }
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    public static var ultraThickMaterial: Material { .ultraThick }
    public static var bar: Material { .bar }
}

public struct AnyShapeStyle: ShapeStyle {
    public let styleName: String
    public init<S: ShapeStyle>(_ style: S) { styleName = style.styleName }
}
