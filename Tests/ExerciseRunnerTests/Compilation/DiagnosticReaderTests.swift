import CourseModel
import Testing

@testable import ExerciseRunner

struct DiagnosticReaderTests {
    @Test func `an error is read with its file, place, words and identifier`() {
        let errors = DiagnosticReader.errors(
            in: Array("/a b/C:d.swift:12:7: error: cannot find 'x' in scope [cannot_find_in_scope]\n  x\n".utf8))
        #expect(
            errors == [
                CompilerError(
                    file: "C:d.swift", place: TextPosition(line: 12, column: 7), message: "cannot find 'x' in scope",
                    identifier: "cannot_find_in_scope")
            ])
    }

    @Test func `notes, warnings and source lines are no errors`() {
        let output = "a.swift:1:1: note: error: here\na.swift:1:1: warning: x\nlet error: Int = 1\nx: error: y\n"
        #expect(DiagnosticReader.errors(in: Array(output.utf8)) == [])
    }

    @Test func `words of a student's that look like an error at no place are none`() {
        for place in ["0:0", "0:1", "1:0", "-3:1", "99999999999999999999:1"] {
            #expect(DiagnosticReader.errors(in: Array("A.swift:\(place): error: x\n".utf8)) == [])
        }
    }

    @Test func `an array type at the end is no identifier`() {
        let errors = DiagnosticReader.errors(in: Array("a.swift:1:1: error: cannot convert to [Int, String]\n".utf8))
        #expect(errors.first?.message == "cannot convert to [Int, String]")
        #expect(errors.first?.identifier == nil)
    }

    @Test func `the same error is told once`() {
        let line = "a.swift:1:1: error: x\n"
        #expect(DiagnosticReader.errors(in: Array((line + line).utf8)).count == 1)
    }
}
