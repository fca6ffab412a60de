/// What a file of a course may hold. Beyond these a small file could take minutes or gigabytes to read.
public enum FormatLimits {
    /// The size of a file in bytes, 8 MB.
    public static let fileBytes = 8 * 1024 * 1024
    /// How deep lists and mappings may stand in one another.
    public static let depth = 64
    /// The keys of one mapping.
    public static let keys = 1_000
    /// The entries of one list that has no limit of its own.
    public static let items = 1_000
    /// The options of one quiz.
    public static let options = 100
    /// The accepted answers of one blank.
    public static let answers = 100
    /// The blanks of one template.
    public static let blanks = 200
    /// How many diagnostics of one file are kept.
    public static let diagnostics = 100
}
