import Foundation
import Testing

/// Students' programs, unchanged, right ones and wrong ones: each is compiled, or refused by the compiler, and does on
/// screen what `expected.txt` says. `LEARN_RECORD=1` writes the transcripts anew, and the run does not pass: read them.
@Suite(.enabled(if: Places.hasMacros, "the macros are not built")) struct ProgramTests {
    @Test(arguments: GoldenProgram.all(in: Places.programs))
    func `a student's program does here what it does on a Mac`(_ program: GoldenProgram) throws {
        try check(program, in: GoldenBuild.programs.get())
    }

    @Test(arguments: GoldenProgram.all(in: Places.hostile))
    func `a hostile program ends with a note, or with a trap that names the view`(_ program: GoldenProgram) throws {
        try check(program, in: GoldenBuild.hostile.get())
    }

    private func check(_ program: GoldenProgram, in build: GoldenBuild) throws {
        let transcript = try build.transcript(of: program)
        if ProcessInfo.processInfo.environment["LEARN_RECORD"] == "1" {
            try Data(transcript.utf8).write(to: program.expectedFile)
            Issue.record("\(program.name) is recorded")
        }
        #expect(transcript == (try String(contentsOf: program.expectedFile, encoding: .utf8)))
    }
}
