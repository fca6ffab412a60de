import Foundation
import Testing

/// A folder with a student's files, data files beside them, what is done to the screen (`steps.txt`) and the transcript
/// expected of it (`expected.txt`).
struct GoldenProgram: Sendable, CustomTestStringConvertible {
    let name: String
    let folder: URL
    let sources: [URL]
    let data: [URL]
    let steps: [String]

    var testDescription: String { name }
    var expectedFile: URL { folder.appending(path: "expected.txt") }

    /// A name for C: what is opened, by `open_NAME(index)`.
    var symbol: String { name.replacing("-", with: "_") }

    /// What the lines `open EXPRESSION` and `open app TYPE` show, in their order.
    var openings: [String] {
        steps.filter { $0.hasPrefix("open ") }.map { line in
            let expression = line.dropFirst("open ".count)
            return expression.hasPrefix("app ")
                ? "app: " + expression.dropFirst("app ".count) + ".self" : String(expression)
        }
    }

    /// The screen's, and that of the process, which `formatted()` goes by.
    var locale: String {
        steps.first { $0.hasPrefix("locale ") }.map { String($0.dropFirst("locale ".count)) } ?? "en_US"
    }

    init(_ folder: URL) throws {
        name = folder.lastPathComponent
        self.folder = folder
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .sorted { $0.path < $1.path }
        sources = files.filter { $0.pathExtension == "swift" }
        data = files.filter { !["swift", "txt"].contains($0.pathExtension) }
        steps = try String(contentsOf: folder.appending(path: "steps.txt"), encoding: .utf8)
            .split(separator: "\n").map(String.init)
    }

    static func all(in folder: URL) -> [GoldenProgram] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().compactMap { try? GoldenProgram(folder.appending(path: $0)) }
    }
}
