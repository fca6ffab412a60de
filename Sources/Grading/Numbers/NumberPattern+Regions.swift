extension NumberPattern {
    /// The pattern of a region, or of a script, that does not write numbers as its language does; nil for any other tag.
    static func byRegion(_ tag: String) -> NumberPattern? {
        switch tag {
        case "de-ch", "de-li", "it-ch", "en-ch": .pointApostrophe
        case "fr-ch": .commaApostrophe
        case "en-in": .lakh
        case "kk-arab", "kk-arab-cn": .pointSpace
        case "ar-dz", "ar-lb", "ar-ly", "ar-ma", "ar-mr", "ar-tn", "en-at", "en-be", "en-de", "en-dk", "en-es", "en-id",
            "en-it", "en-nl", "en-pl", "en-ro", "en-si", "fr-lu", "ms-arab-bn", "ms-bn", "ms-id", "sw-cd", "uz-arab",
            "uz-arab-af":
            .comma
        case "az-arab", "az-arab-iq", "az-arab-ir", "az-arab-tr", "az-cyrl", "az-cyrl-az", "es-419", "es-br", "es-bz",
            "es-cu", "es-do", "es-gt", "es-hn", "es-mx", "es-ni", "es-pa", "es-pe", "es-pr", "es-sv", "es-us", "fr-rw",
            "pa-arab", "pa-arab-pk", "ta-my", "ta-sg":
            .point
        case "en-cz", "en-ee", "en-fi", "en-fr", "en-ge", "en-hu", "en-lt", "en-lv", "en-no", "en-pt", "en-se", "en-sk",
            "en-ua", "en-za", "es-cr", "pt-ao", "pt-ch", "pt-cv", "pt-gq", "pt-gw", "pt-lu", "pt-mo", "pt-mz", "pt-pt",
            "pt-st", "pt-tl":
            .commaSpace
        default: nil
        }
    }
}
