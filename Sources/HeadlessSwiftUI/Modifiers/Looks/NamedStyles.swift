/// Styles that only change looks: the name is recorded.
public protocol NamedStyle: Sendable {
    var styleName: String { get }
}

public protocol ListStyle: NamedStyle {}
public struct AutomaticListStyle: ListStyle {
    public let styleName = "automatic"
    public init() {}
}
extension ListStyle where Self == AutomaticListStyle { public static var automatic: Self { .init() } }
public struct PlainListStyle: ListStyle {
    public let styleName = "plain"
    public init() {}
}
extension ListStyle where Self == PlainListStyle { public static var plain: Self { .init() } }
public struct GroupedListStyle: ListStyle {
    public let styleName = "grouped"
    public init() {}
}
extension ListStyle where Self == GroupedListStyle { public static var grouped: Self { .init() } }
public struct InsetListStyle: ListStyle {
    public let styleName = "inset"
    public init() {}
}
extension ListStyle where Self == InsetListStyle { public static var inset: Self { .init() } }
public struct InsetGroupedListStyle: ListStyle {
    public let styleName = "insetGrouped"
    public init() {}
}
extension ListStyle where Self == InsetGroupedListStyle { public static var insetGrouped: Self { .init() } }
public struct SidebarListStyle: ListStyle {
    public let styleName = "sidebar"
    public init() {}
}
extension ListStyle where Self == SidebarListStyle { public static var sidebar: Self { .init() } }

public protocol PickerStyle: NamedStyle {}
public struct DefaultPickerStyle: PickerStyle {
    public let styleName = "automatic"
    public init() {}
}
extension PickerStyle where Self == DefaultPickerStyle { public static var automatic: Self { .init() } }
public struct MenuPickerStyle: PickerStyle {
    public let styleName = "menu"
    public init() {}
}
extension PickerStyle where Self == MenuPickerStyle { public static var menu: Self { .init() } }
public struct SegmentedPickerStyle: PickerStyle {
    public let styleName = "segmented"
    public init() {}
}
extension PickerStyle where Self == SegmentedPickerStyle { public static var segmented: Self { .init() } }
public struct WheelPickerStyle: PickerStyle {
    public let styleName = "wheel"
    public init() {}
}
extension PickerStyle where Self == WheelPickerStyle { public static var wheel: Self { .init() } }
public struct InlinePickerStyle: PickerStyle {
    public let styleName = "inline"
    public init() {}
}
extension PickerStyle where Self == InlinePickerStyle { public static var inline: Self { .init() } }
public struct NavigationLinkPickerStyle: PickerStyle {
    public let styleName = "navigationLink"
    public init() {}
}
extension PickerStyle where Self == NavigationLinkPickerStyle { public static var navigationLink: Self { .init() } }
public struct PalettePickerStyle: PickerStyle {
    public let styleName = "palette"
    public init() {}
}
extension PickerStyle where Self == PalettePickerStyle { public static var palette: Self { .init() } }

public protocol TextFieldStyle: NamedStyle {}
public struct DefaultTextFieldStyle: TextFieldStyle {
    public let styleName = "automatic"
    public init() {}
}
extension TextFieldStyle where Self == DefaultTextFieldStyle { public static var automatic: Self { .init() } }
public struct PlainTextFieldStyle: TextFieldStyle {
    public let styleName = "plain"
    public init() {}
}
extension TextFieldStyle where Self == PlainTextFieldStyle { public static var plain: Self { .init() } }
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    public let styleName = "roundedBorder"
    public init() {}
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle { public static var roundedBorder: Self { .init() } }

public protocol TextEditorStyle: NamedStyle {}
public struct AutomaticTextEditorStyle: TextEditorStyle {
    public let styleName = "automatic"
    public init() {}
}
extension TextEditorStyle where Self == AutomaticTextEditorStyle { public static var automatic: Self { .init() } }
public struct PlainTextEditorStyle: TextEditorStyle {
    public let styleName = "plain"
    public init() {}
}
extension TextEditorStyle where Self == PlainTextEditorStyle { public static var plain: Self { .init() } }

public protocol DatePickerStyle: NamedStyle {}
public struct DefaultDatePickerStyle: DatePickerStyle {
    public let styleName = "automatic"
    public init() {}
}
extension DatePickerStyle where Self == DefaultDatePickerStyle { public static var automatic: Self { .init() } }
public struct CompactDatePickerStyle: DatePickerStyle {
    public let styleName = "compact"
    public init() {}
}
extension DatePickerStyle where Self == CompactDatePickerStyle { public static var compact: Self { .init() } }
public struct GraphicalDatePickerStyle: DatePickerStyle {
    public let styleName = "graphical"
    public init() {}
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle { public static var graphical: Self { .init() } }
public struct WheelDatePickerStyle: DatePickerStyle {
    public let styleName = "wheel"
    public init() {}
}
extension DatePickerStyle where Self == WheelDatePickerStyle { public static var wheel: Self { .init() } }

public protocol FormStyle: NamedStyle {}
public struct AutomaticFormStyle: FormStyle {
    public let styleName = "automatic"
    public init() {}
}
extension FormStyle where Self == AutomaticFormStyle { public static var automatic: Self { .init() } }
public struct GroupedFormStyle: FormStyle {
    public let styleName = "grouped"
    public init() {}
}
extension FormStyle where Self == GroupedFormStyle { public static var grouped: Self { .init() } }
public struct ColumnsFormStyle: FormStyle {
    public let styleName = "columns"
    public init() {}
}
extension FormStyle where Self == ColumnsFormStyle { public static var columns: Self { .init() } }

public protocol TabViewStyle: NamedStyle {}
public struct DefaultTabViewStyle: TabViewStyle {
    public let styleName = "automatic"
    public init() {}
}
extension TabViewStyle where Self == DefaultTabViewStyle { public static var automatic: Self { .init() } }
public struct PageTabViewStyle: TabViewStyle {
    public let styleName = "page"
    public init() {}
}
extension TabViewStyle where Self == PageTabViewStyle { public static var page: Self { .init() } }

public protocol NavigationViewStyle: NamedStyle {}
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    public let styleName = "automatic"
    public init() {}
}
extension NavigationViewStyle where Self == DefaultNavigationViewStyle { public static var automatic: Self { .init() } }
public struct StackNavigationViewStyle: NavigationViewStyle {
    public let styleName = "stack"
    public init() {}
}
extension NavigationViewStyle where Self == StackNavigationViewStyle { public static var stack: Self { .init() } }
public struct ColumnNavigationViewStyle: NavigationViewStyle {
    public let styleName = "columns"
    public init() {}
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle { public static var columns: Self { .init() } }

public protocol GaugeStyle: NamedStyle {}
public struct DefaultGaugeStyle: GaugeStyle {
    public let styleName = "automatic"
    public init() {}
}
extension GaugeStyle where Self == DefaultGaugeStyle { public static var automatic: Self { .init() } }
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    public let styleName = "accessoryCircular"
    public init() {}
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle { public static var accessoryCircular: Self { .init() } }
public struct LinearCapacityGaugeStyle: GaugeStyle {
    public let styleName = "linearCapacity"
    public init() {}
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle { public static var linearCapacity: Self { .init() } }
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    public let styleName = "accessoryCircularCapacity"
    public init() {}
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    public static var accessoryCircularCapacity: Self { .init() }
}

public protocol ControlGroupStyle: NamedStyle {}
public struct AutomaticControlGroupStyle: ControlGroupStyle {
    public let styleName = "automatic"
    public init() {}
}
extension ControlGroupStyle where Self == AutomaticControlGroupStyle { public static var automatic: Self { .init() } }
public struct NavigationControlGroupStyle: ControlGroupStyle {
    public let styleName = "navigation"
    public init() {}
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle { public static var navigation: Self { .init() } }

public protocol MenuStyle: NamedStyle {}
public struct DefaultMenuStyle: MenuStyle {
    public let styleName = "automatic"
    public init() {}
}
extension MenuStyle where Self == DefaultMenuStyle { public static var automatic: Self { .init() } }
public struct ButtonMenuStyle: MenuStyle {
    public let styleName = "button"
    public init() {}
}
extension MenuStyle where Self == ButtonMenuStyle { public static var button: Self { .init() } }
public struct BorderlessButtonMenuStyle: MenuStyle {
    public let styleName = "borderlessButton"
    public init() {}
}
extension MenuStyle where Self == BorderlessButtonMenuStyle { public static var borderlessButton: Self { .init() } }

extension View {
    nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View { look("listStyle", style.styleName) }
    nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        look("pickerStyle", style.styleName)
    }
    nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        look("textFieldStyle", style.styleName)
    }
    nonisolated public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
        look("textEditorStyle", style.styleName)
    }
    nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        look("datePickerStyle", style.styleName)
    }
    nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View { look("formStyle", style.styleName) }
    nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        look("tabViewStyle", style.styleName)
    }
    nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
        look("navigationViewStyle", style.styleName)
    }
    nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View { look("gaugeStyle", style.styleName) }
    nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        look("controlGroupStyle", style.styleName)
    }
    nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View { look("menuStyle", style.styleName) }
}
