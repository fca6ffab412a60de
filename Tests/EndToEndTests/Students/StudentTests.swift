import CourseModel
import LessonFormat
import Testing

/// The shipped course can be taken from its first step to its last. `learn lint` has the grader check every key in every language;
/// here each lesson is taken by way of the program, in languages by turns.
@Suite struct StudentTests {
    static let takings = [
        ["iexpense", "en"], ["moonshot", "tr"], ["multi-selector", "ar"], ["pocket-budget", "ar"],
        ["arithmetic-quiz", "tr"], ["arithmetic-quiz", "ar"],
    ]

    @Test func `every shipped lesson is taken`() throws {
        let course = try #require(CourseLoader(root: Places.package).course().value).course
        #expect(Set(course.lessons.map(\.name)) == Set(Self.takings.map { $0[0] }))
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
}
