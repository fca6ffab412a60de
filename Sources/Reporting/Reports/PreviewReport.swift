public import CourseModel

/// The screens of a student's program.
public struct PreviewReport: Equatable, Sendable {
    public var previews: [ScreenPreview]
    /// Why there are none, where the program does not compile.
    public var errors: [CompilerDiagnostic]
    /// The path of the page that was written.
    public var page: String?

    public init(previews: [ScreenPreview], errors: [CompilerDiagnostic] = [], page: String? = nil) {
        self.previews = previews
        self.errors = errors
        self.page = page
    }

    /// Whether all there is was shown as asked.
    public var isWhole: Bool {
        errors.isEmpty && previews.allSatisfy { $0.screen != nil && $0.failure == nil }
    }
}
