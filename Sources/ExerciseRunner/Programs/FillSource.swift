internal import CourseModel

/// A filled template as the file that is compiled.
struct FillSource: Equatable {
    /// The name that the file goes by.
    static let file = "Answer.swift"

    let bytes: [UInt8]
    /// The lines of the file that the filled template takes, from 1.
    let templateLines: ClosedRange<Int>
    private let lines: [Substring]

    /// `program` with its template filled by `answers`, one a blank.
    init(_ fill: FillIn, _ program: FillProgram, _ answers: [String]) {
        let filled = FilledTemplate(fill.template, answers: answers).text
        let head = "import SwiftUI\n" + (program.before.isEmpty ? "" : program.before + "\n")
        let text = head + filled + "\n" + program.after + "\n" + Self.serving(program.values)
        bytes = Array(text.utf8)
        lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let first = head.utf8.count { $0 == UInt8(ascii: "\n") } + 1
        templateLines = first...first + filled.utf8.count { $0 == UInt8(ascii: "\n") }
    }

    /// The line with this number, from 1, without white space at its ends; empty where there is none.
    func line(_ number: Int) -> String {
        guard lines.indices.contains(number - 1) else { return "" }
        var line = lines[number - 1].drop(while: \.isWhitespace)
        while line.last?.isWhitespace == true { line.removeLast() }
        return String(line)
    }

    /// The function that the harness asks for the values. It stands in the same file, so that they may name what is private.
    private static func serving(_ values: [String]) -> String {
        guard !values.isEmpty else { return "" }
        let cases = values.enumerated().map { index, value in
            "case \(index): return Swift::String(reflecting: try (\n\(value)\n))"
        }
        return """
            @MainActor
            func `the value`(_ number: Swift::Int) -> Swift::String {
                do {
                    switch number {
                    \(cases.joined(separator: "\n        "))
                    default: return ""
                    }
                } catch { return "throws " + Swift::String(reflecting: error) }
            }

            """
    }
}
