public import Foundation

extension View {
    nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View { look("listRowBackground") }
    nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View { look("listRowInsets") }
    nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        look("listRowSeparator", visibility.rawValue)
    }
    nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        look("listRowSeparatorTint")
    }
    nonisolated public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View
    {
        look("listSectionSeparator")
    }
    nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View { look("listRowSpacing") }
    nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View { look("listSectionSpacing") }
    nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        look("listSectionSpacing")
    }
    nonisolated public func listItemTint(_ color: Color?) -> some View { look("listItemTint") }
    nonisolated public func headerProminence(_ prominence: Prominence) -> some View { look("headerProminence") }
    nonisolated public func labelsHidden() -> some View { look("labelsHidden") }
    nonisolated public func controlSize(_ size: ControlSize) -> some View { look("controlSize", size.rawValue) }
    nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { look("buttonBorderShape") }
    nonisolated public func menuIndicator(_ visibility: Visibility) -> some View { look("menuIndicator") }
    nonisolated public func horizontalRadioGroupLayout() -> some View { look("horizontalRadioGroupLayout") }
    nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
        look("keyboardShortcut")
    }
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { look("keyboardShortcut") }
}

public struct ListSectionSpacing: Sendable {
    public static let `default` = ListSectionSpacing()
    public static let compact = ListSectionSpacing()
}
public enum Prominence: Sendable { case standard, increased }
public enum ControlSize: String, CaseIterable, Sendable { case mini, small, regular, large, extraLarge }
public struct ButtonBorderShape: Sendable {
    public static let automatic = ButtonBorderShape()
    public static let capsule = ButtonBorderShape()
    public static let circle = ButtonBorderShape()
    public static let roundedRectangle = ButtonBorderShape()
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { ButtonBorderShape() }
}
public struct KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
    public let character: Character
    public init(extendedGraphemeClusterLiteral value: Character) { character = value }
}
public struct EventModifiers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let command = EventModifiers(rawValue: 1)
    public static let shift = EventModifiers(rawValue: 2)
    public static let option = EventModifiers(rawValue: 4)
    public static let control = EventModifiers(rawValue: 8)
}
public struct KeyboardShortcut: Sendable {
    public static let defaultAction = KeyboardShortcut()
    public static let cancelAction = KeyboardShortcut()
}
