/// A style of a student's own gets the parts of the control; its body is type-checked, and the control is shown as
/// it is.

public struct ButtonStyleConfiguration {
    public let label: AnyView
    public let role: ButtonRole?
    public let isPressed: Bool
}

@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct PrimitiveButtonStyleConfiguration {
    public let label: AnyView
    public let role: ButtonRole?
    let action: @MainActor () -> Void
    @MainActor public func trigger() { action() }
}

@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct DefaultButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension PrimitiveButtonStyle where Self == DefaultButtonStyle { public static var automatic: Self { .init() } }

public struct BorderedButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle { public static var bordered: Self { .init() } }

public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: Self { .init() }
}

public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle { public static var borderless: Self { .init() } }

public struct PlainButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle { public static var plain: Self { .init() } }

public struct LinkButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension PrimitiveButtonStyle where Self == LinkButtonStyle { public static var link: Self { .init() } }

public struct GlassButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension PrimitiveButtonStyle where Self == GlassButtonStyle { public static var glass: Self { .init() } }

public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    public static var glassProminent: Self { .init() }
}

public struct ToggleStyleConfiguration {
    public let label: AnyView
    public let isOnBinding: Binding<Bool>
    public var isOn: Bool {
        get { isOnBinding.wrappedValue }
        nonmutating set { isOnBinding.wrappedValue = newValue }
    }
}

@MainActor @preconcurrency
public protocol ToggleStyle {
    associatedtype Body: View
    typealias Configuration = ToggleStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct DefaultToggleStyle: ToggleStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension ToggleStyle where Self == DefaultToggleStyle { public static var automatic: Self { .init() } }

public struct SwitchToggleStyle: ToggleStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension ToggleStyle where Self == SwitchToggleStyle { public static var `switch`: Self { .init() } }

public struct ButtonToggleStyle: ToggleStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension ToggleStyle where Self == ButtonToggleStyle { public static var button: Self { .init() } }

public struct LabelStyleConfiguration {
    public let title: AnyView
    public let icon: AnyView
    var label: AnyView { title }
}

@MainActor @preconcurrency
public protocol LabelStyle {
    associatedtype Body: View
    typealias Configuration = LabelStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct DefaultLabelStyle: LabelStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension LabelStyle where Self == DefaultLabelStyle { public static var automatic: Self { .init() } }

public struct IconOnlyLabelStyle: LabelStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension LabelStyle where Self == IconOnlyLabelStyle { public static var iconOnly: Self { .init() } }

public struct TitleOnlyLabelStyle: LabelStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension LabelStyle where Self == TitleOnlyLabelStyle { public static var titleOnly: Self { .init() } }

public struct TitleAndIconLabelStyle: LabelStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension LabelStyle where Self == TitleAndIconLabelStyle { public static var titleAndIcon: Self { .init() } }

public struct ProgressViewStyleConfiguration {
    public let label: AnyView?
    public let fractionCompleted: Double?
}

@MainActor @preconcurrency
public protocol ProgressViewStyle {
    associatedtype Body: View
    typealias Configuration = ProgressViewStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct DefaultProgressViewStyle: ProgressViewStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension ProgressViewStyle where Self == DefaultProgressViewStyle { public static var automatic: Self { .init() } }

public struct LinearProgressViewStyle: ProgressViewStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle { public static var linear: Self { .init() } }

public struct CircularProgressViewStyle: ProgressViewStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle { public static var circular: Self { .init() } }

public struct GroupBoxStyleConfiguration {
    public let label: AnyView
    public let content: AnyView
}

@MainActor @preconcurrency
public protocol GroupBoxStyle {
    associatedtype Body: View
    typealias Configuration = GroupBoxStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct DefaultGroupBoxStyle: GroupBoxStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension GroupBoxStyle where Self == DefaultGroupBoxStyle { public static var automatic: Self { .init() } }

extension View {
    nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { look("buttonStyle", "\(S.self)") }
    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        look("buttonStyle", "\(S.self)")
    }
    nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { look("toggleStyle", "\(S.self)") }
    nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View { look("labelStyle", "\(S.self)") }
    nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        look("progressViewStyle", "\(S.self)")
    }
    nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        look("groupBoxStyle", "\(S.self)")
    }
}
