extension QuestionResult.Command: WireRepresentable {
    public init?(wire: WireValue) {
        guard let question = ArithmeticQuestion(wire: wire) else { return nil }
        self.init(question)
    }

    public var wire: WireValue { question.wire }
}

extension QuestionResult.Observation: WireRepresentable {
    public init?(wire: WireValue) {
        guard wire.name == "answer", let result = wire.number("result"), let text = wire.text("text") else {
            return nil
        }
        self.init(result: result, text: text)
    }

    public var wire: WireValue {
        .record("answer", [WireField("text", .text(text)), WireField("result", .text(String(result)))])
    }
}
