public import ExerciseKit

extension QuestionResultReference {
    /// Questions of small numbers below and above zero, half of them divisions, which mostly leave a remainder; one in
    /// eight has a number beyond what a `Double` can hold. All have a result.
    public static func sequence(
        length: Int, using generator: inout some RandomNumberGenerator
    ) -> [QuestionResult.Command] {
        (0..<length).map { _ in QuestionResult.Command(question(using: &generator)) }
    }

    private static func question(using generator: inout some RandomNumberGenerator) -> ArithmeticQuestion {
        let sign = signs.randomElement(using: &generator) ?? .divide
        if Int.random(in: 0..<8, using: &generator) == 0 { return large(sign, using: &generator) }
        var question = ArithmeticQuestion(
            first: Int.random(in: -20...20, using: &generator), sign: sign,
            second: Int.random(in: -9...9, using: &generator))
        if sign == .divide && question.second == 0 { question.second = 4 }
        return question
    }

    private static func large(
        _ sign: ArithmeticSign, using generator: inout some RandomNumberGenerator
    ) -> ArithmeticQuestion {
        let size = 9_007_199_254_740_993 + 2 * Int.random(in: 0...1_000, using: &generator)
        return ArithmeticQuestion(
            first: Bool.random(using: &generator) ? size : -size, sign: sign,
            second: [1, -1, 2, -2, 3].randomElement(using: &generator) ?? 1)
    }

    private static let signs: [ArithmeticSign] = [.add, .subtract, .multiply, .divide, .divide, .divide]
}
