import CourseModel
import Testing

@testable import ExerciseRunner

struct TextEncodingTests {
    @Test(
        arguments: [
            ([0xFF, 0xFE, 0x6C, 0x00], TextEncoding.utf16), ([0xFE, 0xFF, 0x00, 0x6C], .utf16), ([0xFF, 0xFE], .utf16),
            (Array("let a".utf16).flatMap { [UInt8($0), 0] }, .utf16),
            (Array("let a".utf16).flatMap { [0, UInt8($0)] }, .utf16),
            ([0xFF, 0xFE, 0x00, 0x00, 0x6C, 0x00, 0x00, 0x00], .utf32), ([0x00, 0x00, 0xFE, 0xFF], .utf32),
        ] as [([UInt8], TextEncoding)])
    func `an encoding of wider units is told by its mark or its zero bytes`(_ bytes: [UInt8], _ encoding: TextEncoding)
    {
        #expect(TextEncoding(of: bytes) == encoding)
    }

    @Test(arguments: [
        "", "a", "let a = 1\n", "\u{FEFF}let a = 1\n", "// a zero byte: \0\n", "\0", "\0\0\0\0", "a\0", "ع",
    ])
    func `UTF-8 is left to the compiler, whatever it holds`(_ text: String) {
        #expect(TextEncoding(of: Array(text.utf8)) == nil)
    }
}
