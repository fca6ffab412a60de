internal import Hashing

/// What only the right answer opens, as far as a page can keep anything: a deterrent, since who runs the page's script over
/// all likely answers finds the one that fits.
struct Seal {
    /// Different for each step, so that equal answers have different hashes.
    let salt: String

    /// Tells whether `answer` to part `part` is the one: 32 hexadecimal digits.
    func hash(_ answer: String, part: String) -> String {
        String(SHA256.hexDigest(of: "\(salt)\n\(part)\n\(answer)").prefix(32))
    }

    /// `text`, hexadecimal, opened by `answer`: exclusive or with the digests of salt, part, answer and a running number.
    func closed(_ text: String, by answer: String, part: String) -> String {
        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        for start in stride(from: 0, to: bytes.count, by: 32) {
            let mask = SHA256.digest(of: "\(salt)\n\(part)\n\(answer)\n\(start / 32)".utf8)
            result += zip(bytes[start..<min(start + 32, bytes.count)], mask).map { $0 ^ $1 }
        }
        return Self.hexadecimal(result)
    }

    private static func hexadecimal(_ bytes: [UInt8]) -> String {
        bytes.reduce(into: "") { text, byte in text += (byte < 16 ? "0" : "") + String(byte, radix: 16) }
    }
}
