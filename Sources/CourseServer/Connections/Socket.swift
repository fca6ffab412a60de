#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// The clock that nobody sets.
enum SystemClock {
    static var milliseconds: Int {
        var now = timespec()
        clock_gettime(CLOCK_MONOTONIC, &now)
        return now.tv_sec * 1000 + now.tv_nsec / 1_000_000
    }
}

/// What is asked of the system's sockets.
enum Socket {
    /// Ends a connection; whoever waits for it learns of it.
    static func end(_ socket: Int32) { _ = shutdown(socket, Int32(SHUT_RDWR)) }

    /// The names by which others may call this machine.
    static var machineNames: [String] {
        var name = [CChar](repeating: 0, count: 256)
        guard gethostname(&name, name.count - 1) == 0 else { return [] }
        let own = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self).lowercased()
        return own.isEmpty ? [] : [own, own + ".local"]
    }

    static func closeListener(_ socket: Int32) { close(socket) }
}

/// A socket that waits for connections.
struct Listener {
    var socket: Int32
    var port: Int
    var isIPv6: Bool

    /// Waits at `address`, a number such as `127.0.0.1`; port 0 is any that is free.
    static func open(address: String, port: Int) throws(ListenFailure) -> Listener {
        guard let found = resolve(address, port) else { throw .badAddress }
        defer { freeaddrinfo(found) }
        #if canImport(Glibc)
            let stream = Int32(SOCK_STREAM.rawValue)
        #else
            let stream = SOCK_STREAM
        #endif
        let listener = makeSocket(found.pointee.ai_family, stream, 0)
        guard listener >= 0 else { throw .failed(reason: String(cString: strerror(errno))) }
        do throws(ListenFailure) {
            try listen(listener, at: found.pointee)
            return Listener(
                socket: listener, port: boundPort(listener) ?? port, isIPv6: found.pointee.ai_family == AF_INET6)
        } catch {
            close(listener)
            throw error
        }
    }

    private static func resolve(_ address: String, _ port: Int) -> UnsafeMutablePointer<addrinfo>? {
        var hints = addrinfo()
        hints.ai_flags = AI_NUMERICHOST | AI_NUMERICSERV | AI_PASSIVE
        var found: UnsafeMutablePointer<addrinfo>?
        return getaddrinfo(address, String(port), &hints, &found) == 0 ? found : nil
    }

    private static func listen(_ listener: Int32, at address: addrinfo) throws(ListenFailure) {
        var yes: Int32 = 1
        setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        _ = fcntl(listener, F_SETFD, FD_CLOEXEC)
        _ = fcntl(listener, F_SETFL, O_NONBLOCK)
        guard bind(listener, address.ai_addr, address.ai_addrlen) == 0, startListening(listener, 128) == 0 else {
            throw errno == EADDRINUSE ? .portTaken : .failed(reason: String(cString: strerror(errno)))
        }
    }

    private static func boundPort(_ listener: Int32) -> Int? {
        var address = sockaddr_in6()
        var length = socklen_t(MemoryLayout<sockaddr_in6>.size)
        let result = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(listener, $0, &length) }
        }
        // The port stands at the same place in both kinds of addresses.
        return result == 0 ? Int(UInt16(bigEndian: address.sin6_port)) : nil
    }
}

/// Why no connections can be waited for.
public enum ListenFailure: Error, Equatable, Sendable {
    /// Another program has the port.
    case portTaken
    /// No number of an address.
    case badAddress
    /// libmicrohttpd cannot be loaded or started.
    case noLibrary
    /// The system's word.
    case failed(reason: String)
}

#if canImport(Glibc)
    private func makeSocket(_ family: Int32, _ kind: Int32, _ protocolNumber: Int32) -> Int32 {
        Glibc.socket(family, kind, protocolNumber)
    }
    private func startListening(_ listener: Int32, _ backlog: Int32) -> Int32 { Glibc.listen(listener, backlog) }
#else
    private func makeSocket(_ family: Int32, _ kind: Int32, _ protocolNumber: Int32) -> Int32 {
        Darwin.socket(family, kind, protocolNumber)
    }
    private func startListening(_ listener: Int32, _ backlog: Int32) -> Int32 { Darwin.listen(listener, backlog) }
#endif

/// Time that passes.
enum Pause {
    static func second() { sleep(1) }
}
