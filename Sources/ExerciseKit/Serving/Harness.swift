/// What fits a student's code to the exercise's commands: made of a `Subject` around the student's types, or of a call of the
/// student's function.
public struct Harness {
    let serve: (UnsafeRawBufferPointer, UnsafeMutableRawBufferPointer) -> Void

    /// Serves commands to subjects of this type.
    public init<S: Subject>(_ subject: S.Type) {
        serve = { commands, ledger in serveAll(commands, ledger) { SubjectServer(subject: S()) } }
    }

    /// Serves calls of a function.
    public init<each Input: Codable, Output: Codable>(
        _ function: @escaping (repeat each Input) -> Output
    ) {
        let server = FunctionServer { wire in
            guard let inputs = FunctionCall.inputs(wire, repeat (each Input).self) else { return nil }
            return (try? FunctionCall.result(function(repeat each inputs))) ?? .unwritable
        }
        serve = { commands, ledger in serveAll(commands, ledger) { server } }
    }
}

private struct FunctionServer: CommandServer {
    /// Nil for what is no call.
    let call: (WireValue) -> WireValue?

    func serve(_ command: WireValue) -> ServedCommand { call(command).map(ServedCommand.observed) ?? .unreadable }
}
