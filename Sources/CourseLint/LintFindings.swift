public import CourseModel

/// What came of linting.
public struct LintFindings: Equatable, Sendable {
    /// How many files were looked through.
    public var fileCount: Int
    /// First of `course.yaml`, then lesson by lesson in the course's order, language by language, by place.
    public var diagnostics: [CourseDiagnostic]
    /// The names of the exercises that steps are about.
    var exercises: Set<String> = []

    public init(fileCount: Int = 0, diagnostics: [CourseDiagnostic] = []) {
        self.fileCount = fileCount
        self.diagnostics = diagnostics
    }
}
