import CourseModel
import Markdown
import Reporting

extension PageWriter {
    /// Where the page stands in the course.
    func trail(of page: WebPage) -> HTML {
        var places: [HTML] = []
        switch page {
        case .lesson(let page):
            places = ["<span aria-current=\"page\"\(language(page.language))>\(page.lesson.title)</span>"]
        case .step(let page):
            places = [
                link(
                    [page.step.id.lesson.name], "<span\(language(page.step.language))>\(page.step.lessonTitle)</span>")
            ]
        case .status: places = ["<span aria-current=\"page\">\(say(.howFar))</span>"]
        case .overview, .finished, .failure, .refusal, .languages: return ""
        }
        let items = ([link([], say(.allLessons))] + places).map { "<li>\($0)</li>\n" as HTML }
        return "<nav class=\"trail\" aria-label=\"\(plain(.youAreHere))\"><ol>\n\(items)</ol></nav>\n"
    }

    /// The ways to what stands before and after.
    func neighbours(_ previous: HTML?, _ next: HTML?) -> HTML {
        guard previous != nil || next != nil else { return "" }
        return """
            <nav class="neighbours" aria-label="\(plain(.beforeAndAfter))"><ul>
            \(previous.map { "<li>\($0)</li>\n" as HTML })\(next.map { "<li class=\"next\">\($0)</li>\n" as HTML })</ul></nav>
            """
    }

    func neighbour(_ path: [String], _ phrase: WebPhrase, _ title: String, _ relation: HTML) -> HTML {
        link(path, "\(say(phrase)): \(self.title(title))", " rel=\"\(relation)\"")
    }

    /// A title of the course among words of ours: in the direction of its language, whatever it begins with.
    func title(_ text: String) -> HTML { "<bdi dir=\"\(direction(frame.language))\">\(text)</bdi>" }

    /// What is worth knowing beside the page.
    func notes(_ notices: [Notice]) -> HTML {
        guard !notices.isEmpty else { return "" }
        let items = notices.map { "<p>\(sign(.notice)) \(line(messages.text($0)))</p>\n" as HTML }
        return "<div class=\"notices\">\n\(items)</div>\n"
    }

    func failure(_ failure: Failure) -> HTML {
        let words = messages.text(failure)
        let faults: [CourseDiagnostic] = if case .faultyCourse(let faults) = failure { faults } else { [] }
        return """
            <h1>\(line(words.what))</h1>
            \(words.advice.map { "<p>\(line($0))</p>\n" as HTML })\(list(faults))
            """
    }

    /// `file:line:column`, what is wrong, the line and the fix.
    private func list(_ faults: [CourseDiagnostic]) -> HTML {
        guard !faults.isEmpty else { return "" }
        let items = faults.prefix(20).map { fault -> HTML in
            let words = messages.text(fault.problem)
            let place = fault.range.map { ":\($0.start.line):\($0.start.column)" } ?? ""
            let excerpt = fault.excerpt.map { "<pre dir=\"ltr\"><code>\(code: $0.text)</code></pre>\n" as HTML }
            return """
                <li><p><code dir="ltr">\(code: fault.file + place)</code> \(say(.severity(fault.severity))): \(line(words.what))</p>
                \(excerpt)\(words.advice.map { "<p>\(line($0))</p>\n" as HTML })</li>

                """
        }
        return "<ul class=\"faults\">\n\(items)</ul>"
    }

    /// A sign that says at a glance what the words beside it say.
    func sign(_ sign: Sign) -> HTML {
        "<span class=\"sign \(sign.name)\" aria-hidden=\"true\">\(String(sign.rawValue))</span>"
    }
}

extension Sign {
    /// The class that colours it.
    var name: HTML {
        switch self {
        case .right: "right"
        case .wrong: "wrong"
        case .partly, .unreadable, .notice, .changed: "partly"
        case .begun: "begun"
        case .open, .skipped: "open"
        }
    }
}
