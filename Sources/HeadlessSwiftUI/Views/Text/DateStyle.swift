import Foundation

extension Text {
    /// How a date is written in a text.
    public enum DateStyle: Sendable {
        case date, time, relative, offset, timer

        func text(_ date: Date, _ environment: EnvironmentValues) -> String {
            switch self {
            case .date: date.formatted(style(environment, date: .long, time: .omitted))
            case .time: date.formatted(style(environment, date: .omitted, time: .shortened))
            case .relative, .offset, .timer:
                date.formatted(style(environment, date: .abbreviated, time: .shortened))
            }
        }

        private func style(
            _ environment: EnvironmentValues, date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle
        ) -> Date.FormatStyle {
            Date.FormatStyle(
                date: date, time: time, locale: environment.locale, calendar: environment.calendar,
                timeZone: environment.timeZone)
        }
    }
}
