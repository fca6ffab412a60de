import CourseModel
import LessonFormat
import Testing

/// A file made to take minutes or gigabytes, and the code that refuses it.
struct HostileInput: CustomTestStringConvertible, Sendable {
    var name: String
    var text: String
    var code: String
    var testDescription: String { name }
}

private let deep = 100_000

private let hostileInputs: [HostileInput] = [
    HostileInput(name: "brackets", text: String(repeating: "[", count: deep), code: "too-deep"),
    HostileInput(name: "braces", text: String(repeating: "{", count: deep), code: "too-deep"),
    HostileInput(name: "braces with keys", text: String(repeating: "{a: ", count: deep), code: "too-deep"),
    HostileInput(name: "brackets and braces", text: String(repeating: "[{a: ", count: deep), code: "too-deep"),
    HostileInput(name: "brackets on lines", text: String(repeating: "[\n", count: deep), code: "too-deep"),
    HostileInput(name: "brackets under a key", text: "title: " + String(repeating: "[", count: deep), code: "too-deep"),
    HostileInput(name: "quoted keys", text: String(repeating: "{\"a\": ", count: deep), code: "too-deep"),
    HostileInput(name: "keys with a question mark", text: String(repeating: "? ", count: deep), code: "too-deep"),
    HostileInput(name: "brackets as keys", text: String(repeating: "? [", count: deep), code: "too-deep"),
    HostileInput(name: "dashes", text: String(repeating: "- ", count: deep), code: "too-deep"),
    HostileInput(
        name: "dashes on lines", text: steps(2_000) { String(repeating: " ", count: $0) + "-\n" }, code: "too-deep"),
    HostileInput(
        name: "keys on lines", text: steps(2_000) { String(repeating: " ", count: $0) + "a:\n" }, code: "too-deep"),
    HostileInput(
        name: "tag directives", text: steps(deep) { "%TAG !a\($0)! tag:example.com,2000:\n" } + "---\na: b\n",
        code: "directive"),
    HostileInput(
        name: "tag directives after a document",
        text: "a: b\n...\n" + steps(deep) { "%TAG !a\($0)! tag:x:\n" } + "---\n",
        code: "directive"),
    HostileInput(
        name: "tag directives after a comment", text: "# x\n\n" + steps(deep) { "%TAG !a\($0)! tag:x:\n" },
        code: "directive"),
    HostileInput(name: "alias bomb", text: "a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]\n", code: "anchor"),
    HostileInput(name: "alias bomb of keys", text: "{&a [x, x]: 1, ? *a : 2}\n", code: "anchor"),
    HostileInput(name: "aliases alone", text: "title: *a\n", code: "alias"),
    HostileInput(name: "alias as a key", text: "*a : b\n", code: "alias"),
    HostileInput(name: "1,001 keys", text: steps(1_001) { "k\($0): v\n" }, code: "too-many-keys"),
    HostileInput(
        name: "100,000 keys in braces", text: "{" + steps(deep) { "k\($0): v, " } + "}", code: "too-many-keys"),
    HostileInput(
        name: "100,000 keys without values", text: "{" + steps(deep) { "k\($0), " } + "}", code: "too-many-keys"),
    HostileInput(name: "documents", text: String(repeating: "---\na: b\n", count: deep), code: "several-documents"),
    HostileInput(
        name: "end marks", text: "a: b\n" + String(repeating: "...\n", count: deep) + "c: d\n", code: "bad-indentation"),
    HostileInput(
        name: "a file over 8 MB", text: String(repeating: "x", count: 8 * 1024 * 1024 + 1), code: "file-too-large"),
    HostileInput(
        name: "an unclosed quote of 2 MB", text: "title: \"" + String(repeating: "x\n ", count: 700_000),
        code: "unclosed-quote"),
]

/// Every line ends but the last, which is one lesson as other programs write it. `text` is between quotes.
private func minified(steps: Int, text: String, end: String = "") -> String {
    let list = (0..<steps).map { #"{"text":"s\#($0)","title":"\#(text)","body":"\#(text)"}"# }.joined(separator: ",")
    return #"{"title":"T","summary":"S","steps":[\#(list)]\#(end)}"#
}

/// Files without a fault, or with one, whose only line is long.
private let longLines: [HostileInput] = [
    HostileInput(name: "1,000 steps", text: minified(steps: 1_000, text: "Text"), code: ""),
    HostileInput(name: "1,000 steps in Arabic", text: minified(steps: 1_000, text: "درس 😀"), code: ""),
    HostileInput(name: "1,001 steps", text: minified(steps: 1_001, text: "Text"), code: "too-many-items"),
    HostileInput(
        name: "60,000 takeaways",
        text: minified(
            steps: 1, text: "Text",
            end: ",\"takeaways\":[" + (0..<60_000).map { "w\($0)" }.joined(separator: ",") + "]"),
        code: "too-many-items"),
    HostileInput(
        name: "1,000 takeaways of 300 bytes",
        text: minified(
            steps: 1, text: "Text",
            end: ",\"takeaways\":["
                + (0..<1_000).map { "w\($0)" + String(repeating: "ş", count: 150) }.joined(separator: ",") + "]"),
        code: ""),
]

@Test(arguments: longLines)
func `a long line is read within a second`(input: HostileInput) {
    let bytes = Array(input.text.utf8)
    var codes: [String] = []
    let time = processorTime { codes = read(bytes: bytes).diagnostics.map(\.problem.code) }
    #expect(codes.joined(separator: " ") == input.code)
    #expect(time < .seconds(1))
}

@Test func `a hundred faults in one long line are found within a second`() {
    let bytes = Array(minified(steps: 1_000, text: "", end: ",\"other\":1").utf8)
    var diagnostics: [CourseDiagnostic] = []
    let time = processorTime { diagnostics = read(bytes: bytes).diagnostics }
    #expect(diagnostics.count == FormatLimits.diagnostics + 1)
    #expect(diagnostics.last?.problem == .file(.moreProblems(count: 2_001 - FormatLimits.diagnostics)))
    #expect(time < .seconds(1))
}

private func steps(_ count: Int, _ line: (Int) -> String) -> String { (0..<count).map(line).joined() }

@Test(arguments: hostileInputs)
func `a hostile file is refused within a second`(input: HostileInput) {
    let bytes = Array(input.text.utf8)
    var codes: [String] = []
    let time = processorTime { codes = read(bytes: bytes).diagnostics.map(\.problem.code) }
    #expect(codes == [input.code])
    #expect(time < .seconds(1))
}
