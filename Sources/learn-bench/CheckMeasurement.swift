import CourseModel
import ExerciseRunner
import Foundation
import LessonFormat

/// Checks edits of an exercise's solution by turns with the floor, and prints the milliseconds of each round as a line of
/// JSON.
struct CheckMeasurement {
    /// The course's folder.
    var root: String
    var name: String
    var rounds: Int
    /// The step as one types it.
    var step: String
    /// A folder for the student's files, made anew.
    var workspace: String

    func run() throws {
        let path = root + "/Exercises/" + name
        let bytes = try Data(contentsOf: URL(filePath: path + "/exercise.yaml"))
        let read = ExerciseReader.read(bytes: Array(bytes), file: path + "/exercise.yaml", name: name)
        guard let exercise = read.value else { throw GraderFault.missingFile(path) }
        let folder = ExerciseFolder(exercise, at: path)
        let cold = try CodeChecker(folder, installation: try Self.installation())
        let kept = try CodeChecker(
            folder, installation: try Self.installation(), options: CheckOptions(keepsVerdicts: true))
        let solution = try folder.studentFiles(at: root + "/Solutions/" + name).get()
        let floor = try CheckFloor(cold, solution, seed: 1)
        // A screen is not told so much.
        let isScreen = ExerciseFolder.usesSwiftUI(at: path)
        let long = isScreen ? floor : try CheckFloor(try Self.longChecker(exercise, path), solution, seed: 1)
        for round in -2..<rounds {
            let times = try measure(Self.edited(solution, round), floor, long, cold, kept)
            // The first two are warming up.
            if round >= 0 { print("{" + times.map { "\"\($0)\": \($1)" }.joined(separator: ", ") + "}") }
        }
    }

    /// Of the exercise with 300 sequences of up to 30 commands and no named cases: what the engine is measured by.
    private static func longChecker(_ exercise: Exercise, _ path: String) throws -> CodeChecker {
        var long = exercise
        long.sequences = SequencePlan(count: 300, length: 1...30)
        long.limits.seconds = 60
        long.cases = []
        return try CodeChecker(ExerciseFolder(long, at: path), installation: installation())
    }

    private static func installation() throws(GraderFault) -> Installation {
        let environment = ProcessInfo.processInfo.environment
        guard let toolchain = SwiftToolchain.find(environment) else { throw .noToolchain }
        let program = ProcessInfo.processInfo.arguments[0]
        let products = program.contains("/") ? (program as NSString).deletingLastPathComponent : "."
        return try Installation(
            toolchain: toolchain, products: products, cache: Installation.cacheFolder(environment, user: getuid()),
            environment: environment)
    }

    private func measure(
        _ files: StudentFiles, _ floor: CheckFloor, _ long: CheckFloor, _ cold: CodeChecker, _ kept: CodeChecker
    ) throws -> [(String, Double)] {
        let compile = milliseconds(try floor.compile(files))
        let host = milliseconds(try floor.serve())
        let check = milliseconds(ContinuousClock().measure { passes(cold.check(files, seed: 1), fromCache: false) })
        passes(kept.check(files, seed: 1), fromCache: false)
        let unchanged = milliseconds(ContinuousClock().measure { passes(kept.check(files, seed: 1), fromCache: true) })
        let shell = ShellCheck(root: root, step: step, workspace: workspace, name: name)
        try shell.put(files)
        let fromShell = milliseconds(try shell.run())
        let againFromShell = milliseconds(try shell.run())
        let (engine, sequences) = try floor.examine(seed: 1)
        let loop = milliseconds(try floor.loop(seed: 1))
        let (longEngine, _) = try long.examine(seed: 1)
        let longLoop = milliseconds(try long.loop(seed: 1))
        return [
            ("compile", compile), ("host", host), ("check", check), ("unchanged", unchanged),
            ("shell", fromShell), ("shellUnchanged", againFromShell),
            ("engine", milliseconds(engine)), ("loop", loop), ("sequences", Double(sequences)),
            ("longEngine", milliseconds(longEngine)), ("longLoop", longLoop),
        ]
    }

    private func passes(_ check: CodeCheck, fromCache: Bool) {
        guard check.verdict == .passed, check.isFromCache == fromCache else { return fail("\(check)") }
    }

    private func fail(_ what: String) {
        FileHandle.standardError.write(Data((what + "\n").utf8))
        exit(1)
    }

    /// The solution with another function in each round, so that other code is made each time.
    private static func edited(_ files: StudentFiles, _ round: Int) -> StudentFiles {
        let stamp = Int(Date().timeIntervalSince1970 * 1000) + round
        let edit = "\nfunc edit\(stamp)(_ number: Int) -> Int { number &* \(stamp) &+ \(round + 7) }\n"
        return StudentFiles(
            files.files.enumerated().map { index, named in
                let bytes = named.file.bytes + (index == 0 ? Array(edit.utf8) : [])
                return StudentFiles.Named(name: named.name, file: StudentFile(bytes: bytes))
            })
    }

    private func milliseconds(_ time: Duration) -> Double { time / .milliseconds(1) }
}
