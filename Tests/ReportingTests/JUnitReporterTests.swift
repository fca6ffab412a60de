import CourseModel
import Reporting
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@Suite struct JUnitReporterTests {
    private func xml(_ text: String) -> String {
        JUnitReporter(messages: Messages(language: .english, program: "learn")).render(Samples.verification(text))
    }

    /// The names of the cases as Python's parser reads them, a line each; nil where it finds no XML.
    private func cases(_ xml: String) throws -> [Substring] {
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "learn-junit-\(UInt64.random(in: 0 ... .max))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let report = folder.appending(path: "report.xml")
        try Data(xml.utf8).write(to: report)
        let script = """
            import sys, xml.etree.ElementTree as tree
            root = tree.parse(sys.argv[1]).getroot()
            for suite in root.iter('testsuite'):
                own = list(suite.iter('testcase'))
                assert int(suite.get('tests')) == len(own)
                assert int(suite.get('failures')) == sum(1 for case in own if case.find('failure') is not None)
                assert int(suite.get('errors')) == sum(1 for case in own if case.find('error') is not None)
            for case in root.iter('testcase'):
                print(ascii(case.get('name')), ascii(''.join(case.itertext()).strip()))
            """
        let output = try PythonRun.output(script, argument: report.path(percentEncoded: false))
        return output.split(separator: "\n")
    }

    @Test func `a report is XML with its cases counted, whatever stands in it`() throws {
        let plain = try cases(xml("abc"))
        #expect(plain.count > 7)
        let hostile = try cases(xml(Hostile.texts.joined(separator: " ") + "\u{0}\u{1B}\u{FFFE}]]>&lt;\"'\n\r\t"))
        #expect(hostile.count == plain.count)
    }

    @Test func `a case keeps its name whatever is counted`() throws {
        func names(_ killed: Int) throws -> [Substring] {
            let exercise = ExerciseVerification(
                name: "e", file: "e.yaml", mutants: MutantTally(made: 9, killed: killed, equivalent: 0, discarded: 0))
            let reporter = JUnitReporter(messages: Messages(language: .english, program: "learn"))
            return try cases(reporter.render(CourseVerification(exercises: [exercise])))
        }
        let (one, two) = (try names(8), try names(9))
        #expect(one.count == 2 && one != two)
        #expect(one.map { $0.split(separator: "' ").first } == two.map { $0.split(separator: "' ").first })
    }

    @Test func `only a fault of ours is an error, one of the exercise a failure`() {
        func xml(_ fault: GraderFault) -> String {
            let exercise = ExerciseVerification(
                name: "e", file: "e.yaml", findings: [VerifyFinding(.exercise, file: "e.yaml", .fault(fault))])
            return JUnitReporter(messages: Messages(language: .english, program: "learn"))
                .render(CourseVerification(exercises: [exercise]))
        }
        #expect(xml(.host("gone")).contains("<error "))
        #expect(xml(.noTests).contains("<failure "))
    }

    @Test func `a crash and its message stay in the case of the program`() throws {
        let crash = Counterexample(
            commands: [.text("go")], expected: Behaviour(observations: [.text("done")], ending: .completed),
            observed: Behaviour(observations: [], ending: .trapped(message: "<Index> out & \u{1}range")), seed: 1)
        let exercise = ExerciseVerification(
            name: "e", file: "e.yaml", checks: [VerifiedCheck(.solution, file: "s.swift", milliseconds: 1234)],
            findings: [VerifyFinding(.solution, file: "s.swift", .doesNotPass(.trapped(crash)))])
        let xml = JUnitReporter(messages: Messages(language: .english, program: "learn"))
            .render(CourseVerification(exercises: [exercise]))
        #expect(xml.contains("&lt;Index&gt; out &amp; range"))
        #expect(xml.contains("time=\"1.234\""))
        #expect(try cases(xml).count == 2)
    }
}
