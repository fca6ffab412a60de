import CourseModel
import Markdown

extension Messages {
    /// What shows the problem, in lines of plain text: a counterexample, the compiler's words, a diff.
    func evidence(of problem: VerifyProblem, phrases: [LanguageTag: Phrases]) -> [String] {
        if case .survives(let diff) = problem { return diff.split(whereSeparator: \.isNewline).map(String.init) }
        let lines = problem.verdict.map { evidence(of: $0, said: said(phrases)) } ?? []
        return lines.map { String($0.map { $0.isNewline ? " " : $0 }) }
    }

    /// Those of the language of the messages, else any.
    private func said(_ phrases: [LanguageTag: Phrases]) -> Phrases {
        let first = phrases.min { $0.key.tag < $1.key.tag }?.value
        return phrases[language.tag] ?? phrases[LanguageTag("en")] ?? first ?? Phrases(templates: [:])
    }

    private func evidence(of verdict: CodeVerdict, said: Phrases) -> [String] {
        switch verdict {
        case .wrong(let found), .trapped(let found), .endedEarly(_, let found), .timeLimit(let found),
            .memoryLimit(let found), .outputLimit(let found):
            lines(found, said)
        case .compileError(let diagnostics): diagnostics.prefix(3).map(Self.line)
        case .testsFailed(let tests):
            tests.flatMap { test in [test.name] + test.messages.map { "  \($0)" } }
        case .testsStopped(let test, let ending):
            [[test, plain(.ending(ending))].compactMap(\.self).joined(separator: " · ")]
        case .passed, .interfered, .compileLimit, .notAttempted, .unreadableFile, .graderFault: []
        }
    }

    private func lines(_ found: Counterexample, _ said: Phrases) -> [String] {
        let shown = zip([found.expected, found.observed], pair(found, said)).map { behaviour, value in
            [value, ending(behaviour)].compactMap(\.self).joined(separator: " · ")
        }
        let commands = found.commands.map(said.say).joined(separator: " · ")
        let earlier = found.earlier.isEmpty ? [] : [plain(.earlier(found.earlier.count))]
        return earlier + [
            found.caseName.map { "\($0): \(commands)" } ?? commands,
            "\(plain(.expected)): \(shown[0])", "\(plain(.observed)): \(shown[1])",
        ]
    }

    /// What is seen at the place where the two differ.
    private func pair(_ found: Counterexample, _ said: Phrases) -> [String?] {
        let expected = found.expected.observations.dropFirst(found.place).first
        let observed = found.observed.observations.dropFirst(found.place).first
        guard let expected, let observed else { return [expected.map(said.say), observed.map(said.say)] }
        let (one, other) = said.apart(expected, observed)
        return [one, other].map { $0.map(\.text).joined() }
    }

    /// Nil where it goes on.
    private func ending(_ behaviour: Behaviour) -> String? {
        behaviour.ending == .completed ? nil : plain(.ending(behaviour.ending))
    }

    func plain(_ phrase: VerifyPhrase) -> String { MarkdownDocument(text(phrase)).plainText }

    private static func line(_ diagnostic: CompilerDiagnostic) -> String {
        switch diagnostic {
        case .inFile(let name, let place, let message, _): "\(name):\(place.line):\(place.column): \(message)"
        case .needs(let declaration, let message): "\(declaration): \(message)"
        case .doesNotFit(let message), .notLinked(let message), .compilerCrashed(let message): message
        }
    }
}
