import CourseLint
import CourseModel
import LessonFormat
import Testing

/// What `Documentation/Authors.md` says, tried.
struct AuthorsDocumentTests {
    private static let document = (try? Documents.read("Documentation/Authors.md")) ?? ""
    private static let examples = DocumentExample.all(in: document)

    @Test func `every code has a heading, once, and there are no headings for other codes`() throws {
        let headings = Self.document.split(separator: "\n").compactMap(DocumentExample.heading)
        #expect(Set(headings).count == headings.count)
        #expect(Set(headings) == Set(try Self.codes()))
    }

    @Test func `the tables of keys are those of the declarations`() {
        let (begin, end) = ("<!-- keys: begin -->\n", "<!-- keys: end -->")
        let parts = Self.document.split(separator: begin).last?.split(separator: end)
        #expect(parts?.first.map(String.init) == FormatReference.markdown())
    }

    @Test func `every link to a heading leads to one`() {
        let headings = Self.document.split(separator: "\n").filter { $0.hasPrefix("#") }.map(Self.anchor)
        let links = Self.document.split(separator: "](#").dropFirst().compactMap { $0.split(separator: ")").first }
        #expect(links.count > 10)
        for link in links { #expect(headings.contains(String(link)), "\(link)") }
    }

    @Test(arguments: Self.examples.filter { $0.code == nil || $0.isFix })
    func `an example of the format, or of a fix, lints clean`(_ example: DocumentExample) throws {
        #expect(try Self.codes(of: [example]) == [])
    }

    @Test(arguments: Set(Self.examples.filter { !$0.isFix }.compactMap(\.code)).sorted())
    func `an example of a mistake gives its diagnostic and no other`(_ code: String) throws {
        let examples = Self.examples.filter { $0.code == code && !$0.isFix }
        #expect(Set(try Self.codes(of: examples)) == [code])
    }

    @Test func `most codes have an example that is tried`() {
        #expect(Set(Self.examples.compactMap(\.code)).count > 75)
    }

    /// The codes that the problems of a course have in their source.
    private static func codes() throws -> [String] {
        let folder = "Sources/CourseModel/Diagnostics"
        let files = try Documents.names(in: folder).filter {
            $0.hasSuffix("Problem.swift") && $0 != "CourseProblem.swift"
        }
        #expect(files.count == 7)
        return try files.flatMap { file in
            try Documents.read(folder + "/" + file).split(separator: "\n").compactMap(CodeLine.code)
        }
    }

    private static func anchor(_ heading: Substring) -> String {
        heading.drop { $0 == "#" || $0 == " " }.lowercased()
            .compactMap { $0 == " " ? "-" : $0.isLetter || $0.isNumber || $0 == "-" ? String($0) : nil }.joined()
    }

    /// What `learn lint` says of a course that holds the examples.
    private static func codes(of examples: [DocumentExample]) throws -> [String] {
        let folder = try TestFolder()
        let languages = languages(of: examples)
        try folder.write(
            "title: T\nlanguages: [\(languages.joined(separator: ", "))]\nlessons: [first-lesson]\n",
            to: "Lessons/course.yaml")
        for language in languages {
            try folder.write(
                "title: T\nsummary: S\nsteps: [{text: one, title: T, body: B}]\n",
                to: "Lessons/first-lesson/lesson.\(language).yaml")
        }
        try folder.write("oracle: crew-join\nfiles: [CrewJoin.swift]\n", to: "Exercises/crew-join/exercise.yaml")
        let mistakes = Set(
            examples.flatMap { example in
                ["sorts", "sorts-by-role", "drops-the-missing"].filter { example.text.contains("\($0):") }
            })
        for name in mistakes.map({ "Mistakes/\($0)" }) + ["CrewJoin", "Harness"] {
            try folder.write("", to: "Exercises/crew-join/\(name).swift")
        }
        for example in examples { try folder.write(example.file, to: example.path) }
        // Few of the examples have a step about the exercise.
        return CourseLinter(root: folder.path).lint(only: []).diagnostics.map(\.problem.code)
            .filter { $0 != "exercise-not-used" }
    }

    private static func languages(of examples: [DocumentExample]) -> [String] {
        guard let course = examples.first(where: { $0.part == .course }) else {
            return Set(examples.map(\.language)).union(["en"]).sorted()
        }
        let read = CourseReader.read(bytes: Array(course.text.utf8), file: course.path)
        return read.value?.course.languages.map(\.tag) ?? ["en"]
    }
}
