public import Foundation

/// A date, within a range.
nonisolated public struct DatePicker<Label: View>: View {
    public typealias Components = DatePickerComponents
    @Binding private var selection: Date
    private let label: Label
    private let lowest: Date?
    private let highest: Date?
    private let components: DatePickerComponents
    @Environment(\.locale) private var locale
    @Environment(\.calendar) private var calendar
    @Environment(\.timeZone) private var timeZone

    init(
        _ selection: Binding<Date>, from lowest: Date?, to highest: Date?, _ components: DatePickerComponents,
        _ label: Label
    ) {
        _selection = selection
        (self.lowest, self.highest, self.components, self.label) = (lowest, highest, components, label)
    }

    @MainActor public var body: some View {
        var handlers = Handlers()
        let (binding, lowest, highest) = ($selection, lowest, highest)
        handlers.setDate = { date in
            binding.wrappedValue = min(max(date, lowest ?? .distantPast), highest ?? .distantFuture)
        }
        handlers.dateRange = (lowest ?? .distantPast)...max(highest ?? .distantFuture, lowest ?? .distantPast)
        return ControlView(.datePicker, label: label, value: selection.formatted(style), handlers: handlers)
    }

    private var style: Date.FormatStyle {
        Date.FormatStyle(
            date: components.contains(.date) ? .abbreviated : .omitted,
            time: components.contains(.hourAndMinute) ? .shortened : .omitted, locale: locale, calendar: calendar,
            timeZone: timeZone)
    }
}

public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    public static let date = DatePickerComponents(rawValue: 2)
}

extension DatePicker {
    public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) { self.init(selection, from: nil, to: nil, displayedComponents, label()) }
    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) { self.init(selection, from: range.lowerBound, to: range.upperBound, displayedComponents, label()) }
    public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) { self.init(selection, from: nil, to: range.upperBound, displayedComponents, label()) }
    public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) { self.init(selection, from: range.lowerBound, to: nil, displayedComponents, label()) }
}

extension DatePicker where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, from: nil, to: nil, displayedComponents, Text(titleKey)) }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, from: nil, to: nil, displayedComponents, Text(title)) }
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, from: range.lowerBound, to: range.upperBound, displayedComponents, Text(titleKey)) }
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, from: nil, to: range.upperBound, displayedComponents, Text(titleKey)) }
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, from: range.lowerBound, to: nil, displayedComponents, Text(titleKey)) }
}
