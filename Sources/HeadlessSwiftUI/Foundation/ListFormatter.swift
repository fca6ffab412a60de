public import Foundation

/// Joins texts as a language writes a list, such as "A, B and C"; Foundation on Linux has only the format style.
open class ListFormatter: Formatter, @unchecked Sendable {
    /// The screen's that is evaluated now, else the current one, unless another is set.
    public var locale: Locale? = ListFormatter.screenLocale
    /// Formats the items; without one they are described.
    @NSCopying public var itemFormatter: Formatter?

    /// Joins in the locale of the screen that is evaluated now, else in the current one; "" for no strings.
    public class func localizedString(byJoining strings: [String]) -> String {
        joined(strings, in: screenLocale)
    }

    /// Nil if an item cannot be formatted.
    open func string(from items: [Any]) -> String? {
        var texts: [String] = []
        for item in items {
            guard let text = itemFormatter.map({ $0.string(for: item) }) ?? String(describing: item) else { return nil }
            texts.append(text)
        }
        return Self.joined(texts, in: locale ?? Self.screenLocale)
    }

    open override func string(for obj: Any?) -> String? {
        (obj as? [Any]).flatMap { string(from: $0) }
    }

    private static var screenLocale: Locale {
        Tracking.isOnMainActor ? Tracking.reader?.environment.locale ?? .autoupdatingCurrent : .autoupdatingCurrent
    }

    private static func joined(_ strings: [String], in locale: Locale) -> String {
        strings.formatted(.list(type: .and).locale(locale))
    }
}
