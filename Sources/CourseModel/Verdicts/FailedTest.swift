/// A unit test that failed, in an exercise that is graded by its author's tests.
public struct FailedTest: Equatable, Sendable {
    /// The test's display name, else that of its function.
    public var name: String
    /// What was expected and is not so, in the testing library's words and the author's.
    public var messages: [String]

    public init(name: String, messages: [String]) {
        self.name = name
        self.messages = messages
    }
}
