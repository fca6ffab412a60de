internal import CourseModel
internal import ExerciseKit

/// Finds the mistake that behaves as the student's code does: on the counterexample and on every named case.
struct MistakeRecognition {
    let difference: Difference
    /// What the student's code showed for the named cases.
    let named: [Served]
    let cases: [[WireValue]]

    /// The one mistake that matches; nil where none or several do, since a guess would mislead.
    func recognise(_ mistakes: [(name: String, student: Student)]) throws(ServingFailure) -> String? {
        var found: String?
        for (name, student) in mistakes where try isMatch(student) {
            guard found == nil else { return nil }
            found = name
        }
        return found
    }

    private func isMatch(_ student: Student) throws(ServingFailure) -> Bool {
        let served = try student.serve(difference.sequences)
        guard served.count == difference.sequences.count, served.last == difference.observed else { return false }
        for (commands, shown) in zip(cases, named) {
            guard try student.serve([commands]).first == shown else { return false }
        }
        return true
    }
}
