import Foundation

extension NavigationPath {
    /// The path as it can be saved; nil where a value is not `Codable`.
    public var codable: CodableRepresentation? {
        guard values.allSatisfy({ $0.base is any Codable }) else { return nil }
        return CodableRepresentation(values: values)
    }

    public init(_ codable: CodableRepresentation) { values = codable.values }

    /// Pairs of a type's name and a value's JSON, the last value first.
    public struct CodableRepresentation: Codable, Equatable, @unchecked Sendable {
        let values: [AnyHashable]

        init(values: [AnyHashable]) { self.values = values }

        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            var read: [AnyHashable] = []
            while !container.isAtEnd {
                let name = try container.decode(String.self)
                let json = Data(try container.decode(String.self).utf8)
                guard let type = _typeByName(name) as? any (Decodable & Hashable).Type else {
                    throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(name) is no type here")
                }
                read.append(AnyHashable(try JSONDecoder().decode(type, from: json)))
            }
            values = read.reversed()
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            for value in values.reversed() {
                guard let codable = value.base as? any Encodable, let name = _mangledTypeName(type(of: value.base))
                else {
                    continue
                }
                try container.encode(name)
                try container.encode(String(decoding: try JSONEncoder().encode(codable), as: UTF8.self))
            }
        }
    }
}
