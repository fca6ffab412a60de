public import CourseModel

extension CodeChecker {
    /// The mistake that the checked code makes, where it behaves as exactly one of the exercise's mistakes does.
    public func mistake(in check: CodeCheck) throws(GraderFault) -> String? {
        do throws(CheckFailure) {
            return try mistake(in: check, nil)
        } catch {
            switch error {
            case .fault(let fault): throw fault
            case .cancelled: return nil
            }
        }
    }

    /// The same; nil too where `cancellation` says that it is no longer wanted.
    public func mistake(in check: CodeCheck, _ cancellation: Cancellation) throws(GraderFault) -> String? {
        do throws(CheckFailure) {
            return try mistake(in: check, cancellation as Cancellation?)
        } catch {
            switch error {
            case .fault(let fault): throw fault
            case .cancelled: return nil
            }
        }
    }

    private func mistake(in check: CodeCheck, _ cancellation: Cancellation?) throws(CheckFailure) -> String? {
        guard check.trace != nil || check.failedTests != nil else { return nil }
        let libraries = MistakeLibraries(
            folder: folder, companions: try CheckFailure.faults(companions), installation: installation)
        let sources = try CheckFailure.faults(libraries.sources)
        let key = check.key.map { $0.withMistakes(sources) }
        let cache = VerdictCache(installation)
        if let key, let kept = cache.mistake(key) { return kept.name }
        let name = try recognise(check, libraries, sources, cancellation)
        if let key { cache.keep(KeptMistake(name: name), key) }
        return name
    }

    private func recognise(
        _ check: CodeCheck, _ libraries: MistakeLibraries, _ sources: [MistakeLibraries.Source],
        _ cancellation: Cancellation?
    ) throws(CheckFailure) -> String? {
        let known = try libraries.libraries(sources, cancellation)
        let (scratch, starting) = try CheckFailure.faults { () throws(GraderFault) in
            let scratch = try ScratchFolder(in: installation.temporary)
            try libraries.copy(known.map(\.library), to: scratch.output)
            return (scratch, try startHost(scratch, cancellation))
        }
        let host = try readyHost(starting, scratch, cancellation)
        try host.load(libraries.imported(by: sources))
        let mistakes = known.map { ($0.mistake, Student(host: host, library: $0.library, limits: limits)) }
        if let failed = check.failedTests { return try mistake(mistakes, failing: failed) }
        guard let trace = check.trace else { return nil }
        let recognition = MistakeRecognition(difference: trace.difference, named: trace.named, cases: trace.cases)
        do throws(ServingFailure) {
            return try recognition.recognise(mistakes)
        } catch {
            switch error {
            case .fault(let fault): throw .fault(fault)
            case .notLoaded(let reason): throw .fault(.harness(reason))
            case .cancelled: throw .cancelled
            }
        }
    }
    /// The one of the mistakes that fails the same tests.
    private func mistake(
        _ mistakes: [(name: String, student: Student)], failing tests: FailedTests
    ) throws(CheckFailure) -> String? {
        var found: [String] = []
        for (name, student) in mistakes {
            let run = TestRun(host: student.host, library: student.library, limits: student.limits)
            if FailedTests(try run.verdict()) == tests { found.append(name) }
        }
        return found.count == 1 ? found[0] : nil
    }
}
