import CourseModel
import LessonFormat
import Testing

private let folder = TestFiles.folder + "/GoldenCourses"

/// Each folder of `GoldenCourses` is a course with `expected.txt`, what is wrong with it.
@Test(arguments: TestFiles.names(in: folder))
func `a golden course has exactly the diagnostics that are expected`(name: String) throws {
    let root = "\(folder)/\(name)"
    let text = diagnostics(of: CourseLoader(root: root)).map { diagnostic in
        "\(diagnostic.file.dropFirst(root.count + 1)):\(goldenLine(diagnostic))\n"
    }
    let file = "\(root)/expected.txt"
    try TestFiles.record(text.joined(), to: file)
    #expect(try text.joined() == TestFiles.text(file))
}

private func diagnostics(of loader: CourseLoader) -> [CourseDiagnostic] {
    let course = loader.course()
    guard let read = course.value else { return course.diagnostics }
    let lessons = read.course.lessons.flatMap { lesson in
        loader.languages(of: lesson).flatMap { loader.lesson(lesson, $0).diagnostics }
    }
    return course.diagnostics + loader.missingFiles(of: read) + lessons
}
