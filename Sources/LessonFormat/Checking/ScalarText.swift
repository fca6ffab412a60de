internal import CourseModel

/// What the text of a scalar can be read as.
enum ScalarText {
    /// A whole number in ASCII digits, `-` allowed, no `+`, no zeros in front: `010` is 8 to some and 10 to others.
    static func integer(_ text: String) -> Int? {
        let digits = text.utf8.first == UInt8(ascii: "-") ? text.utf8.dropFirst() : text.utf8[...]
        guard let first = digits.first, digits.allSatisfy(\.isDigit) else { return nil }
        guard first != UInt8(ascii: "0") || digits.count == 1 else { return nil }
        return Int(text)
    }

    /// `yes`, `no`, `true`, `false`, `on` or `off`, in lower or upper case or with a capital.
    static func truthValue(_ text: String) -> Bool? {
        switch text {
        case "yes", "Yes", "YES", "true", "True", "TRUE", "on", "On", "ON": true
        case "no", "No", "NO", "false", "False", "FALSE", "off", "Off", "OFF": false
        default: nil
        }
    }

    /// `1...50`, white space around the dots allowed; nil also where the first number is the greater.
    static func range(_ text: String) -> ClosedRange<Int>? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 4, parts[1].isEmpty, parts[2].isEmpty else { return nil }
        let (low, high) = (integer(String(parts[0]).trimmed), integer(String(parts[3]).trimmed))
        guard let low, let high, low <= high else { return nil }
        return low...high
    }

    /// A number above zero: `0.01`, `2` or `1/3`.
    static func tolerance(_ text: String) -> Rational? {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { String($0).trimmed }
        guard let first = parts.first else { return nil }
        let value: Rational?
        switch parts.count {
        case 1: value = decimal(first)
        case 2:
            guard let top = integer(first), let bottom = integer(parts[1]) else { return nil }
            value = try? Rational(top, bottom)
        default: return nil
        }
        return value.flatMap { $0.numerator > 0 ? $0 : nil }
    }

    /// Whether a file of this name stays in its folder, is seen there, is Swift, and is no file of the exercise's own.
    static func isSwiftFileName(_ name: String) -> Bool {
        name.hasSuffix(".swift") && !name.hasPrefix(".") && name.utf8.count <= 100 && !Exercise.isReserved(file: name)
            && name.unicodeScalars.allSatisfy { $0 != "/" && $0.properties.generalCategory != .control }
    }

    private static func decimal(_ text: String) -> Rational? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(\.isDigit) }) else { return nil }
        let places = parts.count == 2 ? parts[1].utf8.count : 0
        guard places <= 9, let digits = Int(parts.joined()) else { return nil }
        return try? Rational(digits, (0..<places).reduce(1) { power, _ in power * 10 })
    }

    /// Lower-case letters and digits in words joined by single hyphens, at most 100.
    static func isIdentifier(_ text: String) -> Bool {
        guard !text.isEmpty, text.utf8.count <= 100 else { return false }
        let words = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        return words.allSatisfy { word in !word.isEmpty && word.allSatisfy { $0.isDigit || $0.isLowerCase } }
    }

    /// The identifier that `text` would make; nil where nothing of it can stay.
    static func identifier(from text: String) -> String? {
        let words = text.lowercased().utf8.split { !$0.isDigit && !$0.isLowerCase }
        let joined = words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "-")
        return isIdentifier(joined) ? joined : nil
    }

    /// A BCP 47 tag by its form: a language of 2 to 8 letters, then parts of 1 to 8 letters or digits after hyphens.
    static func isLanguageTag(_ text: String) -> Bool {
        let parts = text.lowercased().utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard let first = parts.first, (2...8).contains(first.count), first.allSatisfy(\.isLowerCase) else {
            return false
        }
        return parts.dropFirst().allSatisfy { part in
            (1...8).contains(part.count) && part.allSatisfy { $0.isDigit || $0.isLowerCase }
        }
    }

    /// An `https` or `http` address with a host, without white space.
    static func isLink(_ text: String) -> Bool {
        guard let scheme = ["https://", "http://"].first(where: { text.lowercased().hasPrefix($0) }) else {
            return false
        }
        guard !text.contains(where: \.isWhitespace) else { return false }
        let rest = text.dropFirst(scheme.count)
        let host = rest.prefix { !"/?#".contains($0) }.utf8.prefix { $0 != UInt8(ascii: ":") }
        let isNamed = host.allSatisfy {
            $0.isDigit || $0.isLetter || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".") || $0 > 0x7F
        }
        return isNamed && host.first.map { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "-") } ?? false
    }
}

extension UInt8 {
    /// Whether it is an ASCII digit.
    var isDigit: Bool { (0x30...0x39).contains(self) }
    /// Whether it is an ASCII letter in lower case.
    var isLowerCase: Bool { (0x61...0x7A).contains(self) }
    /// Whether it is an ASCII letter.
    var isLetter: Bool { (0x61...0x7A).contains(self | 0x20) }
}

extension String {
    /// Without white space at its ends.
    var trimmed: String {
        let start = drop(while: \.isWhitespace)
        guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(start[...last])
    }

    /// At most 60 characters of it: what a diagnostic repeats.
    var brief: String { count > 60 ? prefix(59) + "…" : self }

    /// Without white space at its end.
    var trimmedEnd: String {
        if let byte = utf8.last, byte > 0x20, byte < 0x7F { return self }
        guard let last = lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(self[...last])
    }
}
