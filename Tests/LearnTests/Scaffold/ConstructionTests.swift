import Testing

@testable import learn

struct ConstructionTests {
    @Test func `what fails half-way can be taken back whole`() throws {
        let folder = try TestFolder()
        var construction = Construction()
        try construction.makeFolders(upTo: folder.path + "/a/b")
        let long = String(repeating: "x", count: 300)
        let files = [ScaffoldFile(path: "one/two.txt", text: "2"), ScaffoldFile(path: long, text: "")]
        let fault = #expect(throws: DiskFault.self) {
            try construction.finish(with: folder.path + "/a/b/c", files)
        }
        #expect(fault?.path == folder.path + "/a/b/c/" + long)
        #expect(folder.names().count == 5)
        #expect(construction.takeBack() == nil)
        #expect(folder.names() == [])
    }

    @Test func `what was put there by another meanwhile is kept and named`() throws {
        let folder = try TestFolder()
        var construction = Construction()
        try construction.makeFolders(upTo: folder.path + "/a")
        try folder.write("mine", to: "a/file")
        #expect(construction.takeBack() == folder.path + "/a")
        #expect(try folder.read("a/file") == "mine")
    }

    @Test func `a file is never written over`() throws {
        let folder = try TestFolder()
        try folder.write("mine", to: "file")
        var construction = Construction()
        #expect(throws: DiskFault.self) { try construction.makeFile(folder.path + "/file", "other") }
        #expect(construction.takeBack() == nil)
        #expect(try folder.read("file") == "mine")
    }
}
