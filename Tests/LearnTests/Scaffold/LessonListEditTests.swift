import CourseModel
import LessonFormat
import Testing

@testable import learn

struct LessonListEditTests {
    private func adding(_ name: String, to yaml: String) throws -> String? {
        let read = try #require(CourseReader.read(bytes: Array(yaml.utf8), file: "course.yaml").value)
        return LessonListEdit.adding(LessonID(name), to: read).map { String(decoding: $0, as: UTF8.self) }
    }

    private static let head = "title: Ünïcode 👩‍🏫 دورة\nlanguages: [en]\n"

    @Test(arguments: [
        ("lessons: [a]\n", "lessons: [a, new]\n"),
        ("lessons: [a, b] # two\n", "lessons: [a, b, new] # two\n"),
        ("lessons: [a, \"b\" ,]\n", "lessons: [a, \"b\", new ,]\n"),
        ("lessons: [\n  a, # first\n  b # last\n]\n", "lessons: [\n  a, # first\n  b, new # last\n]\n"),
        ("lessons:\n  - a\n", "lessons:\n  - a\n  - new\n"),
        ("lessons:\n- a\n- b   # last\n\n# end\n", "lessons:\n- a\n- b   # last\n- new\n\n# end\n"),
        ("lessons:\n    -   'a'", "lessons:\n    -   'a'\n    -   new"),
        ("lessons:\r\n  - a\r\n", "lessons:\r\n  - a\r\n  - new\r\n"),
        (
            "lessons:\n  # why\n  - a # [x]\n  # more to come\n",
            "lessons:\n  # why\n  - a # [x]\n  - new\n  # more to come\n"
        ),
    ])
    func `the lesson comes last and every other byte stays`(_ before: String, _ after: String) throws {
        #expect(try adding("new", to: Self.head + before) == Self.head + after)
    }

    @Test func `the list may stand before other keys, and the file may begin with a mark`() throws {
        let yaml = "\u{FEFF}lessons:\n  - a\ntitle: T\nlanguages: [en]\n"
        #expect(try adding("new", to: yaml) == "\u{FEFF}lessons:\n  - a\n  - new\ntitle: T\nlanguages: [en]\n")
    }

    @Test(arguments: ["lessons:\n  - >-\n    a\n", "lessons:\n  - |-\n    a\n  # end\n"])
    func `an item over several lines is left alone`(_ list: String) throws {
        #expect(try adding("new", to: Self.head + list) == nil)
    }

    @Test func `a lesson that is there already is not added`() throws {
        #expect(try adding("a", to: Self.head + "lessons: [a]\n") == nil)
    }
}
