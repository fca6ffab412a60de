import CourseModel
import ExerciseRunner
import Testing

/// An exercise with commands and state, whose types are its own.
@Suite struct CommandsExerciseTests {
    static let files = [
        "exercise.yaml": """
        files: [Stack.swift]
        sequences: {count: 60, length: 1...10}
        cases:
          last-in-first-out: [{push: {item: {name: a, weight: 1}}}, {push: {item: {name: b, weight: 2}}}, {pop: {}}]
        """.replacing("item: {", with: "item: {item: {").replacing("}}}", with: "}}}}"),
        "Commands.swift": """
        import ExerciseKit

        struct Item: Codable, Equatable {
            var name: String
            var weight: Int
        }

        enum Command: Codable, WireRepresentable {
            case push(item: Item)
            case pop
        }

        enum Observation: Codable, WireRepresentable {
            case items([Item])
        }
        """,
        "Oracle.swift": """
        @testable import Commands
        import ExerciseKit

        struct Reversed: Reference {
            private var items: [Item] = []

            mutating func perform(_ command: Command) throws(Trap) -> Observation {
                switch command {
                case .push(let item): items.append(item)
                case .pop:
                    if items.isEmpty { throw Trap("Nothing to pop") }
                    items.removeLast()
                }
                return .items(items)
            }

            static func sequence(length: Int, using generator: inout some RandomNumberGenerator) -> [Command] {
                (0..<length).map { _ in
                    Int.random(in: 0..<3, using: &generator) == 0
                        ? .pop
                        : .push(item: Item(name: "n", weight: .random(in: 0...9, using: &generator)))
                }
            }
        }

        let oracle = Oracle(Reversed.self)
        """,
        "Harness.swift": """
        @testable import Commands
        import ExerciseKit

        private struct `subject of stack`: ExerciseKit::Subject {
            var stack = Stack()

            mutating func perform(_ command: Commands::Command) -> Commands::Observation {
                switch command {
                // needs: struct Stack { mutating func push(_ item: Item) }
                case .push(let item): stack.push(Item(name: item.name, weight: item.weight))
                // needs: struct Stack { mutating func pop() }
                case .pop: stack.pop()
                }
                return .items(stack.items.map { Commands::Item(name: $0.name, weight: $0.weight) })
            }
        }

        private let `the harness` = ExerciseKit::Harness(`subject of stack`.self)
        """,
        "Stack.swift": solution.replacing("items.append(item)", with: ""),
        "Mistakes/first-out.swift": solution.replacing("items.removeLast()", with: "items.removeFirst()"),
    ]

    /// The student's types are called as the exercise's own are, and more.
    static let solution = """
        struct Item { var name: String; var weight: Int }
        enum Command {}
        enum Commands {}
        enum Harness {}
        struct Reversed {}
        let harness = 3, oracle = 4
        struct Stack {
            var items: [Item] = []
            mutating func push(_ item: Item) { items.append(item) }
            mutating func pop() {
                guard !items.isEmpty else { fatalError("Nothing to pop") }
                items.removeLast()
            }
        }
        """

    static let exercise = Result { try OwnExercise(files) }

    @Test func `the solution passes, whatever its types are called`() throws {
        #expect(try Self.exercise.get().check("// mine\n" + Self.solution).verdict == .passed)
    }

    @Test func `a difference is shrunk, and a mistake recognised`() throws {
        let exercise = try Self.exercise.get()
        let check = exercise.check(Self.solution.replacing("items.removeLast()", with: "items.remove(at: 0)"))
        guard case .wrong(let found) = check.verdict else {
            Issue.record("\(check.verdict)")
            return
        }
        #expect(found.commands.map(name) == ["push", "push", "pop"])
        #expect(found.observed.observations.count == 3)
        #expect(try exercise.checker.mistake(in: check) == "first-out")
    }

    private func name(_ value: PlainValue) -> String? {
        guard case .record(let name, _) = value else { return nil }
        return name
    }

    @Test func `where the reference stops, so must the student's`() throws {
        let check = try Self.exercise.get().check(
            Self.solution.replacing("fatalError(\"Nothing to pop\")", with: "return"))
        guard case .wrong(let found) = check.verdict else {
            Issue.record("\(check.verdict)")
            return
        }
        #expect(found.commands == [.record("pop", [])])
        #expect(found.expected.ending == .trapped(message: "Nothing to pop"))
    }

    @Test func `the commands are not the reference`() throws {
        let check = try Self.exercise.get().check("import ExerciseOracle\n" + Self.solution)
        guard case .compileError = check.verdict else {
            Issue.record("\(check.verdict)")
            return
        }
    }
}
