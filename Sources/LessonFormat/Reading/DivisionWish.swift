internal import CourseModel

/// What `division`, `places` and `lowest-terms` say together, each only where it stands.
struct DivisionWish {
    var kind: DivisionKind?
    var places: Int?
    var lowestTerms: Bool?
    /// Whether `division` says something that is none of the kinds.
    var isFaulty = false

    init(_ fields: Fields) {
        kind = fields.choice("division")
        isFaulty = kind == nil && fields.value("division") != nil
        places = fields.integer("places").flatMap { (1...9).contains($0) ? $0 : nil }
        lowestTerms = fields.truthValue("lowest-terms")
    }

    init() {}

    /// What is not said here is taken from `set`.
    func filled(from set: DivisionWish) -> DivisionWish {
        var filled = self
        filled.kind = kind ?? (isFaulty ? nil : set.kind)
        filled.isFaulty = isFaulty || kind == nil && set.isFaulty
        filled.places = places ?? set.places
        filled.lowestTerms = lowestTerms ?? set.lowestTerms
        return filled
    }

    /// Nil where no kind is named. A decimal has two places and a fraction need not be reduced where nothing is said.
    var division: Division? {
        switch kind {
        case .exact: .exact
        case .integer: .integer
        case .remainder: .remainder
        case .decimal: .decimal(places: places ?? 2)
        case .fraction: .fraction(lowestTerms: lowestTerms ?? false)
        case nil: nil
        }
    }
}
