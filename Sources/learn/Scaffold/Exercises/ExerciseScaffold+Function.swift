/// The files of an exercise about a function: the longest word.
extension ExerciseScaffold {
    enum Function {
        static let starter = function(
            """
            // Your code goes here.
            return nil
            """)

        static let solution = function("words.max { $0.count < $1.count }")

        /// Right solutions in other styles.
        static let accepted: KeyValuePairs = [
            "loop": function(
                """
                guard var longest = words.first else { return nil }
                for word in words where word.count > longest.count { longest = word }
                return longest
                """),
            "recursion": function(
                """
                guard let first = words.first else { return nil }
                guard let longest = longestWord(in: Array(words.dropFirst())) else { return first }
                return longest.count > first.count ? longest : first
                """),
            "reduce": function(
                """
                words.reduce(nil) { longest, word in
                    guard let longest, longest.count >= word.count else { return word }
                    return longest
                }
                """),
        ]

        /// Wrong solutions, each with advice in the step.
        static let mistakes: KeyValuePairs = [
            "by-the-alphabet": function("words.max()"),
            "last-of-a-tie": function(
                """
                guard var longest = words.first else { return nil }
                for word in words where word.count >= longest.count { longest = word }
                return longest
                """),
        ]

        private static func function(_ body: String) -> String {
            let lines = body.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n")
            return """
                /// The longest of `words`, the first of them where several are as long; nil where there are none.
                func longestWord(in words: [String]) -> String? {
                \(lines)
                }

                """
        }

        static let oracle = """
            import ExerciseKit

            /// The reference: slow and obvious, and never seen by a student. Where a right solution stops the program, the
            /// reference is declared `throws(Trap)` and throws `Trap("the message")`.
            func longest(in words: [String]) -> String? {
                let length = words.map(\\.count).max()
                return words.first { $0.count == length }
            }

            /// What to call the function with. All that is decided here is decided by `generator`. Words of equal length, one
            /// word and no word come up often, since that is where solutions go wrong.
            func words(using generator: inout some RandomNumberGenerator) -> [String] {
                let known = ["a", "I", "on", "at", "sea", "boat", "wave", ""]
                return (0..<Int.random(in: 0...5, using: &generator)).map { _ in
                    known.randomElement(using: &generator) ?? ""
                }
            }

            let oracle = Oracle(longest, inputs: words)

            """

        static let harness = """
            import ExerciseKit

            // Calls the student's function. What the comment says is told to whoever's file lacks it.
            // needs: func longestWord(in words: [String]) -> String?
            private let `the harness` = ExerciseKit::Harness { (words: [String]) -> String? in longestWord(in: words) }

            """

        static let unitTests = """
            import Testing

            @testable import Learner

            @Suite struct LongestWordTests {
                @Test func `where there are no words there is no longest`() {
                    #expect(longestWord(in: []) == nil)
                }

                @Test("The longest word is found wherever it stands", arguments: [["boat", "to"], ["to", "boat", "sea"], ["boat"]])
                func longest(words: [String]) {
                    #expect(longestWord(in: words) == "boat")
                }

                @Test func `of words of one length the first is taken`() {
                    #expect(longestWord(in: ["on", "at", "to"]) == "on")
                }
            }

            """
    }
}
