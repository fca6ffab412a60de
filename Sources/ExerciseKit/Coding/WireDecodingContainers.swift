struct WireKeyedDecoding<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let decoder: WireDecoder
    var codingPath: [any CodingKey] { [] }
    var allKeys: [Key] { decoder.takeAsCase().flatMap(Key.init(stringValue:)).map { [$0] } ?? [] }

    func contains(_ key: Key) -> Bool { decoder.field(key.stringValue) != nil }

    func decodeNil(forKey key: Key) throws -> Bool { try field(key) == .record(WireNames.none, []) }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        try WireDecoder.value(type, from: field(key))
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> {
        try decoder.nested(key.stringValue).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try decoder.nested(key.stringValue).unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder { try decoder.nested("super") }
    func superDecoder(forKey key: Key) throws -> any Decoder { try decoder.nested(key.stringValue) }

    private func field(_ key: Key) throws -> WireValue {
        guard let field = decoder.field(key.stringValue) else { throw WireCodingFailure.mismatch }
        return field
    }
}

struct WireListDecoding: UnkeyedDecodingContainer {
    let decoder: WireDecoder
    let items: [WireValue]
    private(set) var currentIndex = 0
    var codingPath: [any CodingKey] { [] }
    var count: Int? { items.count }
    var isAtEnd: Bool { currentIndex >= items.count }

    init(decoder: WireDecoder, items: [WireValue]) {
        self.decoder = decoder
        self.items = items
    }

    mutating func decodeNil() throws -> Bool {
        guard !isAtEnd, items[currentIndex] == .record(WireNames.none, []) else { return false }
        _ = try next()
        return true
    }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try WireDecoder.value(type, from: next())
    }

    mutating func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type
    ) throws -> KeyedDecodingContainer<Nested> {
        throw WireCodingFailure.unsupported
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        throw WireCodingFailure.unsupported
    }

    mutating func superDecoder() throws -> any Decoder { throw WireCodingFailure.unsupported }

    private mutating func next() throws -> WireValue {
        guard !isAtEnd else { throw WireCodingFailure.mismatch }
        defer { currentIndex += 1 }
        decoder.take()
        return items[currentIndex]
    }
}

struct WireSingleDecoding: SingleValueDecodingContainer {
    let decoder: WireDecoder
    var codingPath: [any CodingKey] { [] }

    func decodeNil() -> Bool { decoder.isNil }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        decoder.handOver()
        return try WireDecoder.value(type, from: decoder.wire)
    }
}
