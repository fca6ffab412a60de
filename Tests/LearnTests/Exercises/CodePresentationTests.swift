import CourseModel
import Reporting
import Testing

@testable import learn

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

struct CodePresentationTests {
    private func errors(at places: [TextPosition]) throws -> [CodeReport.SourceError] {
        let folder = try TestFolder()
        let path = folder.path + "/A.swift"
        try Data("let é = x\nlet b = y".utf8).write(to: URL(filePath: path))
        let diagnostics = places.map {
            CompilerDiagnostic.inFile(name: "A.swift", at: $0, message: "m", identifier: nil)
        }
        return CodePresentation.errors(.compileError(diagnostics), GradedFiles([path]))
    }

    @Test func `a column is counted in scalars`() throws {
        let error = try #require(try errors(at: [TextPosition(line: 1, column: 10)]).first)
        #expect(error.range.start == TextPosition(line: 1, column: 9))
    }

    @Test(arguments: [-3, 0, 1, 2, 3, Int.max], [Int.min, 0, 1, 500, Int.max])
    func `an error at any place is shown in the file`(_ line: Int, _ column: Int) throws {
        // What a student writes in the message of an attribute can come back as an error at no place.
        let place = TextPosition(line: line, column: column)
        let error = try #require(try errors(at: [place]).first)
        #expect((1...2).contains(error.range.start.line))
        #expect((1...10).contains(error.range.start.column))
    }
}
