internal import CCrypto

/// SHA-256 as FIPS 180-4 has it, computed by libcrypto: by its older calls, since the newer ones look through all of the
/// library's algorithms first, which takes a millisecond of every start.
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
        var context = SHA256_CTX()
        SHA256_Init(&context)
        SHA256_Update(&context, bytes.baseAddress, bytes.count)
        return [UInt8](unsafeUninitializedCapacity: 32) { output, count in
            SHA256_Final(output.baseAddress, &context)
            count = 32
        }
    }

    private static func hexadecimal(_ bytes: [UInt8]) -> String {
        let digits = Array("0123456789abcdef".utf8)
        return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }
}

/// The cryptographic library in use.
public enum HashingLibrary {
    /// Such as `3.0.11`.
    public static var version: String { String(cString: OpenSSL_version(OPENSSL_VERSION_STRING)) }
}
