import CourseModel
import LessonFormat
import Reporting
import Testing

@testable import learn

struct NewExerciseTests {
    private func course() throws -> TestFolder {
        let folder = try TestFolder()
        _ = try NewRun.created("course", folder.path)
        return folder
    }

    private func add(_ name: String, _ more: String..., to folder: TestFolder) throws -> CreatedReport {
        let words = ["exercise", name, "--course", folder.path] + more
        let report: CreatedReport?
        switch more.count {
        case 0: report = try NewRun.created(words[0], words[1], words[2], words[3])
        default: report = try NewRun.created(words[0], words[1], words[2], words[3], more[0])
        }
        return try #require(report)
    }

    @Test(arguments: ["oracle", "harness", "tests", "support", "commands", "mutants"])
    func `a name whose file would be another one of the exercise's is refused`(_ name: String) throws {
        let folder = try course()
        let before = folder.names()
        let file = name.prefix(1).uppercased() + name.dropFirst() + ".swift"
        #expect(throws: Failure.cannotCreate(path: name, .reservedName(file: file))) { try add(name, to: folder) }
        #expect(folder.names() == before)
    }

    @Test func `it holds all that an exercise has, and its description reads clean`() throws {
        let folder = try course()
        let report = try add("two-words-2", to: folder)
        let exercise = "\(folder.path)/Exercises/two-words-2/"
        let names = ["exercise.yaml", "TwoWords2.swift", "Oracle.swift", "Harness.swift"]
        #expect(Array(report.files.prefix(4)) == names.map { exercise + $0 })
        #expect(report.files.last == "\(folder.path)/Solutions/two-words-2/TwoWords2.swift")
        #expect(report.files.count { $0.contains("/Accepted/") } >= 3)
        #expect(report.files.count { $0.contains("/Mistakes/") } == 2)
        let read = try described("two-words-2", in: folder)
        #expect(read.diagnostics == [])
        #expect(read.value?.oracle == nil)
        #expect(read.value?.files == ["TwoWords2.swift"])
        #expect(read.value?.cases.count == 3)
        #expect(folder.names().allSatisfy { !$0.contains(".new-") })
    }

    @Test func `with unit tests it holds these instead`() throws {
        let folder = try course()
        let report = try add("tested", "--tests", to: folder)
        #expect(report.files.contains("\(folder.path)/Exercises/tested/Tests.swift"))
        #expect(!report.files.contains { $0.hasSuffix("Oracle.swift") || $0.hasSuffix("Harness.swift") })
        #expect(try described("tested", in: folder).diagnostics == [])
    }

    @Test func `with commands it holds their types besides, and its description reads clean`() throws {
        let folder = try course()
        let report = try add("my-stack", "--commands", to: folder)
        let exercise = "\(folder.path)/Exercises/my-stack/"
        let names = ["exercise.yaml", "MyStack.swift", "Commands.swift", "Oracle.swift", "Harness.swift"]
        #expect(Array(report.files.prefix(5)) == names.map { exercise + $0 })
        #expect(report.files.count { $0.contains("/Accepted/") } >= 3)
        let read = try described("my-stack", in: folder)
        #expect(read.diagnostics == [])
        #expect(read.value?.cases.count == 2)
        #expect(Set(try advice(of: report).flatMap { $0 }) == ["takes-the-lowest", "goes-on-where-nothing-is"])
    }

    @Test func `there is a step for each language of the course, with advice on each mistake`() throws {
        let folder = try course()
        try folder.write("title: C\nlanguages: [en, tr, ar, de]\nlessons: [first-lesson]\n", to: "Lessons/course.yaml")
        for language in ["tr", "ar", "de"] {
            for file in LessonScaffold.files(in: [LanguageTag(language)], schema: "../lesson.schema.json") {
                try folder.write(file.text, to: "Lessons/first-lesson/" + file.path)
            }
        }
        let report = try add("longest", to: folder)
        #expect(report.stepsToAdd.map(\.language.tag) == ["en", "tr", "ar", "de"])
        for advice in try advice(of: report) { #expect(advice == ["by-the-alphabet", "last-of-a-tie"]) }
        #expect(try described("longest", in: folder).value?.phrases.count == 4)
    }

    @Test func `nothing that exists is written over`() throws {
        let folder = try course()
        try folder.makeFolder("Solutions/mine")
        #expect(throws: Failure.self) { try add("mine", to: folder) }
        #expect(!folder.names().contains("Exercises/mine"))
        #expect(throws: Failure.self) { try add("No Name", to: folder) }
    }

    /// The mistakes that each step has advice for; it must read clean.
    private func advice(of report: CreatedReport) throws -> [Set<String>] {
        try report.stepsToAdd.map { step in
            let text = "title: T\nsummary: S\nsteps:\n" + step.yaml
            let read = LessonReader.read(
                bytes: Array(text.utf8), file: "lesson.yaml", id: LessonID("a"), language: step.language)
            #expect(read.diagnostics == [])
            guard case .code(let code) = try #require(read.value).lesson.steps.first?.content else {
                Issue.record("no code step in \(step.language)")
                return []
            }
            return Set(code.advice.map(\.mistake))
        }
    }

    private func described(_ name: String, in folder: TestFolder) throws -> Loaded<Exercise> {
        ExerciseReader.read(
            bytes: Array(try folder.read("Exercises/\(name)/exercise.yaml").utf8), file: "exercise.yaml", name: name)
    }
}
