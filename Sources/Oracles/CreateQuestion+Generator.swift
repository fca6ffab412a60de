public import ExerciseKit

extension CreateQuestionReference {
    /// Some attempts come twice in a row. About half are fine; the others have one fault or two, so that the order of the
    /// checks shows.
    public static func sequence(
        length: Int, using generator: inout some RandomNumberGenerator
    ) -> [CreateQuestion.Command] {
        var last: [String] = []
        return (0..<length).map { _ in
            let isAgain = !last.isEmpty && Int.random(in: 0..<6, using: &generator) == 0
            var fields = isAgain ? last : fields(using: &generator)
            last = fields
            let isSpaced = Int.random(in: 0..<5, using: &generator) == 0
            if isSpaced, let place = fields.indices.randomElement(using: &generator) {
                fields[place] = " " + fields[place] + " "
            }
            return CreateQuestion.Command(fields: fields)
        }
    }

    private static func fields(using generator: inout some RandomNumberGenerator) -> [String] {
        func one(of texts: [String]) -> String { texts.randomElement(using: &generator) ?? "" }
        var fields = [one(of: numbers), one(of: numbers), one(of: operations)]
        switch Int.random(in: 0..<16, using: &generator) {
        case 0: return Array(fields.prefix(Int.random(in: 0...2, using: &generator)))
        case 1: return fields + [one(of: numbers)]
        case 2: fields[0] = one(of: unreadable)
        case 3: fields[1] = one(of: unreadable)
        case 4: fields[2] = one(of: unknown)
        case 5: fields = [one(of: unreadable), one(of: unreadable), one(of: operations)]
        case 6: fields = [one(of: numbers), one(of: unreadable), one(of: unknown)]
        case 7: fields = [one(of: numbers), one(of: ["0", "00", "-0"]), "/"]
        case 8: fields = [one(of: extremes), one(of: ["1", "-1", "2"]), one(of: operations)]
        default: break
        }
        return fields
    }

    private static let numbers = ["12", "5", "-7", "2", "0", "40", "-1", "+3", "007"]
    private static let operations = ["+", "-", "*", "/"]
    private static let unreadable = ["abc", "", "12,5", "12.0", "1 2", "−3", "١٢", "0x1F", "9223372036854775808"]
    private static let unknown = ["^", "", "÷", "×", "−", "add", "+-", "%"]
    private static let extremes = ["9223372036854775807", "-9223372036854775808"]
}
