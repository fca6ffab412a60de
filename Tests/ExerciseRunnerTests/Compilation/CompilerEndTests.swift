import CourseModel
import Testing

@testable import ExerciseRunner

struct CompilerEndTests {
    private static let dump = """
        Please submit a bug report (https://swift.org/contributing/#reporting-bugs) and include the crash backtrace.
        Stack dump:
        0.\tProgram arguments: /usr/bin/swift-frontend -c A.swift
        1.\tSwift version 6.3
        2.\tWhile evaluating request TypeCheckPrimaryFileRequest(source_file "A.swift")
        3.\tWhile type-checking 'f()' (at A.swift:1:1)
         #0 0x0000 swift-frontend
        """

    @Test(arguments: [4, 5, 6, 11]) func `a compiler that crashes says what it was at`(_ signal: Int) {
        let end = end(.signaled(signal), Self.dump)
        #expect(end == .crashed("While type-checking 'f()' (at A.swift:1:1)"))
        #expect(
            end.failure(of: "swiftc")
                == .errors([.compilerCrashed(message: "While type-checking 'f()' (at A.swift:1:1)")]))
    }

    @Test func `a driver that says so tells of a crash too`() {
        let words = "error: compile command failed due to signal 11 (use -v to see invocation)"
        #expect(end(.exited(1), words) == .crashed(words))
    }

    @Test func `a compiler that was killed is no fault of the student's`() {
        #expect(
            end(.signaled(9), "").failure(of: "swiftc") == .fault(.system(call: "swiftc", message: "ended by signal 9"))
        )
        #expect(
            end(.exited(1), "error: compile command failed due to signal 9 (use -v)") == .starved("ended by signal 9"))
    }

    @Test(arguments: [
        "LLVM ERROR: out of memory", "terminate called after throwing an instance of 'std::bad_alloc'",
        "<unknown>:0: error: error opening 'a.o' for output: No space left on device",
    ])
    func `neither is want of memory or of disk`(_ words: String) {
        #expect(end(.signaled(6), words) == .starved(words))
        #expect(end(.exited(1), words) == .starved(words))
    }

    @Test func `a linker's complaint is about the student's object, unless the linker ends otherwise`() {
        let words = "ld: error: multiple definition of 'f'"
        #expect(Linker.failure(.exited(1), Array(words.utf8)) == .errors([.notLinked(message: words)]))
        #expect(Linker.failure(.signaled(9), []) == .fault(.system(call: "ld", message: "ended by signal 9")))
        let full = "gold: fatal error: a.so: No space left on device"
        #expect(Linker.failure(.exited(1), Array(full.utf8)) == .fault(.system(call: "ld", message: full)))
    }

    private func end(_ end: ChildProcess.End, _ output: String) -> CompilerEnd { CompilerEnd(end, Array(output.utf8)) }
}
