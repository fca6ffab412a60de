/// Random numbers from a seed (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014).
struct SplitMix64: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

/// Values for a database that nobody expects there.
enum HostileValue {
    private static let numbers = [
        "0", "1", "-1", "2", "12", "2147483648", "9007199254740993", "9223372036854775807", "-9223372036854775808",
        "99999999999999999999",
    ]
    private static let pieces = numbers + [":", "1:a", "0:", "2:é", "a", "é", "\u{301}", "\r\n", "👩‍👧", " ", "+", "'"]

    /// Up to four pieces of an answer's text, in no order.
    static func text(_ random: inout SplitMix64) -> String {
        (0..<Int.random(in: 0...4, using: &random)).map { _ in pieces[Int.random(in: pieces.indices, using: &random)] }
            .joined()
    }

    /// A whole number or NULL as SQL.
    static func number(_ random: inout SplitMix64) -> String {
        let number = numbers.dropLast().randomElement(using: &random) ?? "0"
        return Bool.random(using: &random) ? number : "NULL"
    }

    /// A text as SQL: one of `words`, or bytes of any kind.
    static func literal(_ words: [String], _ random: inout SplitMix64) -> String {
        if let word = words.randomElement(using: &random), Int.random(in: 0..<4, using: &random) > 0 {
            return "'\(word)'"
        }
        let isText = Bool.random(using: &random)
        let bytes = isText ? Array(text(&random).utf8) : (0..<4).map { _ in UInt8.random(in: 0...255, using: &random) }
        let digits = Array("0123456789ABCDEF")
        return "CAST(x'" + bytes.map { "\(digits[Int($0 >> 4)])\(digits[Int($0 & 15)])" }.joined() + "' AS TEXT)"
    }
}
