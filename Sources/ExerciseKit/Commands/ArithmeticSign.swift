/// An operation of arithmetic, as the exercises `question-result` and `create-question` name it.
public enum ArithmeticSign: String, CaseIterable, Sendable {
    case add = "+"
    case subtract = "-"
    case multiply = "*"
    case divide = "/"
}

/// A question of arithmetic: two numbers and what is to be done with them.
public struct ArithmeticQuestion: Equatable, Sendable {
    public var first: Int
    public var sign: ArithmeticSign
    public var second: Int

    public init(first: Int, sign: ArithmeticSign, second: Int) {
        self.first = first
        self.sign = sign
        self.second = second
    }
}

extension ArithmeticQuestion: WireRepresentable {
    public init?(wire: WireValue) {
        guard wire.name == "question", let first = wire.number("first"), let second = wire.number("second"),
            let sign = wire.text("sign").flatMap(ArithmeticSign.init(rawValue:))
        else { return nil }
        self.init(first: first, sign: sign, second: second)
    }

    public var wire: WireValue {
        .record(
            "question",
            [
                WireField("first", .text(String(first))), WireField("sign", .text(sign.rawValue)),
                WireField("second", .text(String(second))),
            ])
    }
}
