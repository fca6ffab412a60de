import Testing

@testable import ExerciseRunner

struct HarnessEntryTests {
    @Test(arguments: ["// learn_serve is added", "let a = 1 // @_cdecl(\"learn_serve\")", "let learn_serve = 1"])
    func `only naming the function leaves it out`(_ text: String) {
        let file = Array(text.utf8)
        #expect(HarnessEntry.completing(file, serving: "harness").count > file.count)
    }

    @Test func `a harness that has the function keeps its own`() {
        let file = Array("@_cdecl(\"learn_serve\") // mine\npublic func f() {}".utf8)
        #expect(HarnessEntry.completing(file, serving: "harness") == file)
    }
}
