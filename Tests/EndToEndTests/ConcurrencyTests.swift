import Testing

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

@Suite struct ConcurrencyTests {
    @Test func `answers given by many processes at once are all kept`() throws {
        let student = try Student()
        try student.learn("next", "first/which-keyword")
        let count = 24
        let check = student.command(["check", "which-keyword", "1"].map { Array($0.utf8) })
        let started = try (0..<count).map { _ in
            let files = try ScratchFiles(input: [])
            return (files, try check.start(files))
        }
        for (files, process) in started {
            #expect(process.wait() == 1)
            #expect(try files.errors().isEmpty)
        }
        #expect(try student.answerCount(of: "first/which-keyword") == count)
    }

    @Test func `a kill at any moment loses nothing that was reported, and progress opens afterwards`() throws {
        let student = try Student()
        try student.learn("next", "first/which-keyword")
        var random = SplitMix64(seed: 4)
        var reported = 0
        for round in 0..<20 {
            let files = try ScratchFiles(input: [])
            let process = try student.command(["check", "which-keyword", "1"].map { Array($0.utf8) }).start(files)
            usleep(UInt32.random(in: 0...(round % 2 == 0 ? 30_000 : 120_000), using: &random))
            process.end(by: SIGKILL)
            if process.wait() == 1 { reported += 1 }
            let status = try student.learn("status")
            #expect(status.exitCode == 0 && status.errors.isEmpty, "\(status.errorText)")
        }
        let kept = try student.answerCount(of: "first/which-keyword")
        #expect(kept >= reported && kept <= 20)
    }

    @Test func `one student in two windows sees the other's answers`() throws {
        let student = try Student()
        try student.learn("check", "which-keyword", "2")
        #expect(try student.learn("list", "first").outputText.contains("✓ Which keyword"))
    }
}

extension Student {
    /// How many readable answers the record holds, by the program's own count.
    func answerCount(of step: String) throws -> Int {
        struct Verdict: Decodable {
            struct Result: Decodable { var answerCount: Int }
            var result: Result
        }
        let run = try learn("check", step, "9", "--format", "json")
        return try JSON.decode(Verdict.self, run.output).result.answerCount
    }
}
