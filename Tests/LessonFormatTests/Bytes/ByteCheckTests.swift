import Testing

@testable import LessonFormat

private func fault(_ bytes: [UInt8]) -> ByteCheck.Fault? {
    bytes.withUnsafeBufferPointer { ByteCheck($0, from: 0).fault }
}

@Test func `every scalar that YAML allows passes, and every other one is found`() {
    for value in UInt32(0)...0x10FFFF {
        guard let scalar = Unicode.Scalar(value), value < 0x3000 || value % 97 == 0 || value > 0xFFF0 && value < 0x10100
        else { continue }
        let isAllowed =
            switch value {
            case 0x09, 0x0A, 0x0D, 0x20...0x7E, 0x85, 0xA0...0xFEFE, 0xFF00...0xFFFD, 0x10000...: true
            default: false
            }
        let found = fault(Array("1234567".utf8) + Array(String(scalar).utf8) + Array("x".utf8))
        let expected: ByteCheck.Fault = value == 0 ? .nul(offset: 7) : .control(scalar: value, offset: 7)
        #expect(found == (isAllowed ? nil : expected), "U+\(String(value, radix: 16))")
    }
}

@Test func `what the standard library repairs is not UTF-8, at the first such byte`() {
    var random = SplitMix64(state: 7)
    for _ in 0..<20_000 {
        var bytes = (0..<Int.random(in: 1...9, using: &random)).map { _ in UInt8.random(in: 0x20...0x7E, using: &random)
        }
        let lead = [0xC3, 0xE2, 0xED, 0xF0, 0xF4, 0xC0, 0xFF, 0x80, 0xE0].randomElement(using: &random) ?? 0xC3
        bytes.append(UInt8(lead))
        bytes += (0..<Int.random(in: 0...3, using: &random)).map { _ in UInt8.random(in: 0x78...0xC2, using: &random) }
        let isValid = String(validating: bytes, as: UTF8.self) != nil
        let isRefused = if case .notUTF8 = fault(bytes) { true } else { false }
        if isRefused { #expect(!isValid, "\(bytes)") }
        if !isValid { #expect(fault(bytes) != nil, "\(bytes)") }
    }
}
