import CourseModel
import Testing

@testable import ExerciseRunner

/// Errors of the compiler's as the student meets them.
struct CompileErrorTests {
    @Test func `an error is in the student's file, at its line and column, with the compiler's words`() throws {
        let solution = try CrewJoin.solution()
        let check = try CrewJoin().check(solution.replacing("entry.role,", with: "entry.rank,"))
        let line = solution.split(separator: "\n", omittingEmptySubsequences: false).firstIndex {
            $0.contains("entry.role,")
        }
        guard case .compileError(let errors) = check.verdict,
            case .inFile(let name, let place, let message, let identifier)? = errors.first
        else {
            Issue.record("\(check.verdict)")
            return
        }
        #expect(name == "CrewJoin.swift")
        #expect(place == TextPosition(line: (line ?? 0) + 1, column: 39))
        #expect(message == "value of type 'Mission.CrewEntry' has no member 'rank'")
        #expect(identifier == "could_not_find_value_member")
    }

    @Test(arguments: [
        ("cannot find 'Expenses' in scope", "cannot_find_in_scope", "class Expenses"),
        ("cannot find type 'Expenses' in scope", "cannot_find_type_in_scope", "class Expenses"),
        ("cannot find 'other' in scope", "cannot_find_in_scope", "class Expenses { func remove(at place: Int) }"),
        (
            "value of type 'Expenses' has no member 'remove'", "could_not_find_value_member",
            "class Expenses { func remove(at place: Int) }"
        ),
    ])
    func `a type that is missing is named before its member`(_ message: String, identifier: String, need: String) {
        let harness =
            "let store = store\n// needs: class Expenses { func remove(at place: Int) }\nstore.remove(at: 1)\n"
        let error = CompilerError(
            file: "Harness.swift", place: TextPosition(line: 3, column: 7), message: message, identifier: identifier)
        let errors = CompileErrors(files: ["A.swift"], harness: Array(harness.utf8)).diagnostics([error])
        #expect(errors == [.needs(declaration: need, message: message)])
    }

    @Test func `errors come in the order of the file`() throws {
        let check = try CrewJoin().checkSolution(rest: "let one: Int = \"\"\nlet two: Int = \"\"")
        guard case .compileError(let errors) = check.verdict else {
            Issue.record("\(check.verdict)")
            return
        }
        let lines = errors.compactMap { if case .inFile(_, let place, _, _) = $0 { place.line } else { nil } }
        #expect(lines.count == 2)
        #expect(lines == lines.sorted())
    }

    @Test(arguments: [
        ("func joinCrew(", "func join(", "func joinCrew"),
        ("struct CrewMember", "struct Member", "struct CrewMember"),
        ("let role: String\n    let astronaut", "let job: String\n    let astronaut", "struct CrewMember"),
        ("let description: String\n}\n\nstruct Mission", "}\n\nstruct Mission", "struct Astronaut"),
        ("let id: Int\n", "let id: Int\n    let launchDate: String\n", "struct Mission"),
        ("-> [CrewMember]", "-> [String]", "func joinCrew"),
        ("of mission: Mission, with", "mission: Mission, with", "func joinCrew"),
    ])
    func `what the exercise needs and the file lacks is named`(_ old: String, new: String, need: String) throws {
        var text = try CrewJoin.solution()
        #expect(text.contains(old))
        text = text.replacing(old, with: new)
        // The rest of the file fits the change, so that the harness alone does not.
        text = text.replacing(
            "-> [CrewMember] {", with: new.hasPrefix("struct Member") ? "-> [Member] {" : "-> [CrewMember] {")
        let body = try #require(text.firstRange(of: "    mission.crew.map"))
        text = String(text[..<body.lowerBound]) + "    fatalError()\n}\n"
        let check = try CrewJoin().check(text)
        guard case .compileError(let errors) = check.verdict, case .needs(let declaration, let message)? = errors.first
        else {
            Issue.record("\(check.verdict)")
            return
        }
        #expect(declaration.hasPrefix(need))
        #expect(!message.isEmpty)
    }
}
