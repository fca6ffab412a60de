import CourseModel
import Testing

@testable import ExerciseRunner

struct LinkFailureTests {
    @Test(arguments: [
        "multiple definition of 'learn_serve'", "ld.lld: error: duplicate symbol: f", "undefined reference to 'f'",
    ])
    func `a symbol is the student's affair`(_ words: String) {
        #expect(Compilation.linkFailure(Array(words.utf8)) == .errors([.notLinked(message: words)]))
    }

    @Test func `a full disk is none of the student's errors`() {
        let words = "ld.gold: fatal error: out/student.so: No space left on device"
        #expect(Compilation.linkFailure(Array(words.utf8)) == .fault(.system(call: "link", message: words)))
    }
}
