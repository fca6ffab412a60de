import CourseModel
import Testing

@testable import CourseLint

struct StepListRuleTests {
    private func texts(_ ids: String) -> String { ids.map { LessonText.text(String($0)) }.joined(separator: "\n") }

    private func findings(_ ids: String, _ reference: String) throws -> [String] {
        try translationFindings(texts(ids), against: texts(reference)).map { finding in
            switch finding.problem {
            case .translation(.stepMissing(let id, "en")): "-\(id)@\(finding.place)"
            case .translation(.stepExtra(let id, "en")): "+\(id)@\(finding.place)"
            case .translation(.stepOrder(let id, "en")): "~\(id)@\(finding.place)"
            default: "?"
            }
        }
    }

    @Test(arguments: [
        ("abc", "abc", []), ("ac", "abc", ["-b@4:9"]), ("bc", "abc", ["-a@4:9"]), ("abcd", "abc", ["+d@13:9"]),
        ("abxcd", "abcd", ["+x@10:9"]), ("bac", "abc", ["~a@7:9"]), ("ebcda", "abcde", ["~e@4:9"]),
        ("bcdea", "abcde", ["~a@16:9"]), ("axc", "abc", ["-b@4:9", "+x@7:9"]),
    ])
    func `each difference is said once, at its place`(ids: String, reference: String, expected: [String]) throws {
        #expect(try findings(ids, reference) == expected)
    }

    @Test func `steps that could not be read give no noise, on either side`() throws {
        let faulty = "- quiz: b\n  title: B\n  q: Q?\n  options: []\n  answer: 0"
        let nameless = "- quizz: b\n  title: B"
        let whole = texts("abc")
        for broken in [faulty, nameless] {
            let part = [LessonText.text("a"), broken, LessonText.text("c")].joined(separator: "\n")
            #expect(try translationFindings(part, against: whole) == [])
            #expect(try translationFindings(whole, against: part) == [])
        }
    }

    @Test func `a faulty step hides no other that is missing`() throws {
        let faulty = "- quiz: b\n  title: B\n  q: Q?\n  options: []\n  answer: 0"
        let part = [LessonText.text("a"), faulty].joined(separator: "\n")
        #expect(
            try translationFindings(part, against: texts("abc")).map(\.problem.code) == ["translation-step-missing"])
    }

    @Test func `what is left when the displaced are taken away ascends, and it is no more than need be`() {
        for permutation in permutations(of: 6) {
            let displaced = Set(StepOrder.displaced(permutation))
            let inversions = permutation.indices.filter { place in
                permutation.indices.contains { other in
                    (other < place) == (permutation[other] > permutation[place]) && other != place
                }
            }
            #expect(displaced.isSubset(of: inversions))
            #expect(displaced.isEmpty == inversions.isEmpty)
        }
        #expect(StepOrder.displaced([0, 5, 2, 3, 4, 1]) == [1])
        #expect(StepOrder.displaced([1, 2, 3, 0]) == [3])
    }

    private func permutations(of count: Int) -> [[Int]] {
        (0..<count).reduce([[]]) { partial, value in
            partial.flatMap { list in (0...list.count).map { Array(list[..<$0]) + [value] + Array(list[$0...]) } }
        }
    }
}
