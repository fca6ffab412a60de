/// The exercise `selected-summary`: a choice among options is summed up as a list in the reader's language.
public enum SelectedSummary {
    /// Sum up what is chosen.
    public struct Command: Equatable, Sendable {
        public var locale: Locale
        /// Today's options, each id once.
        public var options: [Option]
        /// Some may be options no longer, some may have had another name, and several may have one id.
        public var chosen: [Option]

        public init(locale: Locale, options: [Option], chosen: [Option]) {
            self.locale = locale
            self.options = options
            self.chosen = chosen
        }
    }

    /// A summary, without the marks that cannot be seen.
    public struct Observation: Equatable, Sendable {
        public var text: String

        /// Leaves out U+2068 and U+2069, which Foundation puts around items that are read in the other direction.
        public init(_ summary: String) {
            text = ""
            text.unicodeScalars.append(contentsOf: summary.unicodeScalars.filter { !Self.isolates.contains($0) })
        }

        private static let isolates: [Unicode.Scalar] = ["\u{2068}", "\u{2069}"]
    }

    /// The locales whose rules the reference knows. The raw value is the identifier.
    public enum Locale: String, CaseIterable, Sendable {
        case britishEnglish = "en_GB"
        case americanEnglish = "en_US"
        case turkish = "tr"
        case arabic = "ar"
        case german = "de"
    }

    public struct Option: Hashable, Sendable {
        public var id: String
        public var name: String

        public init(id: String, name: String) {
            self.id = id
            self.name = name
        }
    }
}
