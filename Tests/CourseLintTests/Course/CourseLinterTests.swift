import CourseModel
import Testing

@testable import CourseLint

struct CourseLinterTests {
    private let sound = "title: T\nsummary: S.\nsteps:\n" + LessonText.quiz("ab", answer: "0") + "\n"
    private let other = "title: T\nsummary: S.\nsteps:\n" + LessonText.quiz("ab", answer: "1") + "\n"
    private let broken = "title: T\nsummary: S.\nsteps: [\n"

    private func course(_ files: [String: String], _ course: String) throws -> TemporaryCourse {
        try TemporaryCourse(files.merging(["course.yaml": course]) { $1 })
    }

    private func names(_ findings: LintFindings, _ course: TemporaryCourse) -> [String] {
        findings.diagnostics.map { "\($0.file.dropFirst(course.root.utf8.count + 1)) \($0.problem.code)" }
    }

    private let two = "title: C\nlanguages: [en, tr]\nlessons: [one, two]\n"

    @Test func `a sound course is silent, and its files are counted`() throws {
        let course = try course(
            [
                "one/lesson.en.yaml": sound, "one/lesson.tr.yaml": sound, "two/lesson.en.yaml": sound,
                "two/lesson.tr.yaml": sound,
            ], two)
        let findings = CourseLinter(root: course.root).lint()
        #expect(findings == LintFindings(fileCount: 5))
    }

    @Test func `everything is found at once, in the course's order`() throws {
        let course = try course(
            [
                "two/lesson.en.yaml": broken, "two/lesson.tr.yaml": sound, "one/lesson.en.yaml": sound,
                "one/lesson.tr.yaml": other, "one/lesson.de.yaml": sound, "three/lesson.en.yaml": sound,
                "four/notes.txt": "",
            ], "title: C\nlanguages: [en, tr, ar]\nlessons: [one, two, five]\n")
        let findings = CourseLinter(root: course.root).lint()
        #expect(
            names(findings, course) == [
                "Lessons/course.yaml language-missing", "Lessons/course.yaml language-missing",
                "Lessons/course.yaml lesson-missing", "Lessons/three lesson-not-listed",
                "Lessons/one/lesson.tr.yaml translation-answer-differs",
                "Lessons/one/lesson.de.yaml language-not-listed", "Lessons/two/lesson.en.yaml unclosed-bracket",
            ])
        #expect(findings.fileCount == 5)
    }

    @Test func `without a readable course the lessons are linted all the same`() throws {
        let course = try course(["one/lesson.en.yaml": broken], "lessons: [")
        let codes = names(CourseLinter(root: course.root).lint(), course)
        #expect(codes.count == 2)
        #expect(codes.last == "Lessons/one/lesson.en.yaml unclosed-bracket")
    }

    @Test func `a file of the reference is held against its translations, and only that is said of them`() throws {
        let course = try course(
            ["one/lesson.en.yaml": sound, "one/lesson.tr.yaml": other, "two/lesson.en.yaml": broken], two)
        let linter = CourseLinter(root: course.root)
        let reference = linter.lint(only: [course.root + "/Lessons/one/lesson.en.yaml"])
        #expect(names(reference, course) == ["Lessons/one/lesson.tr.yaml translation-answer-differs"])
        #expect(reference.fileCount == 1)
        let translation = linter.lint(only: [course.root + "/Lessons/one/lesson.tr.yaml"])
        #expect(names(translation, course) == ["Lessons/one/lesson.tr.yaml translation-answer-differs"])
    }

    @Test(arguments: ["two", "Lessons/two", "Lessons/two/", "Lessons/../Lessons/two"])
    func `a lesson is named by its name or its folder`(operand: String) throws {
        let course = try course(
            ["one/lesson.en.yaml": broken, "two/lesson.en.yaml": sound, "two/lesson.tr.yaml": sound], two)
        let linter = CourseLinter(root: course.root)
        #expect(linter.lint(only: [operand]) == LintFindings(fileCount: 2))
        #expect(linter.lint(only: [operand, operand]) == LintFindings(fileCount: 2))
    }

    @Test func `a lesson is named by its folder in a folder with an Arabic name`() throws {
        let course = try TemporaryCourse(
            ["course.yaml": two, "one/lesson.en.yaml": sound, "one/lesson.tr.yaml": sound], named: "درس كورس")
        let linter = CourseLinter(root: course.root)
        for operand in ["Lessons/one", "\(course.root)/Lessons/one"] {
            #expect(linter.lint(only: [operand]) == LintFindings(fileCount: 2))
        }
        #expect(linter.lint(only: ["\(course.root)/Lessons/one/lesson.tr.yaml"]) == LintFindings(fileCount: 1))
    }

    @Test func `a lesson that lacks a language, or is not listed, says so`() throws {
        let course = try course(["one/lesson.en.yaml": sound, "three/lesson.en.yaml": broken], two)
        let linter = CourseLinter(root: course.root)
        #expect(names(linter.lint(only: ["one"]), course) == ["Lessons/course.yaml language-missing"])
        #expect(
            names(linter.lint(only: ["three"]), course) == [
                "Lessons/three lesson-not-listed", "Lessons/three/lesson.en.yaml unclosed-bracket",
            ])
    }

    @Test func `what is not there, or not of the course, is a diagnostic`() throws {
        let course = try course(["one/lesson.en.yaml": sound, "one/notes.txt": ""], two)
        let linter = CourseLinter(root: course.root)
        func problem(_ operand: String) -> CourseProblem? { linter.lint(only: [operand]).diagnostics.first?.problem }
        #expect(problem("twoo") == .file(.notFound(suggestion: "two")))
        #expect(problem("nowhere/at/all") == .file(.notFound(suggestion: nil)))
        #expect(problem("/etc") == .file(.notOfCourse))
        #expect(problem(course.root + "/Lessons/one/notes.txt") == .file(.notOfCourse))
    }

    @Test func `many lessons keep their order on many threads`() throws {
        let names = (0..<40).map { "l\($0)" }
        var files: [String: String] = [:]
        for name in names { files["\(name)/lesson.en.yaml"] = broken }
        let course = try course(files, "title: C\nlanguages: [en]\nlessons: [\(names.joined(separator: ", "))]\n")
        let found = self.names(CourseLinter(root: course.root).lint(), course)
        #expect(found == names.map { "Lessons/\($0)/lesson.en.yaml unclosed-bracket" })
    }
}
