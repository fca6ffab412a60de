import CourseModel
import Testing

/// A question of arithmetic as the screen shows it, reckoned here anew and not by the program.
struct Sum {
    private let first: Int
    private let sign: String
    private let second: Int
    private let division: ShownStep.Division?

    init(_ question: ShownStep.Question) throws {
        // A negative second number stands in brackets: `7 − (−2)`.
        let plain = question.text.filter { !"()".contains($0) }.replacing("−", with: "-")
        let words = plain.split(separator: " ").map(String.init)
        try #require(words.count == 3, "\(question.text)")
        first = try #require(Int(words[0]))
        second = try #require(Int(words[2]))
        sign = words[1]
        division = question.division
    }

    /// As somebody types it who writes numbers as `language` does.
    func answer(in language: LanguageTag) throws -> String {
        switch sign {
        case "+": return String(first + second)
        case "-": return String(first - second)
        case "×": return String(first * second)
        default: break
        }
        switch division?.kind {
        case "remainder": return "\(first / second) \(first % second)"
        case "fraction": return fraction
        case "decimal": return decimal(places: try #require(division?.places), comma: language.base == "tr")
        default: return String(first / second)
        }
    }

    private var fraction: String {
        let divisor = (1...max(1, abs(second))).last { first % $0 == 0 && second % $0 == 0 } ?? 1
        return "\(first / divisor)/\(second / divisor)"
    }

    /// Rounded half away from zero.
    private func decimal(places: Int, comma: Bool) -> String {
        let scale = (0..<places).reduce(1) { scale, _ in scale * 10 }
        let (quotient, remainder) = (abs(first) * scale).quotientAndRemainder(dividingBy: abs(second))
        let rounded = remainder * 2 >= abs(second) ? quotient + 1 : quotient
        let tail = String(rounded % scale)
        let padding = String(repeating: "0", count: places - tail.count)
        let minus = (first < 0) != (second < 0) && rounded > 0 ? "-" : ""
        return "\(minus)\(rounded / scale)\(comma ? "," : ".")\(padding)\(tail)"
    }
}
