/// The files of an exercise with commands and state: a stack.
extension ExerciseScaffold {
    enum Stack {
        static let starter = stack(push: "// Your code goes here.", pop: "// And here.")

        static let solution = stack(
            push: "items.append(item)",
            pop: """
                guard !items.isEmpty else { fatalError("Nothing to pop") }
                items.removeLast()
                """)

        /// Right solutions in other styles.
        static let accepted: KeyValuePairs = [
            "pop-last": stack(
                push: "items += [item]",
                pop: """
                    guard items.popLast() != nil else { fatalError("Nothing to pop") }
                    """),
            "precondition": stack(
                push: "items.insert(item, at: items.endIndex)",
                pop: """
                    precondition(!items.isEmpty, "Nothing to pop")
                    items = items.dropLast()
                    """),
            "slices": stack(
                push: "items = items + [item]",
                pop: """
                    if items.isEmpty { fatalError("Nothing to pop") }
                    items = Array(items[..<(items.endIndex - 1)])
                    """),
        ]

        /// Wrong solutions, each with advice in the step.
        static let mistakes: KeyValuePairs = [
            "goes-on-where-nothing-is": stack(push: "items.append(item)", pop: "_ = items.popLast()"),
            "takes-the-lowest": stack(
                push: "items.append(item)",
                pop: """
                    guard !items.isEmpty else { fatalError("Nothing to pop") }
                    items.removeFirst()
                    """),
        ]

        private static func stack(push: String, pop: String) -> String {
            """
            /// The items that were pushed, the last one on top.
            struct Stack {
                var items: [String] = []

                mutating func push(_ item: String) {
            \(indented(push))
                }

                /// Takes the item on top away. Stops the program with "Nothing to pop" where there is none.
                mutating func pop() {
            \(indented(pop))
                }
            }

            """
        }

        private static func indented(_ body: String) -> String {
            body.split(separator: "\n").map { "        " + $0 }.joined(separator: "\n")
        }

        static let commands = """
            import ExerciseKit

            /// What the student's code and the reference are told. In exercise.yaml a case is a record of its name, with its labels
            /// as fields.
            enum Command: Codable, WireRepresentable {
                case push(item: String)
                case pop
            }

            /// What is seen after each command: what a student can see, and nothing that depends on the day or the machine.
            enum Observation: Codable, WireRepresentable {
                case stack([String])
            }

            """

        static let oracle = """
            @testable import Commands
            import ExerciseKit

            /// The reference: slow and obvious, and never seen by a student. Where a right solution stops the program, it throws a
            /// `Trap` with the message.
            struct ReferenceStack: Reference {
                private var items: [String] = []

                mutating func perform(_ command: Command) throws(Trap) -> Observation {
                    switch command {
                    case .push(let item): items.append(item)
                    case .pop:
                        if items.isEmpty { throw Trap("Nothing to pop") }
                        items.removeLast()
                    }
                    return .stack(items)
                }

                /// A sequence of commands. All that is decided here is decided by `generator`. Two items that are alike come up
                /// often. A program that has stopped shows nothing more, so nothing is popped but what was pushed.
                static func sequence(length: Int, using generator: inout some RandomNumberGenerator) -> [Command] {
                    var count = 0
                    return (0..<length).map { _ in
                        guard count > 0, Int.random(in: 0..<5, using: &generator) < 2 else {
                            count += 1
                            return .push(item: ["a", "b"].randomElement(using: &generator) ?? "a")
                        }
                        count -= 1
                        return .pop
                    }
                }
            }

            let oracle = Oracle(ReferenceStack.self)

            """

        static let harness = """
            @testable import Commands
            import ExerciseKit

            /// Tells the student's type the commands. Its name, and the exercise's types in full, are such as get in no student's
            /// way. What a comment `needs` says is told to whoever's file lacks it.
            private struct `subject of stack`: ExerciseKit::Subject {
                // needs: struct Stack { init() }
                var stack = Stack()

                mutating func perform(_ command: Commands::Command) -> Commands::Observation {
                    switch command {
                    // needs: struct Stack { mutating func push(_ item: String) }
                    case .push(let item): stack.push(item)
                    // needs: struct Stack { mutating func pop() }
                    case .pop: stack.pop()
                    }
                    // needs: struct Stack { var items: [String] }
                    return .stack(stack.items)
                }
            }

            private let `the harness` = ExerciseKit::Harness(`subject of stack`.self)

            """
    }
}
