internal import CMicroHTTPD
internal import Synchronization

/// libmicrohttpd at work: the one place where it is called.
final class Daemon: Sendable {
    private struct Handle: @unchecked Sendable {
        let daemon: OpaquePointer
    }

    private let handle: Handle
    private let context: DaemonContext

    /// Nil where the library is missing or will not start. It owns the listener from now on.
    init?(_ listener: Listener, _ limits: ServerLimits, _ context: DaemonContext) {
        guard learn_mhd() != nil else { return nil }
        let options = learn_mhd_options(
            listener: listener.socket, threads: UInt32(limits.threads), connections: UInt32(limits.connections),
            idle_seconds: UInt32(limits.idleSeconds), memory: limits.headerBytes)
        let calls = learn_mhd_callbacks(
            context: Unmanaged.passUnretained(context).toOpaque(), begin: beginRequest, handle: handleRequest,
            complete: completeRequest, notify: noteConnection)
        guard let daemon = learn_mhd_start(options, calls) else { return nil }
        handle = Handle(daemon: daemon)
        self.context = context
    }

    /// Closes all connections; nobody may sleep any more.
    func stop() { learn_mhd().pointee.stop_daemon(handle.daemon) }
}

/// What the callbacks need.
final class DaemonContext: Sendable {
    let service: Service
    let connections = OpenConnections()

    init(_ service: Service) { self.service = service }
}

/// A client at the other end.
struct Connection: @unchecked Sendable {
    fileprivate let pointer: OpaquePointer
    fileprivate let deadline: ConnectionDeadline?
    fileprivate let service: Service

    func sleep() {
        deadline?.set(nil)
        learn_mhd().pointee.suspend_connection(pointer)
    }

    func wake() { learn_mhd().pointee.resume_connection(pointer) }

    /// Nil where one of them is no text.
    func headers() -> Headers? {
        var collected = Collected()
        _ = withUnsafeMutablePointer(to: &collected) { pointer in
            learn_mhd().pointee.get_connection_values_n(self.pointer, .HEADER_KIND, collectHeader, pointer)
        }
        return collected.isBroken ? nil : collected.headers
    }

    /// False where it cannot be answered any more.
    func send(_ response: Response) -> Bool {
        deadline?.set(ConnectionDeadline.response)
        let made = response.body.withUnsafeBytes { bytes in
            learn_mhd().pointee.create_response_from_buffer(
                bytes.count, UnsafeMutableRawPointer(mutating: bytes.baseAddress), .RESPMEM_MUST_COPY)
        }
        return queue(made, status: response.status, response.headers + SecurityHeaders.all)
    }

    func send(_ channel: EventChannel) -> Bool {
        deadline?.set(nil)
        let stream = EventStream(channel, self)
        let context = Unmanaged.passRetained(stream).toOpaque()
        let made = learn_mhd().pointee.create_response_from_callback(
            UInt64.max, 4096, readEvents, context, endEvents)
        guard made != nil else {
            endEvents(context)
            return false
        }
        let headers = [
            Field(name: "Content-Type", value: "text/event-stream; charset=utf-8"),
            Field(name: "Cache-Control", value: "no-store"),
        ]
        return queue(made, status: 200, headers + SecurityHeaders.all)
    }

    private func queue(_ made: OpaquePointer?, status: Int, _ headers: [Field]) -> Bool {
        guard let made else { return false }
        defer { learn_mhd().pointee.destroy_response(made) }
        for header in headers { _ = learn_mhd().pointee.add_response_header(made, header.name, header.value) }
        return learn_mhd().pointee.queue_response(pointer, UInt32(status), made) == .YES
    }
}

/// An event stream on its connection.
private final class EventStream: Sendable {
    let channel: EventChannel
    let connection: Connection

    init(_ channel: EventChannel, _ connection: Connection) {
        self.channel = channel
        self.connection = connection
    }
}

private struct Collected {
    var headers = Headers()
    var isBroken = false
}

private func collectHeader(
    _ context: UnsafeMutableRawPointer?, _ kind: MHD_ValueKind, _ name: UnsafePointer<CChar>?, _ nameSize: Int,
    _ value: UnsafePointer<CChar>?, _ valueSize: Int
) -> MHD_Result {
    guard let context, let name = text(name, nameSize), let value = text(value, valueSize) else {
        context?.assumingMemoryBound(to: Collected.self).pointee.isBroken = true
        return .NO
    }
    context.assumingMemoryBound(to: Collected.self).pointee.headers.add(name, value)
    return .YES
}

private func text(_ start: UnsafePointer<CChar>?, _ count: Int) -> String? {
    guard let start, count > 0 else { return "" }
    let bytes = UnsafeBufferPointer(start: start, count: count).map(UInt8.init(bitPattern:))
    guard !bytes.contains(0) else { return nil }
    return String(validating: bytes, as: UTF8.self)
}

private func beginRequest(
    _ context: UnsafeMutableRawPointer?, _ target: UnsafePointer<CChar>?, _ connection: OpaquePointer?
) -> UnsafeMutableRawPointer? {
    guard let context, let target, let connection else { return nil }
    let service = Unmanaged<DaemonContext>.fromOpaque(context).takeUnretainedValue().service
    deadline(of: connection)?.set(ConnectionDeadline.request)
    let bytes = UnsafeBufferPointer(start: target, count: strlen(target)).map(UInt8.init(bitPattern:))
    return Unmanaged.passRetained(Exchange(target: bytes, service)).toOpaque()
}

private func handleRequest(
    _ context: UnsafeMutableRawPointer?, _ connection: OpaquePointer?, _ path: UnsafePointer<CChar>?,
    _ method: UnsafePointer<CChar>?, _ version: UnsafePointer<CChar>?, _ upload: UnsafePointer<CChar>?,
    _ uploadSize: UnsafeMutablePointer<Int>?, _ exchange: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> MHD_Result {
    guard let context, let connection, let method, let uploadSize, let found = exchange?.pointee else { return .NO }
    let service = Unmanaged<DaemonContext>.fromOpaque(context).takeUnretainedValue().service
    let exchange = Unmanaged<Exchange>.fromOpaque(found).takeUnretainedValue()
    let piece = UnsafeRawBufferPointer(start: upload, count: uploadSize.pointee)
    let client = Connection(pointer: connection, deadline: deadline(of: connection), service: service)
    guard exchange.proceed(client, method: String(cString: method), body: piece) else { return .NO }
    uploadSize.pointee = 0
    return .YES
}

private func completeRequest(
    _ context: UnsafeMutableRawPointer?, _ connection: OpaquePointer?,
    _ exchange: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, _ reason: MHD_RequestTerminationCode
) {
    guard let found = exchange?.pointee else { return }
    exchange?.pointee = nil
    Unmanaged<Exchange>.fromOpaque(found).takeRetainedValue().end()
    if let connection { deadline(of: connection)?.set(nil) }
}

/// Called when a connection begins, and before its socket is closed.
private func noteConnection(
    _ context: UnsafeMutableRawPointer?, _ connection: OpaquePointer?,
    _ kept: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, _ event: MHD_ConnectionNotificationCode
) {
    guard let context, let connection, let kept else { return }
    let connections = Unmanaged<DaemonContext>.fromOpaque(context).takeUnretainedValue().connections
    if event == .CONNECTION_NOTIFY_STARTED {
        let deadline = ConnectionDeadline(socket: learn_mhd_socket(connection), now: SystemClock.milliseconds)
        connections.add(deadline)
        kept.pointee = Unmanaged.passRetained(deadline).toOpaque()
    } else if let found = kept.pointee {
        connections.remove(Unmanaged<ConnectionDeadline>.fromOpaque(found).takeRetainedValue())
        kept.pointee = nil
    }
}

private func deadline(of connection: OpaquePointer) -> ConnectionDeadline? {
    learn_mhd_connection_context(connection).map {
        Unmanaged<ConnectionDeadline>.fromOpaque($0).takeUnretainedValue()
    }
}

private func readEvents(
    _ context: UnsafeMutableRawPointer?, _ position: UInt64, _ buffer: UnsafeMutablePointer<CChar>?, _ size: Int
) -> Int {
    guard let context else { return -1 }
    let stream = Unmanaged<EventStream>.fromOpaque(context).takeUnretainedValue()
    let connection = stream.connection
    let portion = stream.channel.read(
        into: UnsafeMutableRawBufferPointer(start: buffer, count: size), sleep: { connection.sleep() },
        wake: { connection.wake() })
    return switch portion {
    case .bytes(let count): count
    case .sleep: 0
    case .end: -1
    }
}

private func endEvents(_ context: UnsafeMutableRawPointer?) {
    guard let context else { return }
    let stream = Unmanaged<EventStream>.fromOpaque(context).takeRetainedValue()
    stream.connection.service.remove(stream.channel)
}
