internal import CourseModel
internal import ExerciseKit

/// Something that a filled template is asked: the value of an expression, or the screen after steps.
enum FillQuestion: Equatable {
    case value(Int, String)
    case screen(after: [String])

    /// What is asked of the program, values first.
    static func all(of program: FillProgram) -> [FillQuestion] {
        let values = program.values.enumerated().map { FillQuestion.value($0.offset, $0.element) }
        return values + program.screen.indices.map { .screen(after: Array(program.screen[...$0])) }
    }

    /// The expression, or the step after which the screen is looked at.
    var asked: String {
        switch self {
        case .value(_, let expression): expression
        case .screen(let steps): steps.last ?? ""
        }
    }

    var wire: WireValue {
        switch self {
        case .value(let number, _): .record("value", [WireField("number", .text(String(number)))])
        case .screen(let steps):
            .record(
                "show",
                [
                    WireField("preview", .text("0")), WireField("locale", .text("en_US")),
                    WireField("steps", .list(steps.map(WireValue.text))),
                ])
        }
    }

    /// Why the model answers' program cannot be compared with: each question must have its answer, or a trap that speaks.
    static func faults(_ questions: [FillQuestion], _ served: [Served]) -> [FillProblem] {
        questions.enumerated().lazy.compactMap { index, question -> FillProblem? in
            guard index < served.count else { return .ends(question.asked, .interfered) }
            return question.fault(served[index])
        }.first.map { [$0] } ?? []
    }

    private func fault(_ served: Served) -> FillProblem? {
        if case .trapped(message: .some) = served.ending, case .value = self { return nil }
        guard served.ending == .completed, let seen = served.observations.first else {
            return .ends(asked, served.ending)
        }
        switch self {
        case .value: return nil
        case .screen:
            guard let screen = ScreenSeen(seen) else {
                return .showsNothing(asked, reason: "no `#Preview`, no `@main`")
            }
            return screen.failure.map { .showsNothing(asked, reason: $0) }
        }
    }

    /// What differs, as a student is told.
    func remark(expected: Served, observed: Served) -> Remark {
        guard observed.ending == expected.ending, let wanted = expected.observations.first,
            let seen = observed.observations.first
        else { return .endsOtherwise(at: asked, observed.ending) }
        switch self {
        case .value:
            return .otherValue(of: asked, expected: Self.plain(wanted), observed: Self.plain(seen))
        case .screen:
            guard let wanted = ScreenSeen(wanted), let seen = ScreenSeen(seen) else {
                return .otherScreen(after: asked, expected: nil, observed: nil)
            }
            if let failure = seen.failure { return .stepFails(step: asked, reason: failure) }
            let lines = wanted.difference(from: seen)
            return .otherScreen(after: asked, expected: lines.expected, observed: lines.observed)
        }
    }

    /// Without the name of the module that programs are compiled as.
    private static func plain(_ value: WireValue) -> String { (value.text ?? "").replacing("Learner.", with: "") }
}

/// A screen as a program's process tells of it.
private struct ScreenSeen {
    /// The first line of what kept a step from being done.
    let failure: String?
    private let lines: [String]
    /// Its parts with their looks.
    private let parts: [String]
    private let notes: [String]

    init?(_ wire: WireValue) {
        guard wire.name == "screen" else { return nil }
        failure = wire.text("failure").flatMap { $0.split(whereSeparator: \.isNewline).first }.map(String.init)
        lines = (wire.text("text") ?? "").split(whereSeparator: \.isNewline).map { line in
            String(line.drop(while: \.isWhitespace))
        }
        notes = Self.list(wire["notes"]).compactMap(\.text)
        parts = Self.list(wire["parts"]).map(Self.part)
    }

    /// The first line that one has and the other not; the texts the same, the first part that looks otherwise.
    func difference(from other: ScreenSeen) -> (expected: String?, observed: String?) {
        for (one, two) in [(lines, other.lines), (notes, other.notes), (parts, other.parts)] where one != two {
            let same = zip(one, two).prefix { $0 == $1 }.count
            let rest = (one.dropFirst(same), two.dropFirst(same))
            return (
                rest.0.first { !two.contains($0) } ?? rest.0.first, rest.1.first { !one.contains($0) } ?? rest.1.first
            )
        }
        return (nil, nil)
    }

    /// Such as `text "Total" font(headline)`.
    private static func part(_ wire: WireValue) -> String {
        let looks = list(wire["looks"]).map { look in
            let pair = list(look).compactMap(\.text)
            return "\(pair.first ?? "")(\(pair.dropFirst().first ?? ""))"
        }
        let label = wire.text("label").flatMap { $0.isEmpty ? nil : "\"\($0)\"" }
        let others = ["value", "prompt", "placement"].compactMap { wire.text($0) }.map { "= \($0)" }
        let actions = list(wire["actions"]).compactMap(\.text)
        return ([wire.name, label].compactMap(\.self) + others + actions + looks).joined(separator: " ")
    }

    private static func list(_ wire: WireValue?) -> [WireValue] {
        if case .list(let all)? = wire { all } else { [] }
    }
}
