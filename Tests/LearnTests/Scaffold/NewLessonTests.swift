import CourseLint
import CourseModel
import LessonFormat
import Reporting
import Testing

@testable import learn

struct NewLessonTests {
    private func course(_ yaml: String = Self.yaml) throws -> TestFolder {
        let folder = try TestFolder()
        _ = try NewRun.created("course", folder.path)
        try folder.write(yaml, to: "Lessons/course.yaml")
        for language in ["tr", "ar"] {
            for file in LessonScaffold.files(in: [LanguageTag(language)], schema: "../lesson.schema.json") {
                try folder.write(file.text, to: "Lessons/first-lesson/" + file.path)
            }
        }
        return folder
    }

    private static let yaml = """
        # The course
        title: {en: One,   tr: Bir} # two names
        languages: [en, tr, ar]
        lessons: [ first-lesson ] # in order

        """

    private func add(_ name: String, to folder: TestFolder) throws -> CreatedReport? {
        try NewRun.created("lesson", name, "--course", folder.path)
    }

    @Test func `a new lesson has a file for each language, stands in the list, and lints clean`() throws {
        let folder = try course()
        let report = try add("closures", to: folder)
        #expect(
            report?.files == ["en", "tr", "ar"].map { "\(folder.path)/Lessons/closures/lesson.\($0).yaml" })
        #expect(report?.lineToAdd == nil)
        let expected = Self.yaml.replacing("[ first-lesson ]", with: "[ first-lesson, closures ]")
        #expect(try folder.read("Lessons/course.yaml") == expected)
        #expect(CourseLinter(root: folder.path).lint(only: []).diagnostics == [])
        #expect(folder.names().allSatisfy { !$0.contains(".new-") })
    }

    @Test func `a language that learn does not speak gets the English text`() throws {
        let folder = try course("title: C\nlanguages: [de, en]\nlessons: [first-lesson]\n")
        _ = try add("closures", to: folder)
        let german = try folder.read("Lessons/closures/lesson.de.yaml")
        #expect(german == (try folder.read("Lessons/closures/lesson.en.yaml")))
    }

    @Test(arguments: [
        ("closures", "Closures", "Closures"), ("two-words-2", "Two words 2", "Two words 2"), ("no", "No", "No"),
        ("null", "Null", "Null"), ("2024", "2024", "2024"), ("ilk-ders", "Ilk ders", "İlk ders"),
    ])
    func `a lesson's title comes from its id, in every language`(
        _ id: String, _ english: String, _ turkish: String
    ) throws {
        let folder = try course()
        _ = try add(id, to: folder)
        let loader = CourseLoader(root: folder.path)
        let titles = ["en", "tr", "ar"].map { loader.lesson(LessonID(id), LanguageTag($0)).value?.lesson.title }
        #expect(titles == [english, turkish, english])
        #expect(CourseLinter(root: folder.path).lint(only: []).diagnostics == [])
    }

    @Test func `a lesson points at the schema that the course has`() throws {
        let folder = try course()
        try folder.write("{}", to: "Documentation/lesson.schema.json")
        _ = try add("one", to: folder)
        #expect(
            try folder.read("Lessons/one/lesson.en.yaml").hasPrefix("# yaml-language-server: $schema=../lesson.schema"))

        let other = try TestFolder()
        try other.write("title: C\nlanguages: [en]\nlessons: [one]\n", to: "Lessons/course.yaml")
        let report = try add("two", to: other)
        #expect(report?.files.last == other.path + "/Lessons/lesson.schema.json")
        try other.write("{}", to: "Documentation/lesson.schema.json")
        #expect(try add("three", to: other)?.files.count == 1)
    }

    @Test func `a shared schema in Documentation is pointed at from there`() throws {
        let folder = try TestFolder()
        try folder.write("title: C\nlanguages: [en]\nlessons: [one]\n", to: "Lessons/course.yaml")
        try folder.write("{}", to: "Documentation/lesson.schema.json")
        #expect(try add("two", to: folder)?.files.count == 1)
        let text = try folder.read("Lessons/two/lesson.en.yaml")
        #expect(text.hasPrefix("# yaml-language-server: $schema=../../Documentation/lesson.schema.json\n"))
    }

    @Test(arguments: [("Two Words", "two-words"), ("closures/", "closures"), ("../x", "x"), ("a--b", "a-b")])
    func `a name that cannot be one is refused with a better one`(_ name: String, _ better: String) throws {
        let folder = try course()
        let before = folder.names()
        #expect(throws: Failure.cannotCreate(path: name, .badName(suggestion: better))) { try add(name, to: folder) }
        #expect(folder.names() == before)
    }

    @Test func `a lesson that exists is not touched`() throws {
        let folder = try course()
        _ = try add("closures", to: folder)
        try folder.write("mine", to: "Lessons/closures/lesson.en.yaml")
        let before = try folder.read("Lessons/course.yaml")
        #expect(throws: Failure.cannotCreate(path: folder.path + "/Lessons/closures", .exists)) {
            try add("closures", to: folder)
        }
        #expect(try folder.read("Lessons/closures/lesson.en.yaml") == "mine")
        #expect(try folder.read("Lessons/course.yaml") == before)
    }

    @Test func `a lesson that is listed and missing is made, and not listed twice`() throws {
        let folder = try course("title: C\nlanguages: [en]\nlessons: [first-lesson, closures]\n")
        #expect(try add("closures", to: folder)?.lineToAdd == nil)
        #expect(
            try folder.read("Lessons/course.yaml") == "title: C\nlanguages: [en]\nlessons: [first-lesson, closures]\n")
    }

    @Test func `a faulty course is not added to`() throws {
        let folder = try course("title: C\nlanguages: [en]\nlesson: [first-lesson]\n")
        let before = folder.names()
        #expect(throws: Failure.self) { try add("closures", to: folder) }
        #expect(folder.names() == before)
    }

    @Test func `where the list cannot be changed safely, the line to add is said`() throws {
        let yaml = "title: C\nlanguages: [en]\nlessons:\n  - >-\n    first-lesson\n"
        let folder = try course(yaml)
        #expect(try add("closures", to: folder)?.lineToAdd == "- closures")
        #expect(try folder.read("Lessons/course.yaml") == yaml)
    }

    @Test func `the course file keeps its mode, and a link to it stays a link`() throws {
        let folder = try course()
        try folder.write(Self.yaml, to: "Lessons/real.yaml")
        folder.chmod(0o640, "Lessons/real.yaml")
        try folder.replaceByLink("Lessons/course.yaml", to: "real.yaml")
        #expect(try add("closures", to: folder)?.lineToAdd == nil)
        #expect(try folder.read("Lessons/real.yaml").contains("closures"))
        #expect(try folder.mode("Lessons/real.yaml") == 0o640)
        #expect(folder.isLink("Lessons/course.yaml"))
    }
}
