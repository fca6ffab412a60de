import Testing
import WebPages

/// Contrast as WCAG 2.2 defines it, of the colours of the stylesheet.
struct ContrastTests {
    /// Text and what it stands on; text needs 4.5, the outlines of fields 3.
    private static let pairs: [(String, String, Double)] = [
        ("text", "page", 4.5), ("text", "raised", 4.5), ("quiet", "page", 4.5), ("quiet", "raised", 4.5),
        ("link", "page", 4.5), ("link", "raised", 4.5), ("on-action", "action", 4.5), ("action", "page", 4.5),
        ("right", "page", 4.5), ("right", "raised", 4.5), ("wrong", "page", 4.5), ("wrong", "raised", 4.5),
        ("partly", "page", 4.5), ("partly", "raised", 4.5), ("on-mark", "mark", 4.5), ("keyword", "raised", 4.5),
        ("type", "raised", 4.5), ("string", "raised", 4.5), ("number", "raised", 4.5), ("comment", "raised", 4.5),
        ("attribute", "raised", 4.5), ("line", "page", 3),
    ]

    private let sheet = String(decoding: WebAssets.stylesheet, as: UTF8.self)

    /// The colours of the nth block of them.
    private func colours(_ block: Int) -> [String: String] {
        let body = sheet.split(separator: ":root {")[block + 1].prefix { $0 != "}" }
        return body.split(separator: ";").reduce(into: [:]) { colours, line in
            let parts = line.split(separator: ":").map { $0.trimmed }
            if parts.count == 2, parts[0].hasPrefix("--") { colours[String(parts[0].dropFirst(2))] = parts[1] }
        }
    }

    private func luminance(_ colour: String) -> Double {
        let value = Int(colour.dropFirst(), radix: 16) ?? 0
        let parts = [value >> 16, (value >> 8) & 255, value & 255].map { part in
            let share = Double(part) / 255
            return share <= 0.04045 ? share / 12.92 : power((share + 0.055) / 1.055)
        }
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }

    /// `base` to the power of 2.4: the fifth root of its twelfth power, by Newton.
    private func power(_ base: Double) -> Double {
        let twelfth = (0..<12).reduce(1.0) { product, _ in product * base }
        return (0..<200).reduce(1.0) { root, _ in root - (root - twelfth / (root * root * root * root)) / 5 }
    }

    @Test(arguments: [0, 1]) func `what is read stands out from what it stands on`(_ block: Int) throws {
        let colours = colours(block)
        for (text, ground, least) in Self.pairs {
            let (one, other) = try (
                luminance(#require(colours[text])), luminance(#require(colours[ground]))
            )
            let contrast = (max(one, other) + 0.05) / (min(one, other) + 0.05)
            #expect(contrast >= least, "\(text) on \(ground): \(contrast)")
        }
    }

    @Test func `black on white is 21`() {
        #expect(abs((luminance("#ffffff") + 0.05) / (luminance("#000000") + 0.05) - 21) < 0.001)
    }

    @Test func `the sheet names no side of the page but where the side is meant`() {
        let physical = ["margin-left", "margin-right", "padding-left", "padding-right", "border-left", "border-right"]
        #expect(physical.filter { sheet.contains($0) } == [])
    }
}

extension Substring {
    fileprivate var trimmed: String {
        String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}
