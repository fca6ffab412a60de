import Testing

@testable import ExerciseRunner

struct HarnessEntryTests {
    @Test(arguments: ["", "// @_cdecl(\"learn_serve\") is added", "let learn_serve = 1"])
    func `whatever a harness holds comes first and as it is, then the one function that is served`(_ text: String) {
        let whole = String(decoding: HarnessEntry.completing(Array(text.utf8)), as: UTF8.self)
        #expect(whole.hasPrefix(text))
        let added = whole.dropFirst(text.count)
        #expect(added.contains("@_cdecl(\"learn_serve\")\npublic func `serve the harness`("))
        #expect(added.contains("`the harness`, commands:"))
    }

    @Test func `under another symbol the host does not find it`() {
        let whole = HarnessEntry.completing([], as: MutantEntry.harnessSymbol)
        #expect(!String(decoding: whole, as: UTF8.self).contains("\"\(HarnessEntry.symbol)\""))
    }
}
