import CourseModel
import Testing

@testable import CourseLint

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

struct ExerciseLintTests {
    private let root = FileManager.default.temporaryDirectory.path + "/lint-" + UUID().uuidString

    private func write(_ text: String, _ file: String) throws {
        let path = root + "/" + file
        let folder = path.split(separator: "/").dropLast().joined(separator: "/")
        try FileManager.default.createDirectory(atPath: "/" + folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(filePath: path))
    }

    /// A course of two languages, each lesson with one code step that advises on `en` or `tr`.
    private func course(en: String, tr: String) throws {
        try write("title: T\nlanguages: [en, tr]\nlessons: [l]\n", "Lessons/course.yaml")
        for (language, advice) in [("en", en), ("tr", tr)] {
            let step = "  - code: c\n    title: T\n    prompt: P.\n    mistakes: {\(advice)}\n"
            try write("title: T\nsummary: S.\nsteps:\n" + step, "Lessons/l/lesson.\(language).yaml")
        }
    }

    private func exercise(_ text: String, files: [String]) throws {
        try write(text, "Exercises/c/exercise.yaml")
        for file in files { try write("", "Exercises/c/" + file) }
    }

    private func found(oracles: KnownOracles? = nil) -> [String] {
        defer { try? FileManager.default.removeItem(atPath: root) }
        return CourseLinter(root: root, oracles: oracles).lint().diagnostics.map { diagnostic in
            let file = diagnostic.file.split(separator: "/").last ?? ""
            let place = diagnostic.range.map { ":\($0.start.line):\($0.start.column)" } ?? ""
            return "\(file)\(place) \(diagnostic.problem.code)"
        }
    }

    @Test func `an exercise that has everything is silent`() throws {
        try course(en: "m: A.", tr: "m: B.")
        try exercise(
            "files: [C.swift]\nsay: {en: {a: A}, tr: {a: B}}\n",
            files: ["C.swift", "Harness.swift", "Mistakes/m.swift"])
        #expect(found() == [])
    }

    @Test func `an exercise that no step uses is told, unless something else is wrong`() throws {
        try course(en: "", tr: "")
        try exercise("files: [C.swift]\n", files: ["C.swift", "Harness.swift"])
        try write("files: [D.swift]\n", "Exercises/d/exercise.yaml")
        try write("", "Exercises/notes/README.md")
        #expect(found() == ["exercise.yaml exercise-not-used"])
        try course(en: "", tr: "typo: A.")
        try exercise("files: [C.swift]\n", files: ["C.swift", "Harness.swift"])
        try write("files: [D.swift]\n", "Exercises/d/exercise.yaml")
        #expect(!found().contains("exercise.yaml exercise-not-used"))
    }

    @Test func `a missing exercise is told once, at the step`() throws {
        try course(en: "m: A.", tr: "m: B.")
        #expect(found() == ["lesson.en.yaml:4:11 exercise-missing"])
    }

    @Test func `advice and mistakes are held against each other in each language, each difference told once`() throws {
        try course(en: "m: A., typo: A.", tr: "n: B.")
        try exercise(
            "files: [C.swift]\n", files: ["C.swift", "Harness.swift", "Mistakes/m.swift", "Mistakes/n.swift"])
        #expect(
            found() == [
                "lesson.en.yaml:4:11 mistake-without-advice", "lesson.en.yaml:7:23 advice-without-mistake",
                "lesson.tr.yaml:4:11 mistake-without-advice", "lesson.tr.yaml:4:11 translation-advice-missing",
                "lesson.tr.yaml:7:16 translation-advice-extra",
            ])
    }

    @Test func `missing files and phrases are told, and problems of the file stand at their places`() throws {
        try course(en: "", tr: "")
        try exercise("files: [C.swift]\nsay: {en: {a: A}}\nlimit: {seconds: 1}\n", files: ["C.swift"])
        #expect(
            found().filter { $0.hasPrefix("exercise") } == [
                "exercise.yaml exercise-file-missing", "exercise.yaml phrases-missing", "exercise.yaml:3:1 unknown-key",
            ])
    }

    /// Two references that read commands called `a`.
    private static let oracles = KnownOracles(names: ["crew-join", "expense-item"]) { _, commands in
        commands.firstIndex { command in
            guard case .record("a", _) = command else { return true }
            return false
        }
    }

    @Test func `an oracle that there is not is an error, and the one meant is told`() throws {
        try course(en: "", tr: "")
        try exercise("oracle: crewjoin\nfiles: [C.swift]\n", files: ["C.swift", "Harness.swift"])
        let linter = CourseLinter(root: root, oracles: Self.oracles)
        #expect(
            linter.lint().diagnostics.map(\.problem) == [
                .exercise(.unknownOracle(name: "crewjoin", suggestion: "crew-join"))
            ])
        #expect(linter.lint().diagnostics.first?.range?.start == TextPosition(line: 1, column: 9))
        #expect(found() == [])
    }

    @Test func `a case's command that the oracle does not know is told where it stands`() throws {
        try course(en: "", tr: "")
        let cases = "cases:\n  one: [{a: {}}]\n  two:\n    - a: {}\n    - b: {}\n    - c: {}\n"
        try exercise("oracle: crew-join\nfiles: [C.swift]\n" + cases, files: ["C.swift", "Harness.swift"])
        #expect(found(oracles: Self.oracles) == ["exercise.yaml:7:7 unknown-command"])
    }

    @Test func `an exercise with its own oracle is not held against one of these`() throws {
        try course(en: "", tr: "")
        try exercise("files: [C.swift]\ncases: {one: [{b: {}}]}\n", files: ["C.swift", "Harness.swift"])
        #expect(found(oracles: Self.oracles) == [])
    }
}
