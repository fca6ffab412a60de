public import CourseModel

/// Writes what `learn verify` found for GitHub Actions: the report, in which no line is taken for a command, and then an
/// annotation for each finding.
///
/// Source: GitHub's documentation, "Workflow commands for GitHub Actions".
public struct GitHubReporter: Sendable {
    let terminal: TerminalReporter
    /// Ends the part without commands: nobody whose code has been run may know it before.
    let token: String

    public init(terminal: TerminalReporter, token: String) {
        self.terminal = terminal
        self.token = token
    }

    public func render(_ verification: CourseVerification) -> String {
        let report = terminal.render(.verification(verification))
        let annotations =
            verification.exercises.flatMap { exercise in
                exercise.diagnostics.map(annotation)
                    + exercise.findings.map { annotation($0, exercise.name, exercise.phrases) }
            } + verification.lessons.flatMap { lesson in lesson.findings.map { annotation($0, lesson.name, [:]) } }
        let fenced = "::stop-commands::\(token)\n\(report)::\(token)::\n"
        return fenced + annotations.map { $0 + "\n" }.joined()
    }

    private func annotation(_ diagnostic: CourseDiagnostic) -> String {
        let text = terminal.messages.text(diagnostic.problem)
        let place = diagnostic.range.map { ",line=\($0.start.line),col=\($0.start.column)" } ?? ""
        return "::error file=\(Self.property(diagnostic.file))\(place),title=\(diagnostic.problem.code)::"
            + Self.data(plain(text))
    }

    private func annotation(
        _ finding: VerifyFinding, _ name: String, _ phrases: [LanguageTag: Phrases]
    ) -> String {
        let messages = terminal.messages
        let title = "\(name): \(messages.plain(.subject(finding.subject)))"
        let evidence = messages.evidence(of: finding.problem, phrases: phrases)
        let lines = [plain(messages.text(finding.problem))] + evidence
        let place = finding.place.map { ",line=\($0.line),col=\($0.column)" } ?? ""
        return "::error file=\(Self.property(finding.file))\(place),title=\(Self.property(title))::"
            + Self.data(lines.joined(separator: "\n"))
    }

    private func plain(_ text: Explained) -> String {
        [text.what, text.advice].compactMap(\.self).joined(separator: "\n")
    }

    private static func data(_ text: String) -> String {
        String(
            text.unicodeScalars.reduce(into: "") { escaped, scalar in
                switch scalar {
                case "%": escaped += "%25"
                case "\r": escaped += "%0D"
                case "\n": escaped += "%0A"
                default: escaped.unicodeScalars.append(scalar)
                }
            })
    }

    private static func property(_ text: String) -> String {
        data(text).unicodeScalars.reduce(into: "") { escaped, scalar in
            switch scalar {
            case ":": escaped += "%3A"
            case ",": escaped += "%2C"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
    }
}
