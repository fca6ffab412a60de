import CourseLint
import CourseModel
import LessonFormat
import Reporting
import Testing

@testable import learn

struct NewCourseTests {
    private static let made = [
        ".gitignore", "Lessons", "Lessons/course.schema.json", "Lessons/course.yaml", "Lessons/first-lesson",
        "Lessons/first-lesson/lesson.en.yaml", "Lessons/lesson.schema.json",
    ]

    @Test func `a new course has these files and no others`() throws {
        let folder = try TestFolder()
        let report = try NewRun.created("course", folder.path + "/a/b")
        #expect(folder.names() == ["a", "a/b"] + Self.made.map { "a/b/" + $0 })
        #expect(report?.kind == .course && report?.root == folder.path + "/a/b")
        #expect(report?.files.count == 5)
    }

    @Test(arguments: InterfaceLanguage.allCases)
    func `a new course lints clean in its language`(_ language: InterfaceLanguage) throws {
        let folder = try TestFolder()
        _ = try NewRun.created("course", folder.path, "--language", language.rawValue)
        let findings = CourseLinter(root: folder.path).lint(only: [])
        #expect(findings.diagnostics == [])
        let course = try #require(CourseLoader(root: folder.path).course().value?.course)
        #expect(course.languages == [language.tag])
        #expect(course.lessons == [CourseScaffold.firstLesson])
    }

    @Test(arguments: InterfaceLanguage.allCases)
    func `a new course's lesson shows every kind of step that needs no exercise`(_ language: InterfaceLanguage) throws {
        let folder = try TestFolder()
        _ = try NewRun.created("course", folder.path, "--language", language.rawValue)
        let loaded = CourseLoader(root: folder.path).lesson(CourseScaffold.firstLesson, language.tag)
        #expect(loaded.diagnostics == [])
        let steps = try #require(loaded.value?.lesson.steps)
        #expect(Set(steps.map(\.kind)) == Set(StepKind.allCases).subtracting([.code]))
        let quizzes = steps.compactMap { step in if case .quiz(let quiz) = step.content { quiz } else { nil } }
        #expect(quizzes.map(\.hasSeveralAnswers) == [false, true])
        let fills = steps.compactMap { step in if case .fill(let fill) = step.content { fill } else { nil } }
        #expect(fills.map(\.language) == [.swift, .text])
        let sets = steps.compactMap { step in if case .arithmetic(let set) = step.content { set } else { nil } }
        #expect(sets.first?.questions.isEmpty == false && sets.first?.generator != nil)
    }

    @Test func `the files point an editor at schemas that are there`() throws {
        let folder = try TestFolder()
        _ = try NewRun.created("course", folder.path)
        #expect(
            try folder.read("Lessons/course.yaml").hasPrefix("# yaml-language-server: $schema=./course.schema.json\n"))
        #expect(
            try folder.read("Lessons/first-lesson/lesson.en.yaml")
                .hasPrefix("# yaml-language-server: $schema=../lesson.schema.json\n"))
        #expect(try folder.read("Lessons/lesson.schema.json") == FormatReference.jsonSchema(.lesson))
        #expect(try folder.read("Lessons/course.schema.json") == FormatReference.jsonSchema(.course))
    }

    @Test func `a folder with other things in it will do, and they stay as they are`() throws {
        let folder = try TestFolder()
        try folder.write("mine", to: ".gitignore")
        try folder.write("hello", to: "README.md")
        let report = try NewRun.created("course", folder.path)
        #expect(folder.names() == (Self.made + ["README.md"]).sorted())
        #expect(try folder.read(".gitignore") == "mine")
        #expect(report?.files.contains { $0.hasSuffix(".gitignore") } == false)
    }

    @Test func `nothing is changed where Lessons exists, be it empty or a link to nowhere`() throws {
        let folder = try TestFolder()
        try folder.makeFolder("a/Lessons")
        try folder.makeFolder("b")
        try folder.link("b/Lessons", to: "nowhere")
        for name in ["a", "b"] {
            let path = folder.path + "/" + name
            #expect(throws: Failure.cannotCreate(path: path + "/Lessons", .exists)) {
                try NewRun.created("course", path)
            }
        }
        #expect(folder.names() == ["a", "a/Lessons", "b", "b/Lessons"])
    }

    @Test func `a file in the way is named, and nothing is left behind`() throws {
        let folder = try TestFolder()
        try folder.write("", to: "file")
        #expect(throws: Failure.cannotCreate(path: folder.path + "/file", .exists)) {
            try NewRun.created("course", folder.path + "/file/course")
        }
        #expect(folder.names() == ["file"])
    }

    @Test func `a name that is too long is refused by the system, and folders made on the way are gone`() throws {
        let folder = try TestFolder()
        let long = String(repeating: "x", count: 300)
        #expect(throws: Failure.self) { try NewRun.created("course", folder.path + "/a/b/" + long) }
        #expect(folder.names() == [])
    }
}
