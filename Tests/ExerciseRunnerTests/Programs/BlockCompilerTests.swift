import CourseModel
import Testing

@testable import ExerciseRunner

@Suite struct BlockCompilerTests {
    private func fate(_ block: String, hasStatements: Bool = false) throws -> BlockCompiler.Fate {
        try BlockCompiler(try CrewJoin.installation.get()).compile(block, hasStatements: hasStatements)
    }

    @Test func `a program compiles, with statements at its top level or as a screen`() throws {
        #expect(try fate("print(12 / 5)\n", hasStatements: true) == .compiles)
        let screen =
            "import SwiftUI\n@main struct Hello: App { var body: some Scene { WindowGroup { Text(\"Hi\") } } }\n"
        #expect(try fate(screen) == .compiles)
    }

    @Test func `SwiftUI is not seen where it is not imported`() throws {
        let place = TextPosition(line: 2, column: 13)
        #expect(
            try fate("import Foundation\nstruct Row: View { }\n")
                == .error(
                    at: place, message: "cannot find type 'View' in scope", identifier: "cannot_find_type_in_scope"))
    }

    @Test func `what shows only after the types are known is an error too`() throws {
        guard case .error(_, _, "missing_return_decl") = try fate("func f() -> Int { }\n") else {
            Issue.record("compiles: \(try fate("func f() -> Int { }\n"))")
            return
        }
    }
}
