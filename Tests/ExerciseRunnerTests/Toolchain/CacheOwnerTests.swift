import CourseModel
import ExerciseRunner
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

struct CacheOwnerTests {
    private func install(_ cache: String, in temporary: String) throws {
        var environment = ProcessInfo.processInfo.environment
        environment["TMPDIR"] = temporary
        _ = try Installation(
            toolchain: try #require(SwiftToolchain.find(environment)), products: Places.products, cache: cache,
            environment: environment)
    }

    @Test func `a cache in the temporary folder in which others may write, or a link, is not used`() throws {
        let folder = try TemporaryFolder()
        let cache = folder.path + "/learn-0"
        try FileManager.default.createDirectory(
            atPath: cache, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o777])
        #expect(throws: GraderFault.self) { try install(cache, in: folder.path) }
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: cache)
        try install(cache, in: folder.path)
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/link", withDestinationPath: cache)
        #expect(throws: GraderFault.self) { try install(folder.path + "/link", in: folder.path) }
    }
}
