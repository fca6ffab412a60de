/// Makes a wire value of what is `Encodable`.
final class WireEncoder: Encoder {
    let codingPath: [any CodingKey] = []
    let userInfo: [CodingUserInfoKey: Any] = [:]
    /// The name of the record that this becomes, if it does.
    private let name: String
    private var content = Content.nothing

    private enum Content {
        case nothing
        case fields([(name: String, part: Part)])
        case items([Part])
        case single(WireValue)
    }

    enum Part {
        case value(WireValue)
        /// Still being filled.
        case nested(WireEncoder)
    }

    init(name: String) { self.name = name }

    /// The wire's form of `value`.
    static func wire(_ value: some Encodable) throws -> WireValue {
        if let scalar = value as? any WireScalar { return .text(scalar.wireText) }
        if let dictionary = value as? any WireDictionary { return try dictionary.wire() }
        if let set = value as? any WireSet { return try set.wire() }
        let encoder = WireEncoder(name: WireNames.record(for: type(of: value)))
        try value.encode(to: encoder)
        return encoder.finished
    }

    /// The synthesized code of an enumeration asks for one nested container, under the name of the case, and nothing else.
    var finished: WireValue {
        switch content {
        case .nothing: return .record(name, [])
        case .single(let value): return value
        case .items(let parts): return .list(parts.map(\.finished))
        case .fields(let fields):
            if fields.count == 1, case .nested(let only) = fields[0].part { return only.finished }
            return .record(name, fields.map { WireField($0.name, $0.part.finished) })
        }
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        if case .nothing = content { content = .fields([]) }
        return KeyedEncodingContainer(WireKeyedEncoding(encoder: self))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        if case .nothing = content { content = .items([]) }
        return WireListEncoding(encoder: self)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { WireSingleEncoding(encoder: self) }

    func put(_ part: Part, _ name: String) {
        guard case .fields(var fields) = content else { return }
        content = .nothing
        fields.append((name, part))
        content = .fields(fields)
    }

    func append(_ part: Part) {
        guard case .items(var items) = content else { return }
        content = .nothing
        items.append(part)
        content = .items(items)
    }

    var count: Int {
        guard case .items(let items) = content else { return 0 }
        return items.count
    }

    func become(_ value: WireValue) { content = .single(value) }
}

extension WireEncoder.Part {
    var finished: WireValue {
        switch self {
        case .value(let value): value
        case .nested(let encoder): encoder.finished
        }
    }
}
