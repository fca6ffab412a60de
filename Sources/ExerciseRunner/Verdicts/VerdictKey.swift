internal import CourseModel
internal import ExerciseKit

/// Tells apart all that a verdict depends on: the student's files, what is compiled with them, what the exercise says but
/// for its phrases, the reference and the engine (the running program), the kit, the host, the compiler and its flags, the
/// seed, and the sandbox that there is.
struct VerdictKey: Equatable, Sendable {
    /// SHA-256, 64 hexadecimal digits.
    let digest: String

    /// Changes with the meaning of what is kept.
    private static let version = "learn verdict 1"

    init(
        _ checker: CodeChecker, _ files: StudentFiles, _ companions: ExerciseFolder.Companions, seed: UInt64
    ) {
        var key = FramedDigest()
        key.add(Self.version)
        key.add(files.digest)
        key.add(companions)
        key.add(OwnSources(checker.folder).oracleKey)
        key.add(checker.folder.exercise)
        for file in checker.folder.data {
            key.add(file.name)
            key.add(System.read(file.path) ?? [])
        }
        key.add(checker.installation.identity)
        key.add(String(seed))
        key.add(checker.options.sandbox.rawValue)
        key.add(Sandbox.isInstalled ? "bubblewrap" : "")
        digest = key.hexadecimal
    }

    private init(digest: String) { self.digest = digest }

    /// Of what a program shows that stands in one file.
    init(_ bench: ProgramBench, _ files: StudentFiles, harness: String) {
        let checker = bench.checker
        var key = FramedDigest()
        key.add("learn program 1")
        key.add(files.digest)
        key.add(harness)
        key.add(CommandSequences([bench.questions]).bytes)
        key.add(checker.folder.exercise)
        for file in checker.folder.data {
            key.add(file.name)
            key.add(System.read(file.path) ?? [])
        }
        key.add(checker.installation.identity)
        key.add(checker.options.sandbox.rawValue)
        key.add(Sandbox.isInstalled ? "bubblewrap" : "")
        digest = key.hexadecimal
    }

    /// The key of which of these mistakes it is.
    func withMistakes(_ sources: [MistakeLibraries.Source]) -> VerdictKey {
        var key = FramedDigest()
        key.add(digest)
        for source in sources {
            key.add(source.mistake)
            key.add(source.library)
        }
        return VerdictKey(digest: key.hexadecimal)
    }
}

extension FramedDigest {
    mutating func add(_ companions: ExerciseFolder.Companions) {
        add(companions.harness)
        add(companions.support ?? [])
        add(companions.commands?.folder ?? "")
    }

    fileprivate mutating func add(_ exercise: Exercise) {
        add(exercise.oracle ?? "")
        for limit in [exercise.limits.seconds, exercise.limits.megabytes, exercise.limits.outputKilobytes] {
            add(String(limit))
        }
        let plan = exercise.sequences
        for number in [plan.count, plan.length.lowerBound, plan.length.upperBound] { add(String(number)) }
        add(CommandSequences(exercise.cases.map { $0.commands.map(WireValue.init) }).bytes)
        for name in exercise.cases.map(\.name) { add(name) }
    }
}
