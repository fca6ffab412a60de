import CourseModel
import LessonFormat
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The shipped course can be taken from its first step to its last. `learn lint` has the grader check every key in every
/// language, and `learn verify` runs every program of the exercises; here each lesson is taken by way of the program, in one
/// language.
@Suite struct StudentTests {
    static let takings = [
        ["iexpense", "en"], ["moonshot", "tr"], ["multi-selector", "ar"], ["pocket-budget", "ar"],
        ["arithmetic-quiz", "tr"],
    ]

    @Test func `every shipped lesson is taken, and every exercise in one of them`() throws {
        let loader = CourseLoader(root: Places.package)
        let course = try #require(loader.course().value).course
        #expect(course.lessons.map(\.name).sorted() == Self.takings.map { $0[0] }.sorted())
        let steps = course.lessons.flatMap { loader.lesson($0, course.languages[0]).value?.lesson.steps ?? [] }
        let exercises = try FileManager.default.contentsOfDirectory(atPath: Places.package + "/Exercises")
        #expect(steps.filter { $0.kind == .code }.map(\.id.step).sorted() == exercises.sorted())
    }

    @Test(arguments: takings)
    func `a student who knows the answers completes the lesson`(_ taking: [String]) throws {
        let student = try ScriptedStudent(taking[0], taking[1])
        for step in student.lesson.steps {
            let isEarly = try step == student.lesson.steps.last && student.isComplete()
            #expect(!isEarly)
            try student.take(step)
        }
        #expect(try student.isComplete())
    }

    @Test func `sums are answered in the numbers of another language too`() throws {
        let student = try ScriptedStudent("arithmetic-quiz", "ar")
        for step in student.lesson.steps where step.kind == .arithmetic { try student.take(step) }
    }
}
