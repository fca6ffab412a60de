import CourseModel
import Markdown
import Reporting
import Testing

@Suite struct TerminalReporterTests {
    private func reporter(_ language: InterfaceLanguage, width: Int = 60, _ style: TerminalStyle = .plain)
        -> TerminalReporter
    {
        TerminalReporter(
            messages: Messages(language: language, program: "learn"), width: width, style: style,
            highlight: { _, _ in [] })
    }

    private func isObeyed(_ scalar: Unicode.Scalar) -> Bool {
        let value = scalar.value
        let isControl = value < 0x20 || (0x7F..<0xA0).contains(value)
        return (isControl && scalar != "\n") || (0x202A...0x202E).contains(value) || value == 0x2028 || value == 0x2029
    }

    /// How deep isolates (UAX 9) are at the end of a line; nil where one ends that was not begun.
    private func isolates(_ line: Substring) -> Int? {
        var depth = 0
        for scalar in line.unicodeScalars {
            if (0x2066...0x2068).contains(scalar.value) { depth += 1 }
            if scalar.value == 0x2069 { depth -= 1 }
            if depth < 0 { return nil }
        }
        return depth
    }

    private func check(_ output: String, _ comment: String) {
        let obeyed = output.unicodeScalars.filter(isObeyed)
        #expect(obeyed.isEmpty, "\(comment)")
        for line in output.split(separator: "\n") { #expect(isolates(line) == 0, "\(comment): \(line)") }
    }

    @Test(arguments: InterfaceLanguage.allCases)
    func `no report lets a control or a directional override through`(_ language: InterfaceLanguage) {
        let reporter = reporter(language)
        for text in [Hostile.texts.joined(separator: " ")] {
            for report in Samples.reports(text) { check(reporter.render(report), "\(text.debugDescription) \(report)") }
            for notice in Samples.notices(text) { check(reporter.render(notice), "\(notice)") }
            for remark in Samples.remarks(text) { check(reporter.render(remark), "\(remark)") }
        }
    }

    @Test func `random text does not get through either`() {
        var random = SplitMix64(seed: 5)
        for _ in 0..<3 {
            let text = Hostile.random(using: &random)
            for report in Samples.reports(text) { check(reporter(.arabic).render(report), text.debugDescription) }
        }
    }

    @Test(arguments: InterfaceLanguage.allCases)
    func `every report says something and ends its line`(_ language: InterfaceLanguage) {
        for report in Samples.reports("abc") {
            let output = reporter(language).render(report)
            if report == .lint(LintReport(fileCount: 3, diagnostics: [])) {
                #expect(output.isEmpty)
            } else {
                #expect(output.last == "\n", "\(report)")
            }
        }
    }

    @Test(arguments: [20, 40, 80])
    func `prose keeps to the width`(_ width: Int) {
        for language in InterfaceLanguage.allCases {
            for report in Samples.reports("abc def ghi jkl mno pqr stu") {
                switch report {
                // A line for editors, a line of a file and what must be typed stay whole.
                case .lint, .verification, .failure(.faultyCourse), .help, .created, .doctor: continue
                case .code(let code) where !code.errors.isEmpty: continue
                default: break
                }
                for line in reporter(language, width: width).render(report).split(separator: "\n") {
                    let isCode = line.contains("    ") && line.contains("__1__")
                    let fits = TerminalText.displayWidth(String(line)) <= width
                    #expect(fits || isCode || !line.contains(" "), "\(language) \(width): \(line)")
                }
            }
        }
    }

    @Test func `colour never is the only sign`() {
        for report in Samples.reports("abc") {
            let coloured = TerminalText.stripStyles(reporter(.english, .colour).render(report))
            let signs = coloured.filter { "✓✗◐?!○●↷↻█░".contains($0) }
            let plain = reporter(.english).render(report).filter { "✓✗◐?!○●↷↻█░".contains($0) }
            #expect(signs == plain)
        }
    }

    @Test func `a prompt is a line without its end`() {
        for language in InterfaceLanguage.allCases {
            let prompt = reporter(language).prompt(.promptBlank(number: 1, count: 2))
            #expect(prompt.hasSuffix(" ") && !prompt.contains("\n"))
        }
    }
}
