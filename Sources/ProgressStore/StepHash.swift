public import CourseModel
internal import Hashing

/// What ties an attempt to the step that it answered.
public enum StepHash {
    /// SHA-256 of the step's graded content, 64 lower-case hexadecimal digits.
    public static func of(_ step: Step) -> String {
        SHA256.hexDigest(of: step.gradedContent)
    }
}
