import Testing

@testable import learn

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Saving what was written in a page.
struct FileSaveTests {
    private let folder: String

    init() throws {
        var template = Array("/tmp/learn-save-XXXXXX".utf8CString)
        let made = try #require(mkdtemp(&template))
        folder = String(cString: made)
    }

    private func save(_ text: String, over old: [UInt8]?, at path: String) -> FileSave.Problem? {
        do throws(FileSave.Problem) {
            try FileSave.save(text, at: path, over: old.map(FileSave.version) ?? FileSave.missing)
            return nil
        } catch {
            return error
        }
    }

    private func put(_ text: String, _ path: String) { #expect((try? Disk.put(Array(text.utf8), at: path)) != nil) }

    @Test func `the version that the page began from is replaced whole, its mode kept`() {
        let path = folder + "/A.swift"
        put("old\n", path)
        #expect(chmod(path, 0o640) == 0)
        #expect(save("new\r\nlines\r\n", over: Array("old\n".utf8), at: path) == nil)
        #expect(Disk.holds(Array("new\nlines\n".utf8), at: path))
        var status = stat()
        #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o640)
    }

    @Test func `another version stays as it is`() {
        let path = folder + "/B.swift"
        put("theirs\n", path)
        #expect(save("mine\n", over: Array("old\n".utf8), at: path) == .changed)
        #expect(save("mine\n", over: nil, at: path) == .changed)
        #expect(Disk.holds(Array("theirs\n".utf8), at: path))
    }

    @Test func `a file that is not there is made, once`() {
        let path = folder + "/C.swift"
        #expect(save("mine\n", over: Array("gone\n".utf8), at: path) == .changed)
        #expect(save("mine\n", over: nil, at: path) == nil)
        #expect(save("again\n", over: nil, at: path) == .changed)
        #expect(Disk.holds(Array("mine\n".utf8), at: path))
    }

    @Test func `a link is neither followed nor replaced`() {
        let (target, path) = (folder + "/target", folder + "/D.swift")
        put("secret\n", target)
        #expect(symlink(target, path) == 0)
        #expect(save("mine\n", over: Array("secret\n".utf8), at: path) == .changed)
        #expect(save("mine\n", over: nil, at: path) == .changed)
        #expect(Disk.holds(Array("secret\n".utf8), at: target))
    }

    @Test func `a full disk is said to be, and the file stays`() {
        let problem = save("mine\n", over: nil, at: "/dev/full/E.swift")
        #expect(problem == .failed(DiskFault(path: problem.flatMap(Self.path) ?? "", code: ENOTDIR)))
    }

    private static func path(_ problem: FileSave.Problem) -> String? {
        guard case .failed(let fault) = problem else { return nil }
        return fault.path
    }

    @Test func `lines end as they did in the file`() {
        let text = "a\r\nb\nc\r\n"
        #expect(FileSave.bytes(text, like: Array("x\ny\n".utf8)) == Array("a\nb\nc\n".utf8))
        #expect(FileSave.bytes(text, like: Array("x\r\ny\r\n".utf8)) == Array("a\r\nb\r\nc\r\n".utf8))
        #expect(FileSave.bytes(text, like: Array("x\r\ny\n".utf8)) == Array("a\nb\nc\n".utf8))
        #expect(FileSave.bytes("a\rb", like: []) == Array("a\rb".utf8))
    }
}
