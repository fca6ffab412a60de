import CommandTable
import Reporting

@testable import learn

/// Runs `learn new` as typed.
enum NewRun {
    static func created(_ words: String...) throws -> CreatedReport? {
        let parsed = try ArgumentParser.parse(["new"] + words)
        let surroundings = Surroundings(
            variables: [:], inputIsTerminal: false, outputIsTerminal: false, errorIsTerminal: false)
        let result = try NewCommand.run(Invocation(parsed, surroundings))
        guard case .created(let report) = result.report else { return nil }
        return report
    }
}
