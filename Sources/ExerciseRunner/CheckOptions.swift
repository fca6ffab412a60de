/// What holds for all checks.
public struct CheckOptions: Equatable, Sendable {
    /// The compiler is stopped after so long.
    public var compileMilliseconds: Int
    /// A run that takes so long, mostly without using the processor, is stopped.
    public var wallMilliseconds: Int
    public var sandbox: SandboxUse
    /// Whether a verdict is kept in the cache and told again where nothing has changed. Faults and time limits never are.
    public var keepsVerdicts: Bool

    /// Whether students' code runs in a sandbox, or under limits alone.
    public enum SandboxUse: String, Equatable, Sendable {
        case always, wherePossible, never
    }

    public init(
        compileMilliseconds: Int = 30_000, wallMilliseconds: Int = 10_000, sandbox: SandboxUse = .wherePossible,
        keepsVerdicts: Bool = false
    ) {
        self.compileMilliseconds = compileMilliseconds
        self.wallMilliseconds = wallMilliseconds
        self.sandbox = sandbox
        self.keepsVerdicts = keepsVerdicts
    }
}
