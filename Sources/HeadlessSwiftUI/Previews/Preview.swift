/// A screen for `learn preview`. In a check its body is type-checked and nothing else.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait..., @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "HeadlessMacros", type: "PreviewMacro")

/// Marks a property in the body of `#Preview`, such as `@Previewable @State var isOn = false`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "HeadlessMacros", type: "PreviewableMacro")

/// What a preview is shown on: accepted, and the same for all here.
public struct PreviewTrait: Sendable {
    public static let defaultLayout = PreviewTrait()
    public static let sizeThatFitsLayout = PreviewTrait()
    public static let portrait = PreviewTrait()
    public static let portraitUpsideDown = PreviewTrait()
    public static let landscapeLeft = PreviewTrait()
    public static let landscapeRight = PreviewTrait()
    public static func fixedLayout(width: Double, height: Double) -> PreviewTrait { PreviewTrait() }
}
