/// What a request asks for: `/tr/moonshot/?token=…`, taken apart.
struct RequestTarget: Equatable {
    /// The decoded parts between the slashes; none of them is empty, `.`, `..`, or holds a slash or a control character.
    var path: [String]
    /// Whether the path ends with a slash; `/` itself does.
    var isFolder: Bool
    var query: [Field]

    /// In bytes.
    static let longest = 2048

    /// Nil where `text` is no path of a server such as this: another form, a broken escape, a way out of a folder.
    init?(_ text: [UInt8]) {
        guard text.first == UInt8(ascii: "/"), text.count <= Self.longest else { return nil }
        guard !text.contains(UInt8(ascii: "#")), text.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { return nil }
        let question = text.firstIndex(of: UInt8(ascii: "?")) ?? text.endIndex
        var parts = text[1..<question].split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        isFolder = parts.last?.isEmpty ?? true
        if isFolder { _ = parts.popLast() }
        path = []
        for part in parts {
            guard let name = PercentEncoding.decode(part), Self.isPlain(name) else { return nil }
            path.append(name)
        }
        guard let query = PercentEncoding.fields(text[question...].dropFirst(), most: 16) else { return nil }
        self.query = query
    }

    private static func isPlain(_ name: String) -> Bool {
        guard !name.isEmpty, name != ".", name != ".." else { return false }
        return name.unicodeScalars.allSatisfy { scalar in
            scalar.properties.generalCategory != .control && scalar != "/" && scalar != "\\"
        }
    }
}
