import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A fill-in whose answers are compiled, by the real program with a compiler; without one a golden session tells.
struct FillTests {
    private let student: Student

    init() throws {
        var student = try Student(course: Places.golden + "/fill-compiled/course")
        student.variables["PATH"] = ProcessInfo.processInfo.environment["PATH"]
        self.student = student
    }

    private func check(_ answer: String) throws -> CommandRun {
        try student.learn("check", answer, "--language", "en", "--explain")
    }

    @Test func `an answer that is not listed passes where it shows the same, and else is told why not`() throws {
        let other = try check("3 + 5")
        #expect(other.exitCode == 1)
        #expect(other.outputText.contains("With this `days` is `8` and should be `7`."))
        let hostile = try check("8 /*")
        #expect(hostile.outputText.contains("This reaches beyond its blank"))
        let same = try check("3 + 4")
        #expect(same.exitCode == 0)
        #expect(same.outputText.contains("`shows-the-same`"))
    }
}
