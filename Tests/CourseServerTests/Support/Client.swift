#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A client that sends bytes as they are.
final class Client {
    private let socket: Int32

    /// Nil where the server takes no more connections at this moment.
    init?(port: Int, patience: Int = 10) {
        #if canImport(Glibc)
            socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
            socket = Darwin.socket(AF_INET, SOCK_STREAM, 0)
        #endif
        var time = timeval(tv_sec: patience, tv_usec: 0)
        for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
            setsockopt(socket, SOL_SOCKET, option, &time, socklen_t(MemoryLayout<timeval>.size))
        }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16(port).bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard result == 0 else { return nil }
    }

    deinit { close(socket) }

    /// Sends all that the other side takes.
    func send(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { sendBytes(socket, $0) }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }

    func send(_ text: String) { send(Array(text.utf8)) }

    /// Nothing more is sent or taken.
    func end() { shutdown(socket, Int32(SHUT_RDWR)) }

    /// Nothing more will be sent.
    func finish() { shutdown(socket, Int32(SHUT_WR)) }

    /// What comes next; empty where the connection is closed or nothing comes.
    func receive() -> [UInt8] {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = recv(socket, &buffer, buffer.count, 0)
        return count > 0 ? Array(buffer[..<count]) : []
    }

    /// All that comes until `text` stands in it, or nothing more does.
    func receive(until text: String) -> String {
        var bytes: [UInt8] = []
        while true {
            let received = String(decoding: bytes, as: UTF8.self)
            if received.contains(text) { return received }
            let more = receive()
            if more.isEmpty { return received }
            bytes += more
        }
    }

    /// All that comes until the connection is closed.
    func receiveAll() -> String { receive(until: "\u{0}\u{0}never") }

    /// The status of the answer to one request; nil where there is none.
    func status() -> Int? {
        let line = receive(until: "\r\n")
        guard line.hasPrefix("HTTP/1.1 ") || line.hasPrefix("HTTP/1.0 ") else { return nil }
        return Int(line.dropFirst(9).prefix(3))
    }
}

#if canImport(Glibc)
    private func sendBytes(_ socket: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
        Glibc.send(socket, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
    }
#else
    private func sendBytes(_ socket: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
        Darwin.send(socket, bytes.baseAddress, bytes.count, 0)
    }
#endif
