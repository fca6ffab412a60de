/// What a server answers.
public struct Response: Sendable {
    public var status: Int
    public var headers: [Field]
    public var body: [UInt8]

    public init(status: Int = 200, type: String, body: [UInt8], headers: [Field] = []) {
        self.status = status
        self.headers = [Field(name: "Content-Type", value: type)] + headers
        self.body = body
    }

    /// A page; nobody keeps a copy, since it changes with what the student does.
    public static func page(_ html: String, status: Int = 200) -> Response {
        Response(
            status: status, type: "text/html; charset=utf-8", body: Array(html.utf8),
            headers: [Field(name: "Cache-Control", value: "no-store")])
    }

    /// What never changes under its address.
    public static func asset(_ body: [UInt8], type: String) -> Response {
        Response(
            type: type, body: body,
            headers: [Field(name: "Cache-Control", value: "public, max-age=31536000, immutable")])
    }

    /// Sends the browser to a folder of this server. `status` 308 has it remember that.
    public static func redirect(to path: [String], status: Int = 303) -> Response {
        let location = "/" + path.map { PercentEncoding.encode($0) + "/" }.joined()
        return Response(
            status: status, type: "text/plain; charset=utf-8", body: [],
            headers: [Field(name: "Location", value: location), Field(name: "Cache-Control", value: "no-store")])
    }
}

/// What every response says to the browser: nothing comes from elsewhere, nobody frames a page, types are as they are said.
enum SecurityHeaders {
    static let all = [
        Field(
            name: "Content-Security-Policy",
            value: "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; "
                + "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"),
        Field(name: "X-Content-Type-Options", value: "nosniff"),
        Field(name: "X-Frame-Options", value: "DENY"),
        // A form's origin would be withheld too, were nothing said at all.
        Field(name: "Referrer-Policy", value: "same-origin"),
        Field(name: "Cross-Origin-Opener-Policy", value: "same-origin"),
        Field(name: "Cross-Origin-Resource-Policy", value: "same-origin"),
        Field(name: "Permissions-Policy", value: "camera=(), geolocation=(), microphone=()"),
    ]
}
