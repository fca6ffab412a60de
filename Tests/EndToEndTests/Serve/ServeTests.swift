import Testing

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// `learn serve`, asked as a browser asks.
struct ServeTests {
    private let served: ServedStudent
    private var student: Student { served.student }

    init() throws { served = try ServedStudent(Student()) }

    @Test(arguments: [SIGINT, SIGTERM]) func `a signal ends it`(_ signal: Int32) throws {
        #expect(try served.get("/en/").status == 200)
        #expect(served.end(by: signal) == 0)
    }

    @Test func `it begins in a language that the browser prefers`() throws {
        let answer = try served.get("/", headers: ["Accept-Language: de, ar;q=0.8, en;q=0.5"])
        #expect(answer.status == 303)
        #expect(answer.head.contains("Location: /ar/"))
        #expect(try served.get("/ar/").body.contains("dir=\"rtl\""))
        #expect(try served.get("/tr/first").head.contains("Location: /tr/first/"))
    }

    @Test func `no page holds a key before the answer is given`() throws {
        for path in ["/en/", "/en/first/", "/en/first/which-keyword/", "/en/first/declare/", "/en/status/"] {
            let page = try served.get(path).body
            #expect(!page.contains("It says that the value stays"))
            #expect(!page.contains("A constant is read and never written again"))
            #expect(!page.contains("It has three letters"))
        }
    }

    @Test func `what is answered in the page shows in the terminal, and the other way round`() throws {
        let right = try served.post("/en/first/which-keyword/check", [("choice", "2")])
        #expect(right.status == 200)
        let before = try student.learn("list", "first", "--format", "json").outputText
        #expect(before.contains("which-keyword"))
        let events = try served.events("/en/first/")
        #expect(try student.learn("check", "first/declare", "x", "y").exitCode == 1)
        #expect(try events.read(until: "first/declare").contains("event: progress"))
        #expect(try served.get("/en/first/declare/").body.contains("1 attempt"))
    }

    @Test func `a page that looks for news does not become the current step`() throws {
        _ = try served.get("/en/first/which-keyword/")
        _ = try served.get("/en/first/declare/", headers: ["Accept: text/x-learn-fragment"])
        #expect(try student.learn("hint").outputText.contains("which-keyword"))
        _ = try served.get("/en/first/declare/")
        #expect(try student.learn("hint").outputText.contains("declare"))
    }

    @Test func `forms work without a script, and what was typed stays`() throws {
        let page = try served.post(
            "/en/first/declare/check", [("blank-1", "x<b>"), ("blank-2", "var")], asFragment: false)
        #expect(page.status == 200)
        #expect(page.body.hasPrefix("<!DOCTYPE html>"))
        #expect(page.body.contains("value=\"x&lt;b&gt;\""))
        #expect(try served.post("/en/first/which-keyword/hint", []).body.contains("It has three letters"))
        #expect(try served.post("/en/first/which-keyword/skip", []).body.contains("Skipped"))
        #expect(try served.post("/en/first/which-keyword/reset", []).body.contains("starts anew"))
    }

    @Test func `answers of another kind and unknown steps are refused in words`() throws {
        let other = try served.post("/en/first/declare/check", [("choice", "1")])
        #expect(other.body.contains("takes 2 answers"))
        #expect(try served.post("/en/first/which-keyword/check", []).body.contains("Nothing was typed"))
        #expect(
            try served.post(
                "/en/first/welcome/check", [("choice", "1")], from: "/en/first/which-keyword/"
            ).body.contains("takes no answer"))
        for path in ["/en/first/nothing/", "/en/nothing/", "/de/", "/en/first/which-keyword/x", "/a/b/c/d/e/"] {
            #expect(try served.get(path).status == 404, "\(path)")
        }
    }

    @Test func `two windows at once lose nothing`() async throws {
        let port = served.port
        let page = try served.get("/en/first/which-keyword/")
        let token = try #require(page.value(of: "token"))
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<10 {
                group.addTask {
                    let form = "token=\(token)&choice=1"
                    guard let connection = try? WebConnection(port: port) else { return }
                    connection.send(
                        "POST /en/first/which-keyword/check HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n"
                            + "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: \(form.utf8.count)\r\n"
                            + "Connection: close\r\n\r\n\(form)")
                    _ = try? connection.rest()
                }
            }
        }
        #expect(try served.get("/en/first/which-keyword/").body.contains("10 attempts"))
    }

    @Test func `too many answers at once are refused, and later ones taken`() throws {
        let answers = try (0..<45).map { _ in try served.post("/en/first/which-keyword/check", [("choice", "1")]) }
        #expect(answers.contains { $0.status == 429 })
        #expect(answers.prefix(30).allSatisfy { $0.status == 200 })
        #expect(try served.get("/en/").status == 200)
    }

    @Test func `a course that breaks says where, and recovers`() throws {
        let file = "Lessons/first/lesson.en.yaml"
        let good = try student.folder.text(file)
        let events = try served.events("/en/first/which-keyword/")
        try student.folder.write("title: [\n", to: file)
        _ = try events.read(until: "event: course")
        let broken = try served.get("/en/first/")
        #expect(broken.status == 500)
        #expect(broken.body.contains("lesson.en.yaml"))
        #expect(try served.get("/en/second/").status == 200)
        let course = try student.folder.text("Lessons/course.yaml")
        try student.folder.write("languages: {", to: "Lessons/course.yaml")
        _ = try events.read(until: "event: course")
        #expect(try served.get("/en/").body.contains("course.yaml"))
        try student.folder.write(course, to: "Lessons/course.yaml")
        try student.folder.write(good, to: file)
        _ = try events.read(until: "event: course")
        #expect(try served.get("/en/first/which-keyword/").status == 200)
    }

    @Test func `a workspace that is gone begins anew`() throws {
        _ = try served.post("/en/first/which-keyword/check", [("choice", "1")])
        let workspace = student.folder.path + "/Workspace"
        #expect(try Command("/bin/rm", ["-r", workspace].map { Array($0.utf8) }, folder: "/").run().exitCode == 0)
        let answer = try served.post("/en/first/which-keyword/check", [("choice", "1")])
        #expect(answer.status == 200)
        #expect(try served.get("/en/first/which-keyword/").body.contains("1 attempt"))
        #expect(student.folder.exists("Workspace/.learn/progress.sqlite"))
    }
}
