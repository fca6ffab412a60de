extension Oracle {
    /// The oracle of an exercise about a function: `function` is the reference, which throws a `Trap` where a right solution
    /// stops the program, and `inputs` makes what to call it with, decided by the generator alone.
    public init<each Input: Codable & SendableMetatype, Output: Codable & SendableMetatype>(
        _ function: @escaping @Sendable (repeat each Input) throws(Trap) -> Output,
        inputs: @escaping @Sendable (inout SeededGenerator) -> (repeat each Input)
    ) {
        self.init(
            respond: { commands in Self.answer(of: function, to: commands) },
            make: { length, generator in
                var own = SeededGenerator(seed: generator.next())
                return (0..<length).map { _ in
                    let call = FunctionCall.Writer()
                    let made: (repeat each Input) = inputs(&own)
                    repeat call.put(each made)
                    return call.wire
                }
            })
    }

    private static func answer<each Input: Codable, Output: Codable>(
        of function: (repeat each Input) throws(Trap) -> Output, to commands: [WireValue]
    ) -> Answer {
        var observations: [WireValue] = []
        for (index, wire) in commands.enumerated() {
            guard let inputs = FunctionCall.inputs(wire, repeat (each Input).self) else {
                return .unreadable(command: index)
            }
            do throws(Trap) {
                let value = try function(repeat each inputs)
                observations.append((try? FunctionCall.result(value)) ?? .unwritable)
            } catch {
                return .trapped(observations, message: error.message)
            }
        }
        return .completed(observations)
    }
}
