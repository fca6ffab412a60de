/// Reads a value that is `Decodable` from the wire. What stands there and is not asked for is refused.
final class WireDecoder: Decoder {
    let codingPath: [any CodingKey] = []
    let userInfo: [CodingUserInfoKey: Any] = [:]
    let wire: WireValue
    /// The name that the record of a structure must have; nil where it is looked at by nobody.
    private let name: String?
    /// Whether the record was taken for a case of an enumeration, whose name it has.
    private var isCase = false
    private var asked: [String] = []
    private var nested: [WireDecoder] = []
    private var taken = 0

    init(_ wire: WireValue, name: String?) {
        self.wire = wire
        self.name = name
    }

    static func value<Value: Decodable>(_ type: Value.Type, from wire: WireValue) throws -> Value {
        if let scalar = type as? any WireScalar.Type {
            guard let value = wire.text.flatMap(scalar.init(wireText:)) as? Value else {
                throw WireCodingFailure.mismatch
            }
            return value
        }
        if let dictionary = type as? any WireDictionary.Type, let value = try dictionary.init(wire: wire) as? Value {
            return value
        }
        let decoder = WireDecoder(wire, name: WireNames.record(for: type))
        let value = try Value(from: decoder)
        guard decoder.isReadWhole else { throw WireCodingFailure.mismatch }
        return value
    }

    /// Whether all that stands here was asked for, and under the right name.
    private var isReadWhole: Bool {
        switch wire {
        case .text: true
        case .list(let items): taken == items.count && nested.allSatisfy(\.isReadWhole)
        case .record(WireNames.none, []): true
        case .record(let name, let fields):
            isCase
                ? nested.allSatisfy(\.isReadWhole)
                : (self.name == nil || self.name == name) && fields.allSatisfy { asked.contains($0.name) }
                    && Set(fields.map(\.name)).count == fields.count && nested.allSatisfy(\.isReadWhole)
        }
    }

    var isNil: Bool { wire == .record(WireNames.none, []) }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard case .record = wire else { throw WireCodingFailure.mismatch }
        return KeyedDecodingContainer(WireKeyedDecoding(decoder: self))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard case .list(let items) = wire else { throw WireCodingFailure.mismatch }
        return WireListDecoding(decoder: self, items: items)
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer { WireSingleDecoding(decoder: self) }

    /// The field, which counts as asked for.
    func field(_ name: String) -> WireValue? {
        asked.append(name)
        return wire[name]
    }

    /// A decoder for what stands under `key`: the fields of the case of that name, or a field.
    func nested(_ key: String) throws -> WireDecoder {
        let inner: WireDecoder
        if isCase, wire.name == key {
            inner = WireDecoder(wire, name: nil)
        } else if let field = field(key) {
            inner = WireDecoder(field, name: nil)
        } else {
            throw WireCodingFailure.mismatch
        }
        nested.append(inner)
        return inner
    }

    /// The synthesized code of an enumeration asks for all keys, of which there must be one: the name of the case.
    func takeAsCase() -> String? {
        isCase = true
        return wire.name
    }

    func take() { taken += 1 }

    /// The value is read by another decoder.
    func handOver() {
        if case .record(_, let fields) = wire { asked += fields.map(\.name) }
        if case .list(let items) = wire { taken = items.count }
        isCase = true
    }
}
