import Testing

@testable import ExerciseRunner

struct AutolinkedLibrariesTests {
    @Test func `what is no object wants no libraries`() {
        #expect(AutolinkedLibraries.names(in: []) == [])
        #expect(
            AutolinkedLibraries.names(in: Array("not an object, but longer than a header, which is 64 bytes".utf8))
                == [])
    }

    @Test func `an object cut anywhere, or changed, is read without harm`() throws {
        // The test's own program is such a file; sections that it lacks are not found.
        let whole = try CrewJoin.bytes(Places.products + "/learn-host")
        for count in stride(from: 0, to: 4096, by: 7) {
            _ = AutolinkedLibraries.names(in: Array(whole.prefix(count)))
        }
        for byte in 0x28..<0x40 {
            var changed = whole
            changed[byte] = 0xFF
            _ = AutolinkedLibraries.names(in: changed)
        }
    }
}
