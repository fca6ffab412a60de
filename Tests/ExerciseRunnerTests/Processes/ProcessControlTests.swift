#if os(Linux)
    import Testing

    @testable import ExerciseRunner

    struct ProcessControlTests {
        @Test func `a program that nobody stops ends by its limit of processor time`() throws {
            let process = try ChildProcess(
                ["/bin/sh", "-c", "while :; do :; done"], environment: [], descriptors: [], processorSeconds: 1)
            #expect(process.wait() == .signaled(9))
        }

        @Test func `once a host runs without a sandbox nobody looks into this program`() throws {
            let crew = try CrewJoin(CheckOptions(sandbox: .never))
            let scratch = try ScratchFolder(in: crew.checker.installation.temporary)
            let host = try crew.checker.startHost(scratch)
            #expect(ProcessControl.isMemoryHidden)
            #expect(try host.isReady())
        }
    }
#endif
