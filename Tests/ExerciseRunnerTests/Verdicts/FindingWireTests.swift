import CourseModel
import ExerciseKit
import Testing

@testable import ExerciseRunner

struct FindingWireTests {
    private static let endings: [Ending] = [
        .completed, .trapped(message: nil), .trapped(message: ""), .trapped(message: "Missing \"x\"\n"),
        .crashed(signal: 11), .exited(status: 3), .memoryLimit, .outputLimit, .interfered,
    ]

    private static let errors: [CompilerDiagnostic] = [
        .inFile(name: "A b.swift", at: TextPosition(line: 3, column: 9), message: "no [x]", identifier: nil),
        .inFile(name: "ب.swift", at: TextPosition(line: 1, column: 1), message: "", identifier: "some_error"),
        .needs(declaration: "struct S { }", message: "cannot find S"), .doesNotFit(message: "x"),
        .notLinked(message: "y"), .compilerCrashed(message: "z"),
    ]

    @Test func `what is kept is read as it was`() {
        let seen = WireValue.record("seen", [WireField("x", .list([.text("1")]))])
        let failed = FailedTest(name: "adds", messages: ["1 == 2", ""])
        var findings = [Finding.passed, .errors(Self.errors), .testsFailed([failed])]
        for ending in Self.endings {
            let expected = Served(observations: [seen], ending: .trapped(message: "due"))
            let observed = Served(observations: [seen, seen], ending: ending)
            for name in [nil, "a case"] {
                let difference = Difference(
                    caseName: name, sequences: [[seen], []], expected: expected, observed: observed)
                findings.append(.differs(difference, named: [expected, observed]))
            }
        }
        for finding in findings {
            for protection in [nil, Protection.sandbox, .limitsOnly] {
                let kept = KeptFinding(finding: finding, protection: protection)
                #expect(KeptFinding(wire: kept.wire) == kept)
            }
        }
        for mistake in [KeptMistake(name: nil), KeptMistake(name: "x")] {
            #expect(KeptMistake(wire: mistake.wire) == mistake)
        }
    }

    @Test func `what nobody keeps is not read`() {
        let wires: [WireValue] = [
            Finding.compileLimit.wire, .text("passed"), .record("errors", [WireField("all", .list([]))]),
            .record("errors", [WireField("all", .list([.text("x")]))]), .record("differs", []),
        ]
        for wire in wires { #expect(Finding(wire: wire) == nil) }
        // A difference that is none is no difference.
        let same = Served(observations: [], ending: .completed)
        let none = Difference(caseName: nil, sequences: [[]], expected: same, observed: same)
        #expect(Finding(wire: Finding.differs(none, named: []).wire) == nil)
    }

    @Test func `time limits do not last`() {
        let expected = Served(observations: [], ending: .completed)
        let late = Difference(
            caseName: nil, sequences: [[]], expected: expected,
            observed: Served(observations: [], ending: .timeLimit))
        #expect(!Finding.differs(late, named: []).isLasting)
        #expect(!Finding.compileLimit.isLasting)
        #expect(Finding.passed.isLasting)
    }

    @Test func `a crash of the compiler's does not last`() {
        #expect(!Finding.errors([.compilerCrashed(message: "")]).isLasting)
        #expect(Finding.errors([.notLinked(message: "")]).isLasting)
    }
}
