/// What records are called on the wire.
enum WireNames {
    /// The record that stands for no value.
    static let none = "nil"

    /// The name of the record for a structure: its type's name without what it is generic over, beginning in lower case:
    /// `CartItem` is `cartItem`, `URLList` is `urlList`.
    static func record(for type: Any.Type) -> String {
        let name = String(describing: type).prefix { $0 != "<" }
        let capitals = name.prefix { $0.isUppercase }.count
        // The last capital of several begins the next word.
        let count = capitals > 1 && capitals < name.count ? capitals - 1 : capitals
        return name.prefix(count).lowercased() + name.dropFirst(count)
    }
}

/// A key of a container made here.
struct WireKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { nil }
}
