import CourseModel
import Testing

@testable import ExerciseRunner

/// Each attempt compiles, a third of a second; the model's program is kept.
@Suite struct FillRunnerTests {
    private static let front = FillIn(
        prompt: "", language: .swift, template: [.text("    names.insert(name, at: "), .blank(0), .text(")")],
        blanks: [Blank(answers: ["0", "names.startIndex"])],
        program: FillProgram(
            before: "func inserting(_ name: String, before others: [String]) -> [String] {\n    var names = others",
            after: "    return names\n}",
            values: ["inserting(\"Ada\", before: [])", "inserting(\"Ada\", before: [\"Alan\"])"]))

    private func runner(_ fill: FillIn, options: CheckOptions = CheckOptions(keepsVerdicts: true)) throws -> FillRunner
    {
        try #require(
            try FillRunner(fill, in: "/nowhere", installation: try CrewJoin.installation.get(), options: options))
    }

    private func attempt(_ answer: String, _ fill: FillIn = front) throws -> FillTrial {
        try runner(fill).attempt([answer])
    }

    @Test func `another way to write the same passes`() throws {
        #expect(try attempt("names.count - names.count") == .passed(isObserved: true))
    }

    @Test func `what compiles and does another thing does not pass`() throws {
        let expression = "inserting(\"Ada\", before: [\"Alan\"])"
        #expect(
            try attempt("names.endIndex")
                == .failed(
                    .otherValue(of: expression, expected: "[\"Ada\", \"Alan\"]", observed: "[\"Alan\", \"Ada\"]")))
    }

    @Test func `what does not compile is told with the template's line`() throws {
        let trial = try attempt("nmes.startIndex")
        #expect(
            trial
                == .failed(
                    .doesNotCompile(
                        line: "names.insert(name, at: nmes.startIndex)", message: "cannot find 'nmes' in scope",
                        identifier: "cannot_find_in_scope")))
    }

    @Test(
        arguments: [
            ("{ while true { } }()", Ending.timeLimit), ("{ exit(0) }()", .exited(status: 0)),
            ("{ fatalError(\"no\") }()", .trapped(message: "no")),
        ])
    func `an answer that ends the program does not pass`(_ answer: String, _ ending: Ending) throws {
        guard case .failed(.endsOtherwise(_, let seen)) = try attempt(answer) else {
            Issue.record("passed")
            return
        }
        // The runtime may add where it stopped.
        if case .trapped = ending { #expect("\(seen)".contains("trapped")) } else { #expect(seen == ending) }
    }

    @Test(arguments: [
        "{ print(\"[Ada, Alan]\"); return names.endIndex }()",
        "{ for number in 3..<20 { write(Int32(number), \"[Ada, Alan]\", 11) }; return names.endIndex }()",
    ])
    func `what a program prints is nothing`(_ answer: String) throws {
        guard case .failed = try attempt(answer) else {
            Issue.record("passed")
            return
        }
    }

    @Test func `an error in the answer's own words is an error`() throws {
        guard case .failed(.doesNotCompile) = try attempt("{ #error(\"passed\"); return 0 }()") else {
            Issue.record("passed")
            return
        }
    }

    @Test func `the compiler is stopped where it takes too long`() throws {
        let hard = "{ let a = " + (1...40).map { "[\($0): -\($0).0 + 1]" }.joined(separator: " + ") + "; return a }()"
        let options = CheckOptions(compileMilliseconds: 1)
        #expect(try runner(Self.front, options: options).attempt([hard]) == .failed(.compileLimit))
    }

    @Test func `without something to look at, what compiles is right`() throws {
        var fill = Self.front
        fill.program = FillProgram(before: fill.program?.before ?? "", after: fill.program?.after ?? "")
        #expect(try attempt("names.endIndex", fill) == .passed(isObserved: false))
        guard case .failed(.doesNotCompile) = try attempt("\"0\"", fill) else {
            Issue.record("passed")
            return
        }
    }

    private static let screen = FillIn(
        prompt: "", language: .swift,
        template: [.text("Toggle(\"Sound\", isOn: "), .blank(0), .text(")")], blanks: [Blank(answers: ["$isOn"])],
        program: FillProgram(
            before: "struct Panel: View {\n    @State private var isOn = false\n    var body: some View {",
            after: "    Text(isOn ? \"on\" : \"off\").font(.headline)\n} }\n#Preview { Panel() }",
            screen: ["show", "toggle Sound"]))

    @Test func `a screen is compared after each step`() throws {
        let written = "Binding(get: { isOn }, set: { isOn = $0 })"
        #expect(try attempt(written, Self.screen) == .passed(isObserved: true))
        #expect(
            try attempt(".constant(false)", Self.screen)
                == .failed(
                    .otherScreen(
                        after: "toggle Sound", expected: "toggle \"Sound\" = \"on\"",
                        observed: "toggle \"Sound\" = \"off\"")))
    }

    @Test func `a sound fill-in has no problems, and what is wrong with one is told`() throws {
        #expect(try runner(Self.front).problems().isEmpty)
        #expect(try runner(Self.screen).problems().isEmpty)
        var other = Self.front
        other.blanks[0].answers.append("names.endIndex")
        guard case .answerFails("names.endIndex", .otherValue)? = try runner(other).problems().first else {
            Issue.record("not told")
            return
        }
        var random = Self.front
        random.program?.values = ["Int.random(in: 0 ... .max)"]
        #expect(try runner(random).problems().first == .changes("Int.random(in: 0 ... .max)"))
        var empty = Self.screen
        empty.program?.after = "    Text(\"\")\n} }"
        guard case .showsNothing("show", _)? = try runner(empty).problems().first else {
            Issue.record("not told")
            return
        }
        #expect(try runner(empty).attempt([".constant(true)"]).isUntried)
        var broken = Self.front
        broken.program?.after = ""
        guard case .modelFails? = try runner(broken).problems().first else {
            Issue.record("not told")
            return
        }
    }
}

extension FillTrial {
    fileprivate var isUntried: Bool { if case .untried = self { true } else { false } }
}
