import CourseModel
import LessonFormat
import Reporting

/// Finds and reads the course that a command is about.
enum CourseOpening {
    static func loader(_ invocation: Invocation) throws(Failure) -> CourseLoader {
        guard let root = CourseLoader.findRoot(from: invocation.courseStart) else {
            throw .courseNotFound(invocation.courseStart)
        }
        return CourseLoader(root: root)
    }

    /// For a student, who may stand anywhere: else the course that comes with the program.
    static func studentLoader(_ invocation: Invocation) throws(Failure) -> CourseLoader {
        guard let root = studentRoot(invocation) else { throw .courseNotFound(invocation.courseStart) }
        return CourseLoader(root: root)
    }

    static func studentRoot(_ invocation: Invocation) -> String? {
        if let root = CourseLoader.findRoot(from: invocation.courseStart) { return root }
        guard invocation.namedCourse == nil, let own = invocation.surroundings["LEARN_ROOT"] else { return nil }
        return CourseLoader.findRoot(from: own)
    }

    static func course(_ loader: CourseLoader) throws(Failure) -> Course {
        let loaded = loader.course()
        guard let course = loaded.value?.course, !course.lessons.isEmpty else {
            throw .faultyCourse(loaded.diagnostics)
        }
        return course
    }
}
