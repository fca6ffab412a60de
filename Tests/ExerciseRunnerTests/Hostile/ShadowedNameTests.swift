import CourseModel
import ExerciseRunner
import LessonFormat
import Testing

/// Names in a student's file that a harness could take for those of a library.
struct ShadowedNameTests {
    private func check(_ name: String, _ change: (String) -> String) throws -> CodeVerdict {
        let folder = Places.package + "/Exercises/" + name
        let file = folder + "/exercise.yaml"
        let read = ExerciseReader.read(bytes: try CrewJoin.bytes(file), file: file, name: name)
        let exercise = try #require(read.value)
        let solution = try CrewJoin.text(Places.package + "/Solutions/\(name)/\(try #require(exercise.files.first))")
        let changed = change(solution)
        #expect(changed != solution)
        let checker = try CodeChecker(
            ExerciseFolder(exercise, at: folder), installation: try CrewJoin.installation.get())
        return checker.check(StudentFile(bytes: Array(changed.utf8)), seed: 1).verdict
    }

    @Test func `saving to defaults of one's own is not saving`() throws {
        let verdict = try check("expenses-store") { solution in
            solution + """

                final class UserDefaults {
                    nonisolated(unsafe) static let standard = UserDefaults()
                    private var kept: [String: Any] = [:]
                    func set(_ value: Any?, forKey key: String) { kept[key] = value }
                    func data(forKey key: String) -> Data? { kept[key] as? Data }
                    func object(forKey key: String) -> Any? { kept[key] }
                    func removeObject(forKey key: String) { kept[key] = nil }
                    func dictionaryRepresentation() -> [String: Any] { kept }
                }
                """
        }
        guard case .wrong = verdict else {
            Issue.record("\(verdict)")
            return
        }
    }

    @Test func `an observation and an equality of one's own do not make a class tell of its changes`() throws {
        let verdict = try check("budget-store") { solution in
            "import ExerciseKit\n" + solution.replacing("@Observable", with: "") + """

                func == (_ one: [ExerciseKit.BudgetStore.Row], _ other: [ExerciseKit.BudgetStore.Row]) -> Bool { true }
                func withObservationTracking<Value>(
                    _ apply: () -> Value, onChange: @autoclosure () -> @Sendable () -> Void
                ) -> Value {
                    onChange()()
                    return apply()
                }
                """
        }
        guard case .wrong = verdict else {
            Issue.record("\(verdict)")
            return
        }
    }

    @Test func `a device that cannot be moved by one's own functions shows the wrong time zone`() throws {
        let verdict = try check("mission-labels") { solution in
            solution.replacing("TimeZone.gmt", with: "TimeZone.current").replacing(".gmt", with: ".current") + """

                func setenv(_ name: String, _ value: String, _ overwrite: Int32) {}
                enum NSTimeZone {
                    nonisolated(unsafe) static var `default` = TimeZone.current
                    static func resetSystemTimeZone() {}
                }
                """
        }
        guard case .wrong = verdict else {
            Issue.record("\(verdict)")
            return
        }
    }

    @Test(arguments: [
        ("budget-store", "final class BudgetStore"), ("create-question", "struct QuestionStore"),
        ("navigation-path", "struct ExpensesNavigation"),
    ])
    func `a type on the main actor is as good as any`(_ name: String, _ declaration: String) throws {
        let verdict = try check(name) { $0.replacing(declaration, with: "@MainActor " + declaration) }
        #expect(verdict == .passed)
    }
}
