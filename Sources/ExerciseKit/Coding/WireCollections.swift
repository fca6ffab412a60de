/// A dictionary with text for keys, as a list of `entry` records with `key` and `value`, sorted by the keys' bytes.
protocol WireDictionary {
    init(wire: WireValue) throws
    func wire() throws -> WireValue
}

extension Dictionary: WireDictionary where Key == String, Value: Codable {
    init(wire: WireValue) throws {
        guard case .list(let entries) = wire else { throw WireCodingFailure.mismatch }
        self.init()
        for entry in entries {
            guard case .record("entry", let fields) = entry, fields.map(\.name) == ["key", "value"],
                let key = fields[0].value.text, self[key] == nil
            else { throw WireCodingFailure.mismatch }
            self[key] = try WireDecoder.value(Value.self, from: fields[1].value)
        }
    }

    func wire() throws -> WireValue {
        let sorted = self.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        return .list(
            try sorted.map { key, value in
                .record("entry", [WireField("key", .text(key)), WireField("value", try WireEncoder.wire(value))])
            })
    }
}

/// A set, as the list of its members: numbers by size, then all others by their bytes.
protocol WireSet {
    func wire() throws -> WireValue
}

extension Set: WireSet where Element: Encodable {
    func wire() throws -> WireValue {
        let members = try map { try WireEncoder.wire($0) }
        let numbers = members.compactMap { $0.text.flatMap { Int($0) } }.sorted()
        let others = members.filter { $0.text.flatMap { Int($0) } == nil }.map { ($0, $0.bytes) }
        let sorted = others.sorted { $0.1.lexicographicallyPrecedes($1.1) }
        return .list(numbers.map { .text(String($0)) } + sorted.map(\.0))
    }
}

enum WireCodingFailure: Error {
    /// What stands on the wire is no such value.
    case mismatch
    /// The type's own coding asks for something that the wire has no form for.
    case unsupported
}
