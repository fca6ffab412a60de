import CourseModel
import Testing

@testable import ExerciseRunner

struct LoadFailureTests {
    @Test(arguments: [
        "/student/student.so: undefined symbol: $s7Student4nameSSvg",
        "/student/student.so: undefined symbol: learn_serve",
        "/student/student.so: undefined symbol: f, version V1",
    ])
    func `what is nowhere defined is the student's`(_ words: String) throws {
        #expect(try LoadFailure(words).errors() == [.notLinked(message: words)])
    }

    @Test(arguments: [
        "/student/student.so: failed to map segment from shared object",
        "/student/student.so: cannot open shared object file: No such file or directory",
        "/student/student.so: cannot open shared object file: Permission denied",
        "/undefined symbol/student.so: file too short", "",
    ])
    func `anything else is the machine's`(_ words: String) {
        #expect(throws: CheckFailure.fault(.host(words))) { try LoadFailure(words).errors() }
    }
}
