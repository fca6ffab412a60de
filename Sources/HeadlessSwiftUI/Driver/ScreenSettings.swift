public import Foundation

/// Whose screen it is: fixed values, never those of the machine.
public struct ScreenSettings: Sendable {
    public var locale: Locale
    public var timeZone: TimeZone
    public var calendar: Calendar
    public var layoutDirection: LayoutDirection
    public var colorScheme: ColorScheme

    public init(
        locale: Locale = Locale(identifier: "en_US"), timeZone: TimeZone = .gmt, calendar: Calendar? = nil,
        layoutDirection: LayoutDirection? = nil, colorScheme: ColorScheme = .light
    ) {
        self.locale = locale
        self.timeZone = timeZone
        var fitting = calendar ?? Calendar(identifier: .gregorian)
        fitting.locale = locale
        fitting.timeZone = timeZone
        self.calendar = fitting
        let isRightToLeft = locale.language.characterDirection == .rightToLeft
        self.layoutDirection = layoutDirection ?? (isRightToLeft ? .rightToLeft : .leftToRight)
        self.colorScheme = colorScheme
    }

    var environment: EnvironmentValues {
        var values = EnvironmentValues()
        values.locale = locale
        values.timeZone = timeZone
        values.calendar = calendar
        values.layoutDirection = layoutDirection
        values.colorScheme = colorScheme
        return values
    }
}
