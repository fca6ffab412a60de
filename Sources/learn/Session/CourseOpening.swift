import CourseModel
import LessonFormat
import Reporting

/// Finds and reads the course that a command is about.
enum CourseOpening {
    static func loader(_ invocation: Invocation) throws(Failure) -> CourseLoader {
        guard let root = CourseLoader.findRoot(from: invocation.courseStart) else {
            throw .faultyCourse([CourseDiagnostic(.file(.courseNotFound), file: invocation.courseStart)])
        }
        return CourseLoader(root: root)
    }

    static func course(_ loader: CourseLoader) throws(Failure) -> Course {
        let loaded = loader.course()
        guard let course = loaded.value?.course, !course.lessons.isEmpty else {
            throw .faultyCourse(loaded.diagnostics)
        }
        return course
    }
}
