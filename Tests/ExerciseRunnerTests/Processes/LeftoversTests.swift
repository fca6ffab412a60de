import Testing

@testable import ExerciseRunner

struct LeftoversTests {
    @Test func `what is left is ended and removed before the program ends`() throws {
        let folder = try TemporaryFolder()
        let left = folder.path + "/left"
        try System.makeFolders(left + "/out")
        let process = try ChildProcess(["/bin/sleep", "1000"], environment: [], descriptors: [])
        let leftovers = Leftovers()
        leftovers.add(process: process.identifier)
        leftovers.add(folder: left)
        var isGone = false
        leftovers.clear { isGone = !System.exists(left) }
        #expect(isGone)
        #expect(process.wait() == .signaled(9))
    }

    @Test func `what is over is left alone`() throws {
        let folder = try TemporaryFolder()
        let kept = folder.path + "/kept"
        try System.makeFolders(kept)
        let leftovers = Leftovers()
        leftovers.add(folder: kept)
        leftovers.remove(folder: kept)
        leftovers.clear {}
        #expect(System.exists(kept))
    }
}
