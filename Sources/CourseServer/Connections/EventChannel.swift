internal import Synchronization

/// Server-sent events to one page, as the HTML standard has them.
public final class EventChannel: Sendable {
    private struct State {
        var pending: [UInt8] = Array("retry: 1000\n\n".utf8)
        /// How many of them have gone.
        var sent = 0
        var isClosed = false
        var isOver = false
        /// What wakes the connection, which sleeps while there is nothing to send.
        var wake: (@Sendable () -> Void)?
    }

    /// A page that reads nothing of so many bytes is given up; it connects again.
    private static let most = 4 << 20

    private let state = Mutex(State())
    private let onEnd: @Sendable () -> Void

    /// `onEnd` is called once, when the page is gone or the server ends; it must not wait.
    public init(onEnd: @escaping @Sendable () -> Void = {}) { self.onEnd = onEnd }

    /// Sends an event; nothing happens once the page is gone.
    public func send(_ event: String, _ data: String) {
        // An event without data is none.
        var text = Array("event: \(event)\n\(data.isEmpty ? "data: " : "")".utf8)
        var rest = data.utf8.makeIterator()
        var byte = rest.next()
        while let first = byte {
            if text.last == UInt8(ascii: "\n") { text += "data: ".utf8 }
            byte = rest.next()
            // Each kind of line end would end the field.
            if first == UInt8(ascii: "\r"), byte == UInt8(ascii: "\n") { continue }
            text.append(first == UInt8(ascii: "\r") ? UInt8(ascii: "\n") : first)
        }
        enqueue(text + "\n\n".utf8)
    }

    /// A page that went away is only noticed when something is sent.
    func sendHeartbeat() { enqueue(Array(":\n\n".utf8)) }

    private func enqueue(_ bytes: [UInt8]) {
        wake { state in
            guard !state.isClosed else { return }
            state.pending += bytes
            if state.pending.count - state.sent > Self.most { state.isClosed = true }
        }
    }

    /// Ends the stream once what was sent before has gone.
    public func close() {
        wake { $0.isClosed = true }
    }

    private func wake(after change: (inout sending State) -> Void) {
        state.withLock { state in
            change(&state)
            state.wake?()
            state.wake = nil
        }
    }

    /// What a connection does that asks for bytes.
    enum Portion {
        case bytes(Int)
        case sleep
        case end
    }

    /// Fills `buffer`; where there is nothing to send, `sleep` is called and `wake` kept for when there is.
    func read(
        into buffer: UnsafeMutableRawBufferPointer, sleep: () -> Void, wake: @escaping @Sendable () -> Void
    ) -> Portion {
        state.withLock { state in
            guard state.pending.isEmpty else {
                let count = min(buffer.count, state.pending.count - state.sent)
                buffer.copyBytes(from: state.pending[state.sent..<state.sent + count])
                state.sent += count
                if state.sent == state.pending.count { (state.pending, state.sent) = ([], 0) }
                return .bytes(count)
            }
            if state.isClosed { return .end }
            state.wake = wake
            sleep()
            return .sleep
        }
    }

    /// The connection is gone: nothing may wake it any more.
    func connectionEnded() {
        let isFirst = state.withLock { state in
            defer { state.isOver = true }
            state.wake = nil
            state.isClosed = true
            (state.pending, state.sent) = ([], 0)
            return !state.isOver
        }
        if isFirst { onEnd() }
    }
}
