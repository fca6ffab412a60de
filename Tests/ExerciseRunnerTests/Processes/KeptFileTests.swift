import Testing

@testable import ExerciseRunner

@Suite struct KeptFileTests {
    @Test func `of two who keep a file the first one's stays, and nothing else is left`() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/kept"
        try System.keep([1], at: path)
        let first = System.fingerprint(path)
        try System.keep([2], at: path)
        #expect(System.read(path) == [1])
        #expect(System.fingerprint(path) == first)
        #expect(System.names(in: folder.path) == ["kept"])
    }

    @Test func `a written file is the last one's`() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/written"
        try System.write([1], to: path)
        try System.write([2], to: path)
        #expect(System.read(path) == [2])
        #expect(System.names(in: folder.path) == ["written"])
    }
}
