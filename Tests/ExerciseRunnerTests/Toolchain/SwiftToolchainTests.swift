import Testing

@testable import ExerciseRunner

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

struct SwiftToolchainTests {
    @Test func `a link to the compiler in another folder leads to its toolchain`() throws {
        let real = try #require(SwiftToolchain.find(ProcessInfo.processInfo.environment))
        let folder = try TemporaryFolder()
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/swiftc", withDestinationPath: real.compiler)
        let found = try #require(SwiftToolchain.find(["PATH": folder.path]))
        #expect(found.identity == real.identity)
    }
}
