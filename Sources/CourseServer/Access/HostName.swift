/// The server's name as a request has it: `127.0.0.1:8421`, `[::1]:8421`, `localhost:8421`.
///
/// A page of another site can make its own name lead here (DNS rebinding); its requests then bear that name. A number is
/// never such a name.
struct HostName: Equatable {
    var name: String
    var port: Int

    /// Nil where `text` is no such name.
    init?(_ text: String) {
        let colon: String.Index
        if text.hasPrefix("[") {
            guard let end = text.firstIndex(of: "]") else { return nil }
            name = String(text[text.index(after: text.startIndex)..<end])
            colon = text.index(after: end)
        } else {
            colon = text.firstIndex(of: ":") ?? text.endIndex
            name = String(text[..<colon])
        }
        name = name.lowercased()
        guard colon < text.endIndex else {
            port = 80
            return
        }
        let digits = text[colon...].dropFirst()
        guard text[colon] == ":", digits.utf8.count <= 5, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
            let number = Int(digits)
        else { return nil }
        port = number
    }

    /// Whether it is an IPv4 or IPv6 number.
    var isNumber: Bool {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        return name.contains(":") || parts.count == 4 && parts.allSatisfy { UInt8($0) != nil }
    }
}
