internal import CourseModel

extension SchemaCheck {
    /// A named case: a list of commands.
    mutating func checkCase(_ place: Place) {
        check(place, .list(.record))
    }

    /// A value of a command. A mapping is a record: one name with its fields.
    mutating func checkRecord(_ place: Place) {
        switch tree.nodes[place.index].kind {
        case .scalar: break
        case .sequence:
            for item in tree.items(place.index) { checkRecord(Place(index: item, key: place.key)) }
        case .mapping:
            let entries = tree.entries(place.index)
            guard let (first, fields) = entries.first else { return reportEmptyMapping(place) }
            if entries.count > 1 {
                let names = entries.prefix(2).map { tree.string($0.key).brief }
                let problem = ExerciseProblem.recordOfTwoNames(first: names[0], second: names[1])
                return findings.add(problem, tree.nodes[entries[1].key].range)
            }
            checkFields(Place(index: fields, key: tree.string(first)))
        }
    }

    private mutating func checkFields(_ place: Place) {
        guard !isEmpty(place.index) else { return reportEmpty(place) }
        checkNames(place, .namedCases, nil) { $0.checkRecord($1) }
    }

    private mutating func reportEmptyMapping(_ place: Place) {
        findings.add(ShapeProblem.emptyValue(key: place.key), tree.nodes[place.index].range)
    }

    /// The phrases of one language. An empty one stands in quotes.
    mutating func checkPhrases(_ place: Place) {
        checkNames(place, .phrases, nil) { check, phrase in
            let isEmptyInQuotes = check.isEmpty(phrase.index) && check.tree.nodes[phrase.index].style != .plain
            if !isEmptyInQuotes { check.check(phrase, .text(.prose)) }
        }
    }
}
