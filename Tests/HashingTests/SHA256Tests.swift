import Hashing
import Testing

/// The digests are those of FIPS 180-4's examples.
struct SHA256Tests {
    @Test func `nothing, three letters and two blocks hash as the standard says`() {
        #expect(SHA256.hexDigest(of: "") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
        #expect(SHA256.hexDigest(of: "abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(
            SHA256.hexDigest(of: "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
                == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
    }

    @Test func `a million letters hash as the standard says`() {
        let bytes = [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000)
        #expect(SHA256.hexDigest(of: bytes) == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
    }

    @Test func `bytes hash alike wherever they are kept`() {
        let array = Array("naïve العربية".utf8)
        #expect(SHA256.digest(of: array) == SHA256.digest(of: sequence(state: array.makeIterator()) { $0.next() }))
        #expect(SHA256.digest(of: array).count == 32)
    }
}
