import Testing

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A connection to a server on this machine.
final class WebConnection {
    private let socket: Int32
    private var pending: [UInt8] = []

    init(port: Int) throws {
        #if canImport(Glibc)
            socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
            socket = Darwin.socket(AF_INET, SOCK_STREAM, 0)
        #endif
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16(port).bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let socket = socket
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        try #require(result == 0)
    }

    deinit { close(socket) }

    func send(_ text: String) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(socket, $0.baseAddress, $0.count) }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }

    /// All that comes until `text` has come, waited for at most 20 seconds.
    func read(until text: String) throws -> String {
        let wanted = Array(text.utf8)
        // The server says now and then that it is still there.
        let start = time(nil)
        while true {
            try #require(time(nil) - start < 20, "\(text) did not come")
            if let range = pending.firstRange(of: wanted) {
                defer { pending.removeFirst(range.upperBound) }
                return String(decoding: pending[..<range.upperBound], as: UTF8.self)
            }
            try #require(try take(), "\(text) did not come: \(String(decoding: pending, as: UTF8.self))")
        }
    }

    /// All that comes until the server closes the connection.
    func rest() throws -> String {
        while try take() {}
        return String(decoding: pending, as: UTF8.self)
    }

    private func take() throws -> Bool {
        var wait = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
        try #require(poll(&wait, 1, 20_000) == 1, "nothing came")
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        let count = recv(socket, &chunk, chunk.count, 0)
        if count > 0 { pending += chunk[..<count] }
        return count > 0
    }
}
