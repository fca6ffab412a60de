import CourseModel
import Testing

@testable import ExerciseRunner

struct SignalEndingTests {
    @Test(arguments: [
        ("Learner/X.swift:3: Fatal error: Missing x\n", "Missing x"), ("a: Fatal error: a\nb\n", "a\nb"),
        ("Fatal error: first\nx Fatal error: last\n", "last"), ("Fatal error: m\nCurrent stack trace:\n0 x\n", "m"),
        ("X.swift:3: Precondition failed: p\n", "p"), ("Fatal error: a\nX: Assertion failed: b\n", "b"),
        ("X.swift:3: Fatal error\n", ""), ("X.swift:3: Fatal error: \n", ""),
    ])
    func `the runtime's last message is found`(_ output: String, message: String) {
        #expect(SignalEnding.ending(signal: 4, output: Array(output.utf8)) == .trapped(message: message))
    }

    @Test func `a trap may say nothing`() {
        #expect(SignalEnding.ending(signal: 5, output: []) == .trapped(message: nil))
    }

    @Test func `no memory is told apart from abort`() {
        let output = Array("Fatal error: failed to allocate 9 bytes of memory with alignment 8\nCurrent".utf8)
        #expect(SignalEnding.ending(signal: 6, output: output) == .memoryLimit)
        #expect(SignalEnding.ending(signal: 6, output: []) == .crashed(signal: 6))
    }
}
