public import Foundation

extension View {
    nonisolated public func navigationBarBackButtonHidden(_ hides: Bool = true) -> some View {
        look("navigationBarBackButtonHidden", "\(hides)")
    }
    nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
        look("navigationBarHidden", "\(hidden)")
    }
    nonisolated public func navigationSubtitle(_ key: LocalizedStringKey) -> some View { look("navigationSubtitle") }
    nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        look("toolbar", visibility.rawValue)
    }
    nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        look("toolbar", visibility.rawValue)
    }
    nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        look("toolbarBackground", style.styleName)
    }
    nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        look("toolbarBackground", visibility.rawValue)
    }
    nonisolated public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
        -> some View
    {
        look("toolbarBackground", visibility.rawValue)
    }
    nonisolated public func toolbarColorScheme(_ scheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
        look("toolbarColorScheme", scheme?.rawValue ?? "none")
    }
    nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        look("toolbarTitleDisplayMode")
    }
    nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { look("toolbarRole") }
    nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { look("statusBarHidden") }
    nonisolated public func statusBar(hidden: Bool) -> some View { look("statusBarHidden") }
    nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        look("presentationDetents")
    }
    nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        look("presentationDragIndicator")
    }
    nonisolated public func presentationCornerRadius(_ radius: CGFloat?) -> some View {
        look("presentationCornerRadius")
    }
    nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        look("presentationBackground")
    }
    nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        look("presentationCompactAdaptation")
    }
    nonisolated public func previewDisplayName(_ name: String?) -> some View { look("previewDisplayName", name ?? "") }
    nonisolated public func previewDevice(_ device: PreviewDevice?) -> some View { look("previewDevice") }
    nonisolated public func previewLayout(_ layout: PreviewLayout) -> some View { look("previewLayout") }
}

public struct ToolbarPlacement: Sendable {
    public static let automatic = ToolbarPlacement()
    public static let navigationBar = ToolbarPlacement()
    public static let bottomBar = ToolbarPlacement()
    public static let tabBar = ToolbarPlacement()
}

public struct ToolbarTitleDisplayMode: Sendable {
    public static let automatic = ToolbarTitleDisplayMode()
    public static let inline = ToolbarTitleDisplayMode()
    public static let large = ToolbarTitleDisplayMode()
    public static let inlineLarge = ToolbarTitleDisplayMode()
}

public struct ToolbarRole: Sendable {
    public static let automatic = ToolbarRole()
    public static let editor = ToolbarRole()
    public static let browser = ToolbarRole()
    public static let navigationStack = ToolbarRole()
}

public struct PresentationDetent: Hashable, Sendable {
    private let name: String
    public static let medium = PresentationDetent(name: "medium")
    public static let large = PresentationDetent(name: "large")
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent { .init(name: "fraction \(fraction)") }
    public static func height(_ height: CGFloat) -> PresentationDetent { .init(name: "height \(height)") }
}

public enum PresentationAdaptation: Sendable { case automatic, none, popover, sheet, fullScreenCover }

public struct PreviewDevice: ExpressibleByStringLiteral, Sendable {
    public let rawValue: String
    public init(stringLiteral value: String) { rawValue = value }
    public init(rawValue: String) { self.rawValue = rawValue }
}

public enum PreviewLayout: Sendable {
    case device, sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
}
