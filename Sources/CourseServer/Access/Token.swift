/// A secret that the pages of one run of the server know, and no other site.
public struct Token: Equatable, Sendable {
    /// The field of every form that has it.
    public static let formField = "token"

    public let text: String

    /// 192 bits from the system's generator, which nobody guesses.
    public init() {
        var generator = SystemRandomNumberGenerator()
        let words = (0..<3).map { _ in generator.next() as UInt64 }
        text = words.map { word in
            let digits = String(word, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }

    init(text: String) { self.text = text }

    /// Whether `other` is the same. How long this takes tells nothing of where they differ.
    public func matches(_ other: String) -> Bool {
        let (own, other) = (Array(text.utf8), Array(other.utf8))
        guard own.count == other.count else { return false }
        return zip(own, other).reduce(0 as UInt8) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
