import CourseModel
import Testing

/// A line of the table of answers.
struct AnswerRow: Sendable, CustomTestStringConvertible {
    let line: Int
    let locale: LanguageTag
    let question: String
    let typed: String
    let verdict: String
    let read: String
    let remarks: String

    var testDescription: String { "line \(line): \(locale) \(question) ← \(typed)" }

    static let all: [AnswerRow] = AnswerTable.text.split(separator: "\n").enumerated().compactMap { index, line in
        guard !line.hasPrefix("#") else { return nil }
        let fields = line.split(separator: "¦", omittingEmptySubsequences: false).map { trimmed($0) }
        precondition(fields.count == 6, "row \(index + 1) has \(fields.count) fields: \(line)")
        return AnswerRow(
            line: index + 1, locale: LanguageTag(fields[0]), question: fields[1], typed: unescaped(fields[2]),
            verdict: fields[3], read: fields[4], remarks: fields[5])
    }

    private static func trimmed(_ text: Substring) -> String {
        let front = text.drop { $0 == " " }
        return String(front.reversed().drop { $0 == " " }.reversed())
    }

    private static func unescaped(_ text: String) -> String {
        var rest = text[...]
        var result = ""
        while let start = rest.firstRange(of: "\\u{"), let end = rest[start.upperBound...].firstIndex(of: "}") {
            result += rest[..<start.lowerBound]
            let scalar = UInt32(rest[start.upperBound..<end], radix: 16).flatMap(Unicode.Scalar.init)
            result.unicodeScalars.append(scalar ?? "\u{FFFD}")
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    /// The step that the question describes.
    var step: Step {
        let id = StepID(lesson: LessonID("lesson"), step: "step")
        let content: Step.Content =
            switch question.prefix(while: { $0 != " " }) {
            case "quiz": .quiz(quiz)
            case let first where first.first?.isLetter == true: .fill(fill(String(first)))
            default: .arithmetic(ArithmeticSet(questions: [arithmetic]))
            }
        return Step(id: id, title: "", content: content)
    }

    var answer: Answer {
        switch step.content {
        case .quiz: .choices([typed])
        case .fill: .blanks([typed])
        default: .numbers([typed])
        }
    }

    private var quiz: Quiz {
        let words = question.split(separator: " ")
        let options = (1...(Int(words[1]) ?? 0)).map { Quiz.Option(text: "option", why: String($0)) }
        return Quiz(
            question: "", options: options, key: words[3].split(separator: ",").compactMap { Int($0).map { $0 - 1 } },
            order: .fixed)
    }

    private func fill(_ language: String) -> FillIn {
        var rest = question.dropFirst(language.count + 1)
        let ignoresCase = rest.hasPrefix("ignore case ")
        if ignoresCase { rest = rest.dropFirst("ignore case ".count) }
        let hasExactMarks = rest.hasPrefix("exact marks ")
        if hasExactMarks { rest = rest.dropFirst("exact marks ".count) }
        let sides = rest.split(separator: " = ", maxSplits: 1)
        let parts = sides[0].split(separator: "{{0}}", omittingEmptySubsequences: false)
        let blank = Blank(
            answers: sides[1].split(separator: " or ").map(String.init), letterCase: ignoresCase ? .ignore : .exact,
            marks: hasExactMarks ? .exact : .ignore)
        let template = [TemplatePart.text(String(parts[0])), .blank(0), .text(String(parts[1]))]
        return FillIn(prompt: "", language: FillLanguage(language), template: template, blanks: [blank])
    }

    private var arithmetic: ArithmeticQuestion {
        let words = question.split(separator: " ")
        let kind = words.firstIndex(of: "as").map { words[($0 + 1)...] } ?? []
        let division: Division =
            switch kind.first {
            case "integer": .integer
            case "remainder": .remainder
            case "decimal": .decimal(places: Int(kind.dropFirst().first ?? "") ?? 0)
            case "fraction": .fraction(lowestTerms: false)
            case "lowest": .fraction(lowestTerms: true)
            default: .exact
            }
        return ArithmeticQuestion(
            first: Int(words[0]) ?? 0, operation: ArithmeticOperation(typed: Character(String(words[1]))) ?? .add,
            second: Int(words[2]) ?? 0, division: division, tolerance: tolerance(words))
    }

    private func tolerance(_ words: [Substring]) -> Rational? {
        guard let sign = words.firstIndex(of: "±") else { return nil }
        let numbers = words[sign + 1].split(separator: "/").compactMap { Int($0) }
        return try? Rational(numbers[0], numbers.count > 1 ? numbers[1] : 1)
    }
}
