public import Foundation

public enum UserInterfaceSizeClass: String, Sendable { case compact, regular }
public enum ScenePhase: Int, Comparable, Sendable {
    case background, inactive, active
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// Values of the device: fixed here, an iPhone in portrait.
extension EnvironmentValues {
    public var horizontalSizeClass: UserInterfaceSizeClass? { .compact }
    public var verticalSizeClass: UserInterfaceSizeClass? { .regular }
    public var dynamicTypeSize: DynamicTypeSize { .large }
    public var displayScale: CGFloat { 3 }
    public var scenePhase: ScenePhase { .active }
    public var accessibilityReduceMotion: Bool { false }
    public var accessibilityDifferentiateWithoutColor: Bool { false }
    public var accessibilityVoiceOverEnabled: Bool { false }
    public var isSearching: Bool { false }
}
