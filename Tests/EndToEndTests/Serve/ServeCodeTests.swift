import Testing

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Code steps in the page. No compiler runs: the starter and a file that is not there have verdicts without it.
struct ServeCodeTests {
    private let served: ServedStudent
    private let file = "Workspace/crew-join/CrewJoin.swift"
    private let step = "/en/l/crew-join/"

    init() throws { served = try ServedStudent(WatchTests.student()) }

    @Test func `the file is shown, and checked by a form`() throws {
        let page = try served.get(step)
        #expect(page.body.contains("<textarea"))
        #expect(served.student.folder.exists(file))
        #expect(try served.post(step + "check", []).body.contains("Nothing is written yet"))
        #expect(try served.post(step + "check", [], asFragment: false).body.contains("Nothing is written yet"))
    }

    @Test(arguments: [[:], ["LEARN_WATCH": "poll"]])
    func `a file that changes on disk is checked by itself`(_ variables: [String: String]) throws {
        let served = try ServedStudent(served.student, variables: variables)
        _ = try served.get(step)
        let events = try served.events(step)
        try served.student.folder.write([0xFF, 0xFE, 0x61, 0x00], to: file)
        #expect(try events.read(until: "event: verdict").contains("event: changed"))
        _ = try events.read(until: "UTF-16")
        // What is gone begins anew.
        #expect(unlink(served.student.folder.path + "/" + file) == 0)
        _ = try events.read(until: "event: verdict")
        _ = try events.read(until: "Nothing is written yet")
        #expect(served.end(by: SIGTERM) == 0)
    }

    @Test func `a file that changed since the page was made is never written over`() throws {
        let page = try served.get(step)
        let version = try #require(page.value(of: "version"))
        let fields = [("file", "CrewJoin.swift"), ("version", version), ("text", "mine\r\n")]
        try served.student.folder.write("theirs\n", to: file)
        let refused = try served.post(step + "save", fields)
        #expect(refused.status == 409)
        #expect(refused.body.contains("theirs"))
        #expect(refused.body.contains("mine"))
        #expect(try served.student.folder.text(file) == "theirs\n")
    }

    @Test func `no name leads out of the exercise`() throws {
        for name in ["../../Lessons/course.yaml", "/etc/passwd", "Other.swift", "", "CrewJoin.swift\0"] {
            let fields = [("file", name), ("version", ""), ("text", "x")]
            #expect(try served.post(step + "save", fields).status == 400)
        }
    }
}
