extension CreateQuestion.Command: WireRepresentable {
    public init?(wire: WireValue) {
        guard wire.name == "create", let fields = wire.list("fields", of: TypedField.self) else { return nil }
        self.init(fields: fields.map(\.text))
    }

    public var wire: WireValue {
        .record("create", [WireField("fields", .list(fields.map { TypedField(text: $0).wire }))])
    }
}

/// A record of its own, so that a phrase can put quotes around the text.
private struct TypedField: WireRepresentable {
    var text: String

    init(text: String) { self.text = text }

    init?(wire: WireValue) {
        guard wire.name == "field", let text = wire.text("text") else { return nil }
        self.text = text
    }

    var wire: WireValue { .record("field", [WireField("text", .text(text))]) }
}

extension CreateQuestion.Observation: WireRepresentable {
    public init?(wire: WireValue) {
        guard let questions = wire.list("questions", of: ArithmeticQuestion.self) else { return nil }
        switch wire.name {
        case "added": self.init(refusal: nil, questions: questions)
        case "refused":
            guard let refusal = wire["reason"].flatMap(CreateQuestion.Refusal.init(wire:)) else { return nil }
            self.init(refusal: refusal, questions: questions)
        default: return nil
        }
    }

    public var wire: WireValue {
        let shown = WireField("questions", .list(questions.map(\.wire)))
        guard let refusal else { return .record("added", [shown]) }
        return .record("refused", [WireField("reason", refusal.wire), shown])
    }
}

extension CreateQuestion.Refusal: WireRepresentable {
    public init?(wire: WireValue) {
        switch wire.name {
        case "missing-fields": self = .missingFields
        case "unreadable-number":
            guard let text = wire.text("text") else { return nil }
            self = .unreadableNumber(text)
        case "unknown-operation":
            guard let text = wire.text("text") else { return nil }
            self = .unknownOperation(text)
        case "division-by-zero": self = .divisionByZero
        case "overflow": self = .overflow
        case "other": self = .other
        default: return nil
        }
    }

    public var wire: WireValue {
        switch self {
        case .missingFields: .record("missing-fields", [])
        case .unreadableNumber(let text): .record("unreadable-number", [WireField("text", .text(text))])
        case .unknownOperation(let text): .record("unknown-operation", [WireField("text", .text(text))])
        case .divisionByZero: .record("division-by-zero", [])
        case .overflow: .record("overflow", [])
        case .other: .record("other", [])
        }
    }
}
