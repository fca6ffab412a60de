import CourseModel
import Reporting
import Testing

@testable import learn

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

struct StudentWorkTests {
    private let folder: TestFolder
    private let work: StudentWork

    init() throws {
        folder = try TestFolder()
        let exercise = Exercise(name: "crew-join", oracle: "o", files: ["A.swift", "B.swift"])
        work = StudentWork(exercise, workspace: folder.path + "/Work")
    }

    private func text(_ name: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(filePath: work.folder + "/" + name)), as: UTF8.self)
    }

    private func begin(_ starters: String...) throws { try work.begin(with: starters.map { Array($0.utf8) }) }

    private func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: work.folder).sorted()
    }

    @Test func `starters are put where nothing stands, and never over what does`() throws {
        try begin("one", "two")
        try Data("mine".utf8).write(to: URL(filePath: work.paths[0]))
        try FileManager.default.removeItem(atPath: work.paths[1])
        try begin("ONE", "TWO")
        #expect(try text("A.swift") == "mine")
        #expect(try text("B.swift") == "TWO")
        #expect(try names() == ["A.swift", "B.swift"])
    }

    @Test func `a folder in a file's place stays, and is told`() throws {
        try FileManager.default.createDirectory(atPath: work.paths[0], withIntermediateDirectories: true)
        #expect(throws: DiskFault(path: work.paths[0], code: EISDIR)) { try begin("one", "two") }
        #expect(try names() == ["A.swift", "B.swift"])
    }

    @Test func `a link in a file's place stays, and is told`() throws {
        try begin("one", "two")
        try FileManager.default.removeItem(atPath: work.paths[0])
        try FileManager.default.createSymbolicLink(atPath: work.paths[0], withDestinationPath: folder.path + "/outside")
        #expect(throws: DiskFault(path: work.paths[0], code: EEXIST)) { try begin("one", "two") }
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/outside"))
        #expect(
            try work.beginAnew(with: [Array("one".utf8), Array("two".utf8)]).map(\.name) == [work.paths[0] + ".old"])
        #expect(try text("A.swift") == "one")
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/outside"))
    }

    @Test func `a link in the exercise's place is refused`() throws {
        try FileManager.default.createDirectory(atPath: folder.path + "/Work", withIntermediateDirectories: true)
        try FileManager.default.createDirectory(atPath: folder.path + "/elsewhere", withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: work.folder, withDestinationPath: folder.path + "/elsewhere")
        #expect(throws: DiskFault.self) { try begin("one", "two") }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/elsewhere").isEmpty)
    }

    @Test func `beginning anew loses nothing, however often`() throws {
        let starters = [Array("one".utf8), Array("two".utf8)]
        try begin("one", "two")
        #expect(try work.beginAnew(with: starters).isEmpty)
        for number in 1...3 {
            try Data("mine \(number)".utf8).write(to: URL(filePath: work.paths[0]))
            #expect(try work.beginAnew(with: starters).count == 1)
            #expect(try text("A.swift") == "one")
        }
        #expect(try names() == ["A.swift", "A.swift.old", "A.swift.old.2", "A.swift.old.3", "B.swift"])
        #expect(try text("A.swift.old") == "mine 1")
        #expect(try text("A.swift.old.3") == "mine 3")
    }
}
