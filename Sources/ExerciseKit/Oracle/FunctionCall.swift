/// A call of a function on the wire: the record `call`, whose fields `1`, `2`… are the inputs. What comes back is the record
/// `result` with the field `value`.
enum FunctionCall {
    static let name = "call"

    static func result(_ value: some Encodable) throws -> WireValue {
        .record("result", [WireField("value", try WireEncoder.wire(value))])
    }

    /// Writes inputs, one after another.
    final class Writer {
        private var fields: [WireField] = []

        var wire: WireValue { .record(FunctionCall.name, fields) }

        func put(_ input: some Encodable) {
            let value = (try? WireEncoder.wire(input)) ?? .unwritable
            fields.append(WireField(String(fields.count + 1), value))
        }
    }

    /// Reads inputs, one after another.
    final class Reader {
        private let fields: [WireField]
        private var place = 0

        /// Throws where `wire` is no call.
        init(_ wire: WireValue) throws {
            guard case .record(FunctionCall.name, let fields) = wire else { throw WireCodingFailure.mismatch }
            self.fields = fields
        }

        var isAtEnd: Bool { place == fields.count }

        func next<Input: Decodable>(_ type: Input.Type) throws -> Input {
            guard place < fields.count, fields[place].name == String(place + 1) else {
                throw WireCodingFailure.mismatch
            }
            defer { place += 1 }
            return try WireDecoder.value(type, from: fields[place].value)
        }
    }

    /// The inputs of the call; nil where `wire` is no call with such inputs.
    static func inputs<each Input: Decodable>(
        _ wire: WireValue, _ types: repeat (each Input).Type
    ) -> (repeat each Input)? {
        guard let reader = try? Reader(wire),
            let inputs: (repeat each Input) = try? (repeat reader.next((each Input).self)), reader.isAtEnd
        else { return nil }
        return inputs
    }
}
