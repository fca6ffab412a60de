internal import CourseModel
internal import ExerciseKit
internal import HostProtocol

/// What a run of unit tests left, read from the testing library's records, the event stream's version 0. They come from
/// the student's own process: what shows a failure is believed, and a pass needs every sign of one.
struct TestReading {
    private var names: [String: String] = [:]
    /// Functions that were begun and have not ended, in order.
    private var running: [String] = []
    private var ended = 0
    private var failed: [(test: String, messages: [String])] = []
    private var hasEnded = false
    private var runPassed = false
    private var isReadable = true
    /// Whether the ledger had no room for more.
    private var isFull = false

    static func verdict(_ end: HostRunEnd) -> CodeVerdict {
        var reading = TestReading()
        end.entries.withUnsafeBytes { reading.read($0) }
        return reading.verdict(end)
    }

    private func verdict(_ end: HostRunEnd) -> CodeVerdict {
        guard isReadable else { return .interfered }
        let last = running.last.map { names[$0] ?? $0 }
        guard !isFull else { return .testsStopped(test: last, .outputLimit) }
        // Without the end of the run, ending well is only an exit too early.
        guard hasEnded, end.cause == .exited(status: 0) else {
            return .testsStopped(test: last, RunReading.ending(end))
        }
        guard failed.isEmpty else {
            return .testsFailed(failed.map { FailedTest(name: names[$0.test] ?? $0.test, messages: $0.messages) })
        }
        guard ended > 0 else { return .graderFault(.noTests) }
        return runPassed && running.isEmpty ? .passed : .interfered
    }

    private mutating func read(_ bytes: UnsafeRawBufferPointer) {
        var reader = WireReader(bytes)
        while !reader.isAtEnd, isReadable, !isFull { isReadable = readEntry(&reader) }
    }

    private mutating func readEntry(_ reader: inout WireReader) -> Bool {
        let entry = reader.byte()
        isFull = entry == Entry.full.rawValue
        guard !isFull else { return true }
        guard entry == Entry.record.rawValue, let text = reader.value()?.text, let record = JSONText(text),
            let payload = record["payload"]
        else { return false }
        switch record["kind"]?.text {
        case "test": readTest(payload)
        case "event": readEvent(payload)
        default: break
        }
        return true
    }

    private mutating func readTest(_ payload: JSONText) {
        guard payload["kind"]?.text == "function", let id = payload["id"]?.text else { return }
        names[id] = payload["displayName"]?.text ?? payload["name"]?.text
    }

    private mutating func readEvent(_ payload: JSONText) {
        let test = payload["testID"]?.text ?? ""
        switch payload["kind"]?.text {
        case "testStarted" where names[test] != nil: running.append(test)
        case "testEnded" where names[test] != nil:
            ended += 1
            running.removeAll { $0 == test }
        case "issueRecorded": readIssue(payload, of: test)
        case "runEnded":
            hasEnded = true
            runPassed = payload["messages"]?.list.first?["symbol"]?.text?.hasPrefix("pass") == true
        default: break
        }
    }

    private mutating func readIssue(_ payload: JSONText, of test: String) {
        guard payload["issue"]?["isKnown"] != .bool(true), payload["issue"]?["isFailure"] != .bool(false) else {
            return
        }
        let messages = payload["messages"]?.list.compactMap { $0["text"]?.text } ?? []
        if let place = failed.firstIndex(where: { $0.test == test }) {
            failed[place].messages += messages
        } else {
            failed.append((test, messages))
        }
    }
}
