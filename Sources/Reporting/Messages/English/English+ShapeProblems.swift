import CourseModel

extension English {
    func shape(_ problem: ShapeProblem) -> Explained {
        switch problem {
        case .duplicateKey(let key, let firstLine):
            Explained(
                "\(code(key)) stands here a second time; it is in line \(firstLine) already.", "Keep one of the two.")
        case .unknownKey(let key, let suggestion, let known):
            Explained("\(code(key)) is not a key here.", meant(suggestion) ?? "The keys are \(codes(known)).")
        case .missingKey(let key): Explained("\(code(key)) is missing here.", "Add it.")
        case .wrongKind(let key, let expected, let found):
            Explained(
                "\(code(key)) should be \(name(of: expected)), and it is \(name(of: found)).", shape(of: expected, key))
        case .emptyValue(let key): Explained("\(code(key)) is empty.", "Write its value after the colon.")
        case .notAnInteger(let key, let value):
            Explained(
                "\(code(key)) should be a whole number, and it is \(code(value)).", "Write digits alone, such as `3`.")
        case .outOfRange(let key, let value, let allowed):
            Explained("\(code(value)) is not possible for \(code(key)).", "It may be \(allowed).")
        case .notATruthValue(let key, let value):
            Explained("\(code(key)) should be `true` or `false`, and it is \(code(value)).", "Write `true` or `false`.")
        case .notAChoice(let key, let value, let suggestion, let choices):
            Explained(
                "\(code(value)) is not possible for \(code(key)).",
                meant(suggestion) ?? "Possible are \(codes(choices)).")
        case .stepWithoutKind(let suggestion):
            Explained(
                "This step does not say what it is.",
                meant(suggestion)
                    ?? "Begin it with \(codes(StepKind.allCases.map { "\($0.rawValue): ID" }, separator: " or ")).")
        case .stepOfTwoKinds(let first, let second):
            Explained("This step is both \(code(first)) and \(code(second)).", "Make two steps of it.")
        case .badIdentifier(let value, let suggestion):
            Explained(
                "\(code(value)) cannot be an id.", meant(suggestion) ?? "Use lower-case letters, digits and hyphens.")
        case .badLanguage(let value):
            Explained("\(code(value)) is not a language tag.", "Write one such as `en`, `tr` or `pt-br`.")
        case .badRange(let value):
            Explained("\(code(value)) is not a range.", "Write one such as `1...50`, the smaller number first.")
        case .badNumber(let key, let value):
            Explained("\(code(key)) should be a number, and it is \(code(value)).", "Write one such as `0.5`.")
        case .tooManyItems(let key, let limit):
            Explained("\(code(key)) has more than \(limit) entries.", "Leave some out, or divide the lesson.")
        }
    }

    private func name(of kind: ShapeProblem.ValueKind) -> String {
        switch kind {
        case .text: "a text"
        case .list: "a list"
        case .mapping: "a mapping of keys and values"
        case .integer: "a whole number"
        case .textOrList: "a text or a list of texts"
        case .integerOrList: "a whole number or a list of them"
        case .textOrMapping: "a text or a mapping"
        }
    }

    private func shape(of kind: ShapeProblem.ValueKind, _ key: String) -> String {
        switch kind {
        case .text, .textOrMapping:
            "Write it on one line after \(code("\(key):")), in quotes where it holds `: `, or in a block after `|`."
        case .list: "Write each entry on a line of its own after `- `."
        case .mapping: "Write its keys on the lines below, indented by two spaces."
        case .integer, .integerOrList: "Write \(code("\(key): 0")) or \(code("\(key): [0, 2]"))."
        case .textOrList: "Write \(code("\(key): [first, second]"))."
        }
    }
}
