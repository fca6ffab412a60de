import HostProtocol
import Testing

struct MessageTests {
    @Test func `requests come back as they were sent`() {
        let limits = HostLimits(wallMilliseconds: 1, processorSeconds: 2, memoryBytes: 3, outputBytes: 4)
        let run = HostRun(library: "/student/x.so", home: "/scratch/1", limits: limits, commands: [0, 255, 10])
        #expect(HostRun(bytes: run.bytes) == run)
        let requests: [HostRequest] = [
            .load([]), .load(["/lib/é.so", ""]),
            .run([], atOnce: 1), .run([run, run], atOnce: 2), .prepare(count: 3, limits),
        ]
        for request in requests { #expect(HostRequest(bytes: request.bytes) == request) }
    }

    @Test func `replies come back as they were sent`() {
        let causes: [HostRunEnd.Cause] = [.exited(status: 3), .signaled(9), .outOfTime, .outOfOutput]
        let ends = causes.map {
            HostReply.ended(HostRunEnd(cause: $0, processorMilliseconds: 5, output: [1], entries: [2, 3]))
        }
        for reply in ends + [.ready, .loaded(failures: ["x"]), .notRun(error: 12), .omitted] {
            #expect(HostReply(bytes: reply.bytes) == reply)
        }
    }

    @Test func `bytes cut anywhere are no message`() {
        let reply = HostReply.ended(HostRunEnd(cause: .outOfTime, processorMilliseconds: 5, output: [1], entries: [2]))
        for count in reply.bytes.indices { #expect(HostReply(bytes: Array(reply.bytes.prefix(count))) == nil) }
        let request = HostRequest.load(["a"])
        for count in request.bytes.indices { #expect(HostRequest(bytes: Array(request.bytes.prefix(count))) == nil) }
    }

    @Test func `a length beyond the bytes is refused`() {
        var frame = FrameWriter()
        frame.put(1 << 40)
        var reader = FrameReader(frame.bytes)
        #expect(reader.blob() == nil)
    }
}
