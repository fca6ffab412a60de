import CourseModel
import ExerciseRunner
import Foundation
import LessonFormat

/// Checks everything an exercise comes with and prints each verdict in a line.
struct ExerciseTrial {
    /// The course's folder.
    var root: String
    var name: String

    func run() {
        let path = root + "/Exercises/" + name
        guard let bytes = FileManager.default.contents(atPath: path + "/exercise.yaml") else {
            return print("no \(path)")
        }
        let read = ExerciseReader.read(bytes: Array(bytes), file: path + "/exercise.yaml", name: name)
        for diagnostic in read.diagnostics { print(diagnostic) }
        guard let exercise = read.value else { return }
        do throws(GraderFault) {
            let folder = ExerciseFolder(exercise, at: path)
            let checker = try CodeChecker(folder, installation: try Self.installation())
            let file = exercise.files.first ?? ""
            try show("starter", path + "/" + file, folder, checker)
            try show("solution", root + "/Solutions/" + name + "/" + file, folder, checker)
            for accepted in folder.accepted {
                try show("accepted " + accepted, folder.acceptedPath(accepted), folder, checker)
            }
            for mistake in folder.mistakes {
                try show("mistake " + mistake, folder.mistakePath(mistake), folder, checker)
            }
        } catch {
            print("FAULT", error)
        }
    }

    static func installation() throws(GraderFault) -> Installation {
        let environment = ProcessInfo.processInfo.environment
        guard let toolchain = SwiftToolchain.find(environment) else { throw .noToolchain }
        let program = ProcessInfo.processInfo.arguments[0]
        let products = program.contains("/") ? (program as NSString).deletingLastPathComponent : "."
        return try Installation(
            toolchain: toolchain, products: products, cache: Installation.cacheFolder(environment, user: getuid()),
            environment: environment)
    }

    private func show(
        _ title: String, _ path: String, _ folder: ExerciseFolder, _ checker: CodeChecker
    ) throws(GraderFault) {
        for seed: UInt64 in [1, 99] {
            let start = ContinuousClock.now
            let check = checker.check(path, seed: seed)
            let time = ContinuousClock.now - start
            let mistake = try checker.mistake(in: check)
            print("\(title) seed \(seed): \(describe(check.verdict, folder)) mistake \(mistake ?? "-") \(time)")
        }
    }

    private func describe(_ verdict: CodeVerdict, _ folder: ExerciseFolder) -> String {
        switch verdict {
        case .wrong(let found): "wrong " + describe(found, folder)
        case .trapped(let found): "trapped " + describe(found, folder)
        default: "\(verdict)"
        }
    }

    private func describe(_ found: Counterexample, _ folder: ExerciseFolder) -> String {
        let say = folder.exercise.phrases[LanguageTag("en")] ?? Phrases(templates: [:])
        let texts = { (behaviour: Behaviour) in
            behaviour.observations.map(say.say).joined(separator: " · ") + " \(behaviour.ending)"
        }
        return """
            (\(found.caseName ?? "generated"), \(found.earlier.count) earlier)
                \(found.commands.map(say.say).joined(separator: " · "))
                expected \(texts(found.expected))
                yours    \(texts(found.observed))
            """
    }
}
