/// Who may ask, and who may change anything.
struct AccessRules: Sendable {
    /// What the server can be called, in lower case and without its port.
    var names: Set<String>
    var port: Int
    /// Every change needs it.
    var token: Token
    /// Whether every request needs it, since others can reach this server too.
    var guardsReading: Bool

    /// The cookie that stands for the token. Cookies do not tell ports apart, so its name does.
    var cookieName: String { "learn-\(port)" }
    /// The field of the link that brings the token.
    static let linkField = "token"

    /// What can be seen from the head of a request: throws where it must not be answered.
    func check(_ head: RequestHead) throws(Refusal) {
        guard let host = head.headers["host"], let name = HostName(host) else { throw .malformed }
        guard name.port == port, names.contains(name.name) || guardsReading && name.isNumber else { throw .forbidden }
        if guardsReading, !bringsToken(head) {
            guard head.headers.cookie(cookieName).map(token.matches) == true else { throw .forbidden }
        }
        // What another site puts into its page is none of its business; a person may follow its link.
        if !head.headers.isFromHere, head.headers["sec-fetch-mode"] != "navigate" { throw .forbidden }
        if head.method == .post { try checkOrigin(head.headers, host) }
    }

    /// Whether this is the link that was printed, which has the token in it.
    func bringsToken(_ head: RequestHead) -> Bool {
        head.method == .get
            && head.target.query.contains { $0.name == Self.linkField && token.matches($0.value) }
    }

    /// Browsers send the origin with every form; those that do not, say where the request began.
    private func checkOrigin(_ headers: Headers, _ host: String) throws(Refusal) {
        guard headers.isFromHere else { throw .forbidden }
        guard !headers.all("origin").isEmpty else { return }
        guard let origin = headers["origin"], origin.lowercased() == "http://" + host.lowercased() else {
            throw .forbidden
        }
    }

    /// A change must bring the token in its form.
    func check(_ form: [Field]) throws(Refusal) {
        let tokens = form.filter { $0.name == Token.formField }
        guard tokens.count == 1, token.matches(tokens[0].value) else { throw .staleForm }
    }
}

/// A request before its body has come.
struct RequestHead: Sendable {
    var method: RequestMethod
    var target: RequestTarget
    var headers: Headers
}
