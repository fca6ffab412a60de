internal import CourseModel
internal import LessonFormat

/// An exercise that no step is about is met by no student. It is said only of a whole course without errors, since an error
/// may hide the step.
enum UnusedExerciseRule {
    static func check(_ findings: LintFindings, _ loader: CourseLoader) -> [CourseDiagnostic] {
        guard !findings.diagnostics.contains(where: { $0.problem.severity == .error }) else { return [] }
        let unused = loader.exerciseNames.filter { !findings.exercises.contains($0) }
        return unused.map {
            CourseDiagnostic(.exercise(.notUsed), file: loader.exerciseFolder($0) + "/exercise.yaml")
        }
    }
}
