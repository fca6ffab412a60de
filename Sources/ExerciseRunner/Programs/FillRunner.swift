public import CourseModel
internal import ExerciseKit

/// Tries answers to a fill-in that is compiled: the filled template is made a program, and what it shows is compared with
/// what it shows with the model answers.
public struct FillRunner: Sendable {
    private let fill: FillIn
    private let program: FillProgram
    private let bench: ProgramBench
    private let questions: [FillQuestion]

    /// `folder` is the lesson's. Nil where `fill` is not compiled.
    public init?(
        _ fill: FillIn, in folder: String, installation: Installation,
        options: CheckOptions = CheckOptions(keepsVerdicts: true)
    ) throws(GraderFault) {
        guard let program = fill.program else { return nil }
        self.fill = fill
        self.program = program
        questions = FillQuestion.all(of: program)
        bench = try ProgramBench(questions.map(\.wire), in: folder, installation: installation, options: options)
    }

    /// Tries the template filled with `answers`, one a blank.
    public func attempt(_ answers: [String]) -> FillTrial {
        do throws(GraderFault) {
            let source = FillSource(fill, program, answers)
            guard !questions.isEmpty else { return judge(try bench.finish(try bench.begin(source.bytes)), source) }
            // Both compilers work at the same time.
            let begun = try bench.begin(source.bytes)
            let model = try bench.begin(FillSource(fill, program, fill.modelAnswers).bytes)
            let shown = try bench.finish(begun)
            guard case .shown = shown else { return judge(shown, source) }
            return compare(shown, try bench.finish(model), source)
        } catch {
            return .untried(error)
        }
    }

    /// What is wrong with the fill-in itself; nothing where it can be checked. `verify` asks.
    public func problems() throws(GraderFault) -> [FillProblem] {
        let source = FillSource(fill, program, fill.modelAnswers)
        let shown = try bench.finish(try bench.begin(source.bytes))
        if case .failed(let remark) = judge(shown, source) { return [.modelFails(remark)] }
        guard case .shown(let served) = shown else { return [] }
        let faults = FillQuestion.faults(questions, served)
        guard faults.isEmpty else { return faults }
        return try unsteady(source, served) + (try others())
    }

    /// What is shown otherwise by another run of the same.
    private func unsteady(_ source: FillSource, _ first: [Served]) throws(GraderFault) -> [FillProblem] {
        guard let asked = questions.first?.asked else { return [] }
        guard case .shown(let second) = try bench.fresh.shown(source.bytes) else { return [.changes(asked)] }
        return zip(questions, zip(first, second)).compactMap { $1.0 == $1.1 ? nil : .changes($0.asked) }
    }

    /// The listed answers that do not do what the model ones do.
    private func others() throws(GraderFault) -> [FillProblem] {
        var problems: [FillProblem] = []
        for blank in fill.blanks.indices {
            for answer in fill.blanks[blank].answers.dropFirst() {
                var answers = fill.modelAnswers
                answers[blank] = answer
                switch attempt(answers) {
                case .passed: continue
                case .failed(let remark): problems.append(.answerFails(answer, remark))
                // What could not be tried is not known to be right.
                case .untried(let fault): throw fault
                }
            }
        }
        return problems
    }

    private func judge(_ shown: ProgramShown, _ source: FillSource) -> FillTrial {
        switch shown {
        case .shown: .passed(isObserved: false)
        case .compileLimit: .failed(.compileLimit)
        case .errors(let errors): .failed(Self.remark(on: errors, source))
        }
    }

    /// The first error in the template, else the first.
    private static func remark(on errors: [CompilerDiagnostic], _ source: FillSource) -> Remark {
        let inTemplate = errors.first { error in
            if case .inFile(_, let place, _, _) = error { source.templateLines.contains(place.line) } else { false }
        }
        switch inTemplate ?? errors.first {
        case .inFile(_, let place, let message, let identifier):
            return .doesNotCompile(line: source.line(place.line), message: message, identifier: identifier)
        case .needs(_, let message), .doesNotFit(let message), .notLinked(let message), .compilerCrashed(let message):
            return .doesNotCompile(line: "", message: message, identifier: nil)
        case nil: return .doesNotCompile(line: "", message: "", identifier: nil)
        }
    }

    private func compare(_ shown: ProgramShown, _ model: ProgramShown, _ source: FillSource) -> FillTrial {
        guard case .shown(let expected) = model, FillQuestion.faults(questions, expected).isEmpty else {
            return .untried(.harness("the model answers do not show what is compared"))
        }
        guard case .shown(let observed) = shown else { return judge(shown, source) }
        for (index, question) in questions.enumerated() {
            // What met a limit is the last that was asked.
            let seen = index < observed.count ? observed[index] : Served(observations: [], ending: .interfered)
            if seen != expected[index] { return .failed(question.remark(expected: expected[index], observed: seen)) }
        }
        return .passed(isObserved: true)
    }
}
