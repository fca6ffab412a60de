import Testing

/// An example of `Documentation/Authors.md`: a fenced block whose first line says what it is a part of, such as
/// `yaml step`, `yaml lesson tr` or `yaml step instead`.
struct DocumentExample: Sendable, CustomTestStringConvertible {
    /// The code it stands under; nil outside the list of diagnostics.
    var code: String?
    var part: Part
    /// The lesson's language where several are shown.
    var language: String
    /// Whether it shows the fix.
    var isFix: Bool
    /// From 1.
    var line: Int
    var text: String

    enum Part: String {
        case step, lesson, course
    }

    var testDescription: String { "\(code ?? "format") in line \(line)" }

    /// All of `document`, in order.
    static func all(in document: String) -> [DocumentExample] {
        var (examples, code): ([DocumentExample], String?) = ([], nil)
        var open: (example: DocumentExample, fence: Substring)?
        for (number, line) in document.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if let (example, fence) = open {
                if line == fence { examples.append(example) }
                open = line == fence ? nil : (example.adding(line), fence)
            } else if line.hasPrefix("#") {
                code = heading(line)
            } else {
                open = opening(line, code: code, number: number + 1)
            }
        }
        return examples
    }

    /// The code of a heading such as "#### `duplicate-key`"; nil for other headings.
    static func heading(_ line: Substring) -> String? {
        guard line.hasPrefix("#### `"), line.hasSuffix("`") else { return nil }
        return String(line.dropFirst(6).dropLast())
    }

    private static func opening(_ line: Substring, code: String?, number: Int) -> (DocumentExample, Substring)? {
        let fence = line.prefix { $0 == "`" }
        let words = line.dropFirst(fence.count).split(separator: " ")
        guard fence.count > 2, words.count > 1, words[0] == "yaml", let part = Part(rawValue: String(words[1])) else {
            return nil
        }
        let language = words.dropFirst(2).first { $0.count == 2 }.map(String.init) ?? "en"
        let example = DocumentExample(
            code: code, part: part, language: language, isFix: words.last == "instead", line: number, text: "")
        return (example, fence)
    }

    private func adding(_ line: Substring) -> DocumentExample {
        var longer = self
        longer.text += line + "\n"
        return longer
    }
}

extension DocumentExample {
    /// The example as a whole file.
    var file: String {
        guard part == .step else { return text }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return "title: T\nsummary: S\nsteps:\n" + lines.map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n")
    }

    var path: String { part == .course ? "Lessons/course.yaml" : "Lessons/first-lesson/lesson.\(language).yaml" }
}
