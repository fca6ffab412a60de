import Testing

@testable import CourseModel

@Suite struct SuggestionTests {
    private func distance(_ a: String, _ b: String) -> Int {
        Suggestion.distance(Array(a.unicodeScalars), Array(b.unicodeScalars))
    }

    @Test(arguments: [
        ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0), ("abc", "acb", 1), ("abc", "abd", 1),
        ("abc", "ab", 1), ("abc", "xabc", 1), ("ca", "abc", 3), ("kitten", "sitting", 3),
    ])
    func `one edit puts in, takes out, changes or swaps`(_ row: (String, String, Int)) {
        #expect(distance(row.0, row.1) == row.2)
        #expect(distance(row.1, row.0) == row.2)
    }

    @Test func `the nearest word is suggested, upper case or not`() {
        let words = ["next", "new", "list", "lint"]
        #expect(Suggestion.closest(to: "nxet", among: words) == "next")
        #expect(Suggestion.closest(to: "LIST", among: words) == "list")
        #expect(Suggestion.closest(to: "lits", among: words) == "list")
    }

    @Test func `what is far from everything suggests nothing`() {
        #expect(Suggestion.closest(to: "banana", among: ["next", "list"]) == nil)
        #expect(Suggestion.closest(to: "", among: ["next"]) == nil)
        #expect(Suggestion.closest(to: "next", among: []) == nil)
    }

    @Test func `a long word may have an edit for every three letters`() {
        #expect(Suggestion.closest(to: "takeawys", among: ["takeaways"]) == "takeaways")
        #expect(Suggestion.closest(to: "tkeawy", among: ["takeaways"]) == "takeaways")
        #expect(Suggestion.closest(to: "tkwy", among: ["takeaways"]) == nil)
    }

    @Test func `three letters that one word alone begins with will do`() {
        let words = ["which-keyword", "which-types", "warm-up"]
        #expect(Suggestion.completion(of: "war", among: words) == "warm-up")
        #expect(Suggestion.completion(of: "WAR", among: words) == "warm-up")
        #expect(Suggestion.completion(of: "wa", among: words) == nil)
        #expect(Suggestion.completion(of: "which", among: words) == nil)
        #expect(Suggestion.completion(of: "which-typse", among: words) == "which-types")
    }

    @Test func `a text of a megabyte is looked at in an instant`() {
        let long = String(repeating: "next", count: 250_000)
        #expect(Suggestion.closest(to: long, among: ["next"]) == nil)
    }
}
