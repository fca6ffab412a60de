import CourseModel
import CourseVerify
import ExerciseRunner
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A course with a copy of the exercise `crew-join`, gone with this value.
final class TrialCourse {
    let root: String

    init() throws {
        root = FileManager.default.temporaryDirectory.appending(path: "learn-verify-\(UInt64.random(in: 0 ... .max))")
            .path(percentEncoded: false)
        for folder in ["Exercises", "Solutions"] {
            try FileManager.default.createDirectory(atPath: "\(root)/\(folder)", withIntermediateDirectories: true)
            try FileManager.default.copyItem(
                atPath: "\(Places.package)/\(folder)/crew-join", toPath: "\(root)/\(folder)/crew-join")
        }
    }

    deinit { try? FileManager.default.removeItem(atPath: root) }

    func remove(_ path: String) throws { try FileManager.default.removeItem(atPath: "\(root)/\(path)") }

    /// Writes `new` for `old` in a file, which must hold it.
    func replace(_ old: String, with new: String, in path: String) throws {
        let url = URL(filePath: "\(root)/\(path)")
        let text = String(decoding: try Data(contentsOf: url), as: UTF8.self)
        try #require(text.contains(old))
        try Data(text.replacing(old, with: new).utf8).write(to: url)
    }

    func write(_ text: String, to path: String) throws {
        let url = URL(filePath: "\(root)/\(path)")
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    /// `cache` is the name of a folder in the course.
    func verify(
        _ options: VerifyOptions? = nil, exercise: String = "crew-join", cache: String? = nil
    ) throws -> ExerciseVerification {
        let environment = ProcessInfo.processInfo.environment
        let installation = try Installation(
            toolchain: try #require(SwiftToolchain.find(environment)), products: Places.products,
            cache: cache.map { "\(root)/\($0)" } ?? Places.products + "/exercise-cache", environment: environment)
        let options = options ?? VerifyOptions(workers: 2, seed: 1, program: "test")
        let verifier = CourseVerifier(root: root, installation: installation, options: options)
        return try #require(verifier.verify([exercise]) { _ in }.exercises.first)
    }
}
