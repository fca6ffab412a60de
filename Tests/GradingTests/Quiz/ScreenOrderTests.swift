import CourseModel
import Grading
import Testing

struct ScreenOrderTests {
    private func quiz(_ count: Int, order: Quiz.Order = .shuffled) -> Quiz {
        Quiz(question: "", options: (0..<count).map { Quiz.Option(text: "\($0)") }, key: [0], order: order)
    }

    /// Worked out apart from this program, by the rule that `ScreenOrder` documents.
    @Test(arguments: [
        ("iexpense/tap-does-nothing", [1, 3, 0, 2], [2, 7, 3, 1, 8, 5, 6, 4, 9, 0]),
        ("moonshot/why-codable", [2, 1, 0, 3], [2, 8, 5, 6, 7, 4, 3, 9, 0, 1]),
        ("pocket-budget/şapka", [0, 2, 1, 3], [2, 4, 6, 9, 0, 8, 5, 3, 7, 1]),
        ("arithmetic-quiz/alert", [0, 3, 2, 1], [6, 8, 2, 7, 0, 1, 4, 3, 5, 9]),
    ])
    func `the order is what the documented rule gives`(name: String, four: [Int], ten: [Int]) throws {
        let step = try #require(StepID(name))
        #expect(ScreenOrder.of(quiz(4), step: step) == four)
        #expect(ScreenOrder.of(quiz(10), step: step) == ten)
    }

    @Test func `every order is a permutation`() {
        for count in 0...30 {
            for number in 0..<20 {
                let order = ScreenOrder.of(quiz(count), step: StepID(lesson: LessonID("l"), step: "s\(number)"))
                #expect(order.sorted() == Array(0..<count))
            }
        }
    }

    @Test func `each option comes first about as often as any other`() {
        var firsts = [0, 0, 0, 0]
        for number in 0..<2_000 {
            firsts[ScreenOrder.of(quiz(4), step: StepID(lesson: LessonID("l"), step: "s\(number)"))[0]] += 1
        }
        #expect(firsts.allSatisfy { (420...580).contains($0) })
    }

    @Test func `a fixed order is the author's`() throws {
        let step = try #require(StepID("iexpense/tap-does-nothing"))
        #expect(ScreenOrder.of(quiz(4, order: .fixed), step: step) == [0, 1, 2, 3])
    }
}
