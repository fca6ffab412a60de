import CourseModel
import Reporting

/// Which step the operands of `check` are about, and which of them are answers.
struct CheckTarget: Equatable {
    /// Nil when the course is finished and no step was named.
    var step: StepID?
    var answers: [String]

    /// A first word that names a step is the step; otherwise all are answers to the current one.
    static func find(_ invocation: Invocation, _ session: StudentSession) throws(Failure) -> CheckTarget {
        let operands = invocation.operands
        guard let first = operands.first, !invocation.beginsWithAnswer else {
            return CheckTarget(step: session.currentStep, answers: operands)
        }
        let rest = Array(operands.dropFirst())
        if let full = StepID(first), session.course.lessons.contains(full.lesson) {
            return CheckTarget(step: try session.find(full).step.id, answers: rest)
        }
        let current = session.currentStep
        if let current, let here = session.steps(called: first, in: [current.lesson]).first {
            return CheckTarget(step: here, answers: rest)
        }
        let named = session.steps(called: first)
        guard named.count < 2 else { throw .ambiguousStep(first, candidates: named) }
        if let only = named.first { return CheckTarget(step: only, answers: rest) }
        return CheckTarget(step: current, answers: operands)
    }
}
