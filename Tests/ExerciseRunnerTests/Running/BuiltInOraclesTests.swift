import CourseModel
import ExerciseRunner
import Testing

struct BuiltInOraclesTests {
    @Test func `the first command that a reference cannot read is told`() {
        let known = PlainValue.record("mission", [.init("crew", .list([]))])
        let misspelt = PlainValue.record("misson", [.init("crew", .list([]))])
        #expect(BuiltInOracles.names.contains("crew-join"))
        #expect(BuiltInOracles.unreadable("crew-join", [known, known]) == nil)
        #expect(BuiltInOracles.unreadable("crew-join", [known, misspelt, misspelt]) == 1)
        #expect(BuiltInOracles.unreadable("no-such-oracle", [misspelt]) == nil)
    }
}
