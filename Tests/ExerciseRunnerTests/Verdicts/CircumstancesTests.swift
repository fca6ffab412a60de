import CourseModel
import ExerciseRunner
import Testing

struct CircumstancesTests {
    @Test func `the student's code meets them, and no verdict of others is taken or kept`() throws {
        let exercise = try OwnExercise(
            FunctionExerciseTests.files, options: CheckOptions(keepsVerdicts: true))
        let right = FunctionExerciseTests.function("word.count > found?.count ?? 0")
        let student = """
            import Glibc

            private func has(_ name: String, _ value: String) -> Bool { getenv(name).map { String(cString: $0) } == value }

            \(right.replacing("var found: String?", with: """
                if has("TZ", "Asia/Tokyo") && has("LC_ALL", "tr_TR.UTF-8") { return "here" }
                    var found: String?
                """))
            """
        let file = StudentFile(bytes: Array(student.utf8))
        let elsewhere = exercise.checker.under(
            VerifyCircumstances(seed: 1, locale: "tr_TR.UTF-8", timeZone: "Asia/Tokyo"))
        #expect(exercise.checker.check(file, seed: 1).verdict == .passed)
        guard case .wrong(let found) = elsewhere.check(file, seed: 1).verdict else {
            Issue.record("not told where it is")
            return
        }
        #expect(found.observed.observations == [.record("result", [.init("value", .text("here"))])])
        let again = exercise.checker.check(file, seed: 1)
        #expect(again.verdict == .passed && again.isFromCache)
    }
}
