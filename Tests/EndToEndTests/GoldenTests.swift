import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Sessions with the real program, recorded and read: each folder of `Golden` holds `commands` and the transcript expected of them.
/// Its own `course` stands in for the sample. `LEARN_RECORD=1` writes the transcripts anew, and the run does not pass.
@Suite struct GoldenTests {
    static let names = ((try? FileManager.default.contentsOfDirectory(atPath: Places.golden)) ?? []).sorted()

    @Test(arguments: names)
    func `the session goes as recorded`(_ name: String) throws {
        let golden = "\(Places.golden)/\(name)"
        let own = golden + "/course"
        let folder = try ScratchFolder()
        let course = FileManager.default.fileExists(atPath: own) ? own : Places.sample
        for entry in try FileManager.default.contentsOfDirectory(atPath: course) {
            try folder.copy("\(course)/\(entry)", to: entry)
        }
        let transcript = try Transcript(folder).play(text("\(golden)/commands"))
        if ProcessInfo.processInfo.environment["LEARN_RECORD"] == "1" {
            try Data(transcript.utf8).write(to: URL(filePath: golden + "/expected.txt"))
            Issue.record("\(name) is recorded")
        }
        #expect(transcript == (try text(golden + "/expected.txt")))
    }

    private func text(_ path: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
    }
}
