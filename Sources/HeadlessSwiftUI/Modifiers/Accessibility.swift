extension View {
    nonisolated public func accessibilityLabel(_ label: Text) -> some View {
        ModifiedElements(content: self) { $0.label = label.string(in: $1) }
    }
    nonisolated public func accessibilityLabel(_ key: LocalizedStringKey) -> some View { accessibilityLabel(Text(key)) }
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibilityLabel(Text(label))
    }
    /// The form of old.
    nonisolated public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
    nonisolated public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
    nonisolated public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
        ModifiedElements(content: self) { element, _ in element.identifier = identifier }
    }
    nonisolated public func accessibilityValue(_ value: Text) -> some View { look("accessibilityValue") }
    nonisolated public func accessibilityValue(_ key: LocalizedStringKey) -> some View { look("accessibilityValue") }
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        look("accessibilityValue", String(value))
    }
    nonisolated public func accessibilityHint(_ hint: Text) -> some View { look("accessibilityHint") }
    nonisolated public func accessibilityHint(_ key: LocalizedStringKey) -> some View { look("accessibilityHint") }
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        look("accessibilityHint", String(hint))
    }
    nonisolated public func accessibilityHidden(_ isHidden: Bool) -> some View {
        look("accessibilityHidden", "\(isHidden)")
    }
    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        ModifiedElements(content: self) { element, _ in
            if traits.contains(.isSelected) { element.isSelected = true }
            element.looks.append(Look("accessibilityAddTraits"))
        }
    }
    nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        look("accessibilityRemoveTraits")
    }
    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        look("accessibilityElement")
    }
    nonisolated public func accessibilitySortPriority(_ priority: Double) -> some View {
        look("accessibilitySortPriority")
    }
    nonisolated public func accessibilityInputLabels(_ labels: [String]) -> some View {
        look("accessibilityInputLabels")
    }
    nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
        look("accessibilityAction")
    }
}

public struct AccessibilityTraits: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let isButton = AccessibilityTraits(rawValue: 1)
    public static let isHeader = AccessibilityTraits(rawValue: 2)
    public static let isSelected = AccessibilityTraits(rawValue: 4)
    public static let isLink = AccessibilityTraits(rawValue: 8)
    public static let isImage = AccessibilityTraits(rawValue: 16)
    public static let isStaticText = AccessibilityTraits(rawValue: 32)
    public static let isModal = AccessibilityTraits(rawValue: 64)
    public static let updatesFrequently = AccessibilityTraits(rawValue: 128)
    public static let isToggle = AccessibilityTraits(rawValue: 256)
    public static let isSearchField = AccessibilityTraits(rawValue: 512)
}

public enum AccessibilityChildBehavior: Sendable { case ignore, contain, combine }
