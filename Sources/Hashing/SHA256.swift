internal import CMessageDigest

/// SHA-256 as FIPS 180-4 has it, computed by libmd: a large cryptographic library costs two milliseconds of every start.
public enum SHA256 {
    /// The 32 bytes of the digest of `bytes`.
    public static func digest(of bytes: some Sequence<UInt8>) -> [UInt8] {
        bytes.withContiguousStorageIfAvailable(digest(of:)) ?? Array(bytes).withUnsafeBufferPointer(digest(of:))
    }

    /// The digest of `bytes` as 64 lower-case hexadecimal digits.
    public static func hexDigest(of bytes: some Sequence<UInt8>) -> String {
        hexadecimal(digest(of: bytes))
    }

    /// The digest of the UTF-8 of `text` as 64 lower-case hexadecimal digits.
    public static func hexDigest(of text: String) -> String {
        hexDigest(of: text.utf8)
    }

    private static func digest(of bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        var context = SHA2_CTX()
        SHA256Init(&context)
        SHA256Update(&context, bytes.baseAddress, bytes.count)
        return [UInt8](unsafeUninitializedCapacity: 32) { output, count in
            SHA256Final(output.baseAddress, &context)
            count = 32
        }
    }

    private static func hexadecimal(_ bytes: [UInt8]) -> String {
        let digits = Array("0123456789abcdef".utf8)
        return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }
}
