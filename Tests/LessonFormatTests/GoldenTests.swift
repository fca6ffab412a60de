import CourseModel
import LessonFormat
import Testing

private let folder = TestFiles.folder + "/Golden"

/// Each folder of `Golden` holds `input.yaml`, a lesson (a course where the name begins with `course-`), and
/// `expected.txt`, what is wrong with it.
@Test(arguments: TestFiles.names(in: folder))
func `a golden file has exactly the diagnostics that are expected`(name: String) throws {
    let bytes = try TestFiles.bytes("\(folder)/\(name)/input.yaml")
    let found = diagnostics(of: bytes, isCourse: name.hasPrefix("course-")).map(goldenLine)
    let text = found.map { $0 + "\n" }.joined()
    let file = "\(folder)/\(name)/expected.txt"
    try TestFiles.record(text, to: file)
    #expect(try text == TestFiles.text(file))
}

@Test func `there are at least 150 files that are wrong in different ways`() throws {
    let wrong = try TestFiles.names(in: folder).filter { name in
        try !TestFiles.text("\(folder)/\(name)/expected.txt").isEmpty
    }
    #expect(wrong.count >= 150)
}

private func diagnostics(of bytes: [UInt8], isCourse: Bool) -> [CourseDiagnostic] {
    if isCourse { return CourseReader.read(bytes: bytes, file: "course.yaml").diagnostics }
    return LessonReader.read(bytes: bytes, file: "lesson.en.yaml", id: LessonID("lists"), language: LanguageTag("en"))
        .diagnostics
}
