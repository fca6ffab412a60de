import Testing

@testable import learn

struct SiteFolderTests {
    private func file(_ path: String, _ text: String) -> SiteFile { SiteFile(path: path, bytes: Array(text.utf8)) }

    private func text(_ path: String) -> String? { Disk.bytes(of: path).map { String(decoding: $0, as: UTF8.self) } }

    @Test func `files are written into a new folder, and again over those of an earlier run`() throws {
        let folder = try TestFolder()
        let site = SiteFolder(folder.path + "/a/site")
        try site.write([file("index.html", "1"), file("en/old/index.html", "2")])
        #expect(text(folder.path + "/a/site/en/old/index.html") == "2")
        try site.write([file("index.html", "3"), file("en/index.html", "4")])
        #expect(text(folder.path + "/a/site/index.html") == "3")
        #expect(text(folder.path + "/a/site/en/index.html") == "4")
        #expect(!Disk.exists(folder.path + "/a/site/en/old"))
        let found = try FolderContent.files(below: folder.path + "/a/site")
        #expect(found == [".learn-site", "en/index.html", "index.html"])
    }

    @Test func `a folder that holds anything else is left alone`() throws {
        let folder = try TestFolder()
        try Disk.makeFile(folder.path + "/notes.txt", Array("mine".utf8))
        #expect(throws: SiteFolder.Refusal.holds("notes.txt")) {
            try SiteFolder(folder.path).write([file("index.html", "1")])
        }
        #expect(folder.names() == ["notes.txt"])
    }

    @Test func `so is a site to which something was added`() throws {
        let folder = try TestFolder()
        let site = SiteFolder(folder.path)
        try site.write([file("index.html", "1")])
        try Disk.makeFile(folder.path + "/CNAME", Array("x".utf8))
        #expect(throws: SiteFolder.Refusal.holds("CNAME")) { try site.write([file("index.html", "2")]) }
        #expect(text(folder.path + "/index.html") == "1")
    }

    @Test func `what a run that was ended left behind does not stand in the way`() throws {
        let folder = try TestFolder()
        let site = SiteFolder(folder.path)
        try site.write([file("index.html", "1")])
        try Disk.makeFile(folder.path + "/.index.html.new-123", Array("half".utf8))
        try site.write([file("index.html", "2")])
        #expect(text(folder.path + "/index.html") == "2")
    }

    @Test func `a file where the folder should be is said`() throws {
        let folder = try TestFolder()
        try Disk.makeFile(folder.path + "/site", [])
        #expect(throws: SiteFolder.Refusal.self) { try SiteFolder(folder.path + "/site").write([]) }
    }
}
