/// What a request may want done.
public enum RequestMethod: String, Sendable {
    case get = "GET"
    case head = "HEAD"
    case post = "POST"
}

/// A request that has passed all checks: its path is plain, and where it changes anything it comes from a page of this
/// server.
public struct Request: Sendable {
    public var method: RequestMethod
    /// The decoded parts of the path: `["tr", "moonshot"]`.
    public var path: [String]
    /// Whether the path ends with a slash.
    public var isFolder: Bool
    public var query: [Field]
    public var headers: Headers
    /// The fields of the form that was sent.
    public var form: [Field]
    /// Whether a person opened it, or a page of this server; not where another site's page led here, or it was fetched on
    /// suspicion.
    public var isWanted: Bool { headers.isFromHere }

    /// The values that the form has for a field, in their order.
    public func values(_ name: String) -> [String] { form.filter { $0.name == name }.map(\.value) }

    /// The form's only value for a field; nil where there is none, or more than one.
    public func value(_ name: String) -> String? {
        let values = values(name)
        return values.count == 1 ? values[0] : nil
    }
}

/// The headers of a request, names in lower case.
public struct Headers: Equatable, Sendable {
    private var values: [String: [String]] = [:]

    public init() {}

    init(_ pairs: [(name: String, value: String)]) {
        for (name, value) in pairs { add(name, value) }
    }

    mutating func add(_ name: String, _ value: String) { values[name.lowercased(), default: []].append(value) }

    /// Of a header that comes once; nil where it is missing or comes several times.
    public subscript(name: String) -> String? {
        guard let found = values[name], found.count == 1 else { return nil }
        return found[0]
    }

    /// All that came under a name.
    func all(_ name: String) -> [String] { values[name] ?? [] }

    /// Browsers say where a request began. Other programs say nothing.
    var isFromHere: Bool {
        guard !all("sec-purpose").contains(where: { $0.contains("prefetch") }) else { return false }
        guard let site = self["sec-fetch-site"] else { return all("sec-fetch-site").isEmpty }
        return site == "same-origin" || site == "none"
    }

    /// The value of a cookie; nil where there is none, or several that differ.
    func cookie(_ name: String) -> String? {
        let found = all("cookie").flatMap { $0.split(separator: ";") }.compactMap { piece -> String? in
            let piece = piece.drop { $0 == " " }
            guard piece.hasPrefix(name + "=") else { return nil }
            return String(piece.dropFirst(name.count + 1))
        }
        return Set(found).count == 1 ? found[0] : nil
    }
}
