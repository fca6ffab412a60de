import CourseModel
import Reporting

extension PageWriter {
    /// The whole document.
    func document(_ page: WebPage) -> HTML {
        """
        <!DOCTYPE html>
        <html lang="\(messages.language.tag.tag)" dir="\(direction(messages.language.tag))">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        \(policy)<title>\(title(of: page))</title>
        <link rel="stylesheet" href="\(asset("learn.css"))">
        \(scripts(of: page))</head>
        <body\(follows(page))>
        <a class="skip" href="#main">\(say(.skipToContent))</a>
        \(header)
        \(trail(of: page))<main id="main" tabindex="-1">
        \(content(of: page))
        </main>
        \(footer)</body>
        </html>

        """
    }

    private func content(of page: WebPage) -> HTML {
        switch page {
        case .overview(let list, let notices): overview(list, notices)
        case .lesson(let lesson): self.lesson(lesson)
        case .step(let step): self.step(step)
        case .status(let status, let notices): self.status(status, notices)
        case .finished(let finished, let notices):
            "\(notes(notices))<h1>\(line(messages.text(.courseFinished(title: messages.literal(finished.title)))))</h1>"
        case .failure(let failure): self.failure(failure)
        case .refusal(let reason): "<h1>\(line(messages.text(reason)))</h1>\n<p>\(link([], say(.allLessons)))</p>"
        case .languages: languageChoice
        }
    }

    private func title(of page: WebPage) -> String {
        let own: [String] =
            switch page {
            case .overview, .finished, .languages: []
            case .lesson(let page): [page.lesson.title]
            case .step(let page): [page.step.title, page.step.lessonTitle]
            case .status: [plain(.howFar)]
            case .failure, .refusal: []
            }
        return (own + [frame.courseTitle]).joined(separator: " · ")
    }

    /// What a server says in its headers, a file says itself.
    private var policy: HTML {
        guard frame.mode == .fixed else { return "" }
        return """
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; script-src 'self'; base-uri 'none'; form-action 'none'">

            """
    }

    private func scripts(of page: WebPage) -> HTML {
        switch frame.mode {
        case .live: "<script src=\"\(asset("learn.js"))\" defer></script>\n"
        case .fixed:
            if case .step(let page) = page, page.key != nil {
                "<script src=\"\(asset("learn-site.js"))\" defer></script>\n"
            } else {
                ""
            }
        }
    }

    /// Where the page hears of what happens.
    private func follows(_ page: WebPage) -> HTML {
        guard case .live = frame.mode else { return "" }
        switch page {
        case .overview, .lesson, .step, .status: return " data-events=\"\(address(frame.path))events\""
        case .finished, .failure, .refusal, .languages: return ""
        }
    }

    private var header: HTML {
        """
        <header>
        <p class="course">\(link([], "\(frame.courseTitle)"))</p>
        \(languageSwitch)
        </header>
        """
    }

    private var languageSwitch: HTML {
        guard frame.languages.count > 1, !isRoot else { return "" }
        let items = frame.languages.map { tag -> HTML in
            let current: HTML = tag == frame.language ? " aria-current=\"true\"" : ""
            return """
                <li><a href="\(address(frame.path, in: tag))" lang="\(tag.tag)" hreflang="\(tag.tag)"\(current)><bdi>\(LanguageName.own(tag))</bdi></a></li>

                """
        }
        return "<nav aria-label=\"\(plain(.languages))\"><ul class=\"languages\">\n\(items)</ul></nav>"
    }

    private var footer: HTML {
        guard case .live = frame.mode else { return "" }
        return "<footer>\(link(["status"], say(.howFar)))</footer>\n"
    }

    private var languageChoice: HTML {
        let items = frame.languages.map { tag -> HTML in
            "<li><a href=\"\(address([], in: tag))\" lang=\"\(tag.tag)\" hreflang=\"\(tag.tag)\">\(LanguageName.own(tag))</a></li>\n"
        }
        return "<h1>\(frame.courseTitle)</h1>\n<ul class=\"choice\">\n\(items)</ul>"
    }
}

/// What languages call themselves.
enum LanguageName {
    /// The tag itself where the name is not known here.
    static func own(_ tag: LanguageTag) -> String {
        switch tag.tag {
        case "en": "English"
        case "tr": "Türkçe"
        case "ar": "العربية"
        default: tag.tag
        }
    }
}
