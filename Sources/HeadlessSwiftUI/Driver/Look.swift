import Foundation

/// How something looks, as the code says it: recorded, not computed.
public struct Look: Sendable, Codable, Equatable {
    /// The modifier's name, such as `font`.
    public let name: String
    /// Its argument as text, such as `headline`; empty where there is none.
    public let value: String

    init(_ name: String, _ value: String = "") {
        self.name = name
        self.value = value
    }
}

extension Look {
    static func arrangement(_ alignment: String, _ spacing: CGFloat?) -> [Look] {
        var looks: [Look] = []
        if alignment != "center" { looks.append(Look("alignment", alignment)) }
        if let spacing { looks.append(Look("spacing", Look.number(spacing))) }
        return looks
    }

    static func number(_ value: CGFloat) -> String {
        value == value.rounded() && abs(value) < 1e15 ? String(Int64(value)) : String(Double(value))
    }
}
