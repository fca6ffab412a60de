public import Foundation

extension View {
    nonisolated public func opacity(_ opacity: Double) -> some View { look("opacity", Look.number(opacity)) }
    nonisolated public func shadow(
        color: Color = .black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View { look("shadow") }
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        look("blur", Look.number(radius))
    }
    nonisolated public func border<S: ShapeStyle>(_ style: S, width: CGFloat = 1) -> some View {
        look("border", style.styleName)
    }
    nonisolated public func brightness(_ amount: Double) -> some View { look("brightness") }
    nonisolated public func contrast(_ amount: Double) -> some View { look("contrast") }
    nonisolated public func saturation(_ amount: Double) -> some View { look("saturation") }
    nonisolated public func grayscale(_ amount: Double) -> some View { look("grayscale") }
    nonisolated public func hueRotation(_ angle: Angle) -> some View { look("hueRotation") }
    nonisolated public func colorMultiply(_ color: Color) -> some View { look("colorMultiply", color.name) }
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        look("rotationEffect", Look.number(angle.degrees))
    }
    nonisolated public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View { look("rotation3DEffect") }
    nonisolated public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
        look("scaleEffect")
    }
    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        look("scaleEffect")
    }
    nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        look("scaleEffect")
    }
    nonisolated public func animation(_ animation: Animation?) -> some View { self }
    nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
    nonisolated public func transition(_ transition: AnyTransition) -> some View { look("transition") }
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
        look("contentTransition")
    }
    nonisolated public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, isSource: Bool = true
    ) -> some View { look("matchedGeometryEffect") }
    nonisolated public func drawingGroup(opaque: Bool = false) -> some View { look("drawingGroup") }
    nonisolated public func compositingGroup() -> some View { look("compositingGroup") }
    nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
        look("sensoryFeedback")
    }
    nonisolated public func redacted(reason: RedactionReasons) -> some View { look("redacted") }
    nonisolated public func unredacted() -> some View { look("unredacted") }
    nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View { look("privacySensitive") }
    nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View { look("symbolVariant") }
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        look("symbolRenderingMode")
    }
    nonisolated public func imageScale(_ scale: Image.Scale) -> some View { look("imageScale", scale.rawValue) }
    nonisolated public func preferredColorScheme(_ scheme: ColorScheme?) -> some View {
        look("preferredColorScheme", scheme?.rawValue ?? "none")
    }
    nonisolated public func colorScheme(_ scheme: ColorScheme) -> some View { environment(\.colorScheme, scheme) }
    nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View { look("tint", tint?.styleName ?? "none") }
    nonisolated public func tint(_ tint: Color?) -> some View { look("tint", tint?.name ?? "none") }
    nonisolated public func accentColor(_ color: Color?) -> some View { look("tint", color?.name ?? "none") }
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View
    {
        look("foregroundStyle", primary.styleName)
    }
}

public struct ContentTransition: Sendable {
    public static let identity = ContentTransition()
    public static let opacity = ContentTransition()
    public static let interpolate = ContentTransition()
    public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition() }
}

public struct SensoryFeedback: Sendable {
    public static let success = SensoryFeedback()
    public static let warning = SensoryFeedback()
    public static let error = SensoryFeedback()
    public static let selection = SensoryFeedback()
    public static let increase = SensoryFeedback()
    public static let decrease = SensoryFeedback()
    public static let impact = SensoryFeedback()
}

public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let placeholder = RedactionReasons(rawValue: 1)
    public static let privacy = RedactionReasons(rawValue: 2)
}

public struct SymbolVariants: Sendable {
    public static let none = SymbolVariants()
    public static let fill = SymbolVariants()
    public static let circle = SymbolVariants()
    public static let square = SymbolVariants()
    public static let slash = SymbolVariants()
}
