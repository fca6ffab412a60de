import CourseModel
import LessonFormat

/// Reads a whole course and prints what is wrong with it.
struct CourseMeasurement {
    var root: String

    func run() {
        let loader = CourseLoader(root: root)
        let course = loader.course()
        course.diagnostics.forEach(show)
        guard let read = course.value else { return }
        loader.missingFiles(of: read).forEach(show)
        var steps = 0
        let time = ContinuousClock().measure {
            for lesson in read.course.lessons {
                for language in loader.languages(of: lesson) {
                    let loaded = loader.lesson(lesson, language)
                    loaded.diagnostics.forEach(show)
                    steps += loaded.value?.lesson.steps.count ?? 0
                }
            }
        }
        print("\(steps) steps in \(time)")
    }

    private func show(_ diagnostic: CourseDiagnostic) {
        let start = diagnostic.range?.start
        print("\(diagnostic.file):\(start?.line ?? 0):\(start?.column ?? 0) \(diagnostic.problem)")
    }
}
