internal import CourseModel
internal import ExerciseKit
internal import HostProtocol

/// Compiles a program with the modules that a screen has, and asks it questions, each in a process of its own that is kept
/// from the machine as in a check. What came of it is kept.
struct ProgramBench: Sendable {
    /// What a program is asked, in this order.
    var questions: [WireValue]
    private(set) var checker: CodeChecker
    private static let library = "program"

    /// `folder` may hold `Data`.
    init(
        _ questions: [WireValue], in folder: String, installation: Installation, options: CheckOptions
    ) throws(GraderFault) {
        self.questions = questions
        let exercise = Exercise(name: "program", files: [FillSource.file])
        checker = try CodeChecker(
            ExerciseFolder(exercise, at: folder), installation: installation.withSwiftUI(), options: options)
    }

    /// The same, which knows nothing of earlier runs.
    var fresh: ProgramBench {
        var bench = self
        bench.checker = checker.forgetful
        return bench
    }

    func shown(_ file: [UInt8]) throws(GraderFault) -> ProgramShown { try finish(try begin(file)) }

    /// A program on its way; the compiler is at work unless it is known what comes of it.
    enum Begun {
        case known(ProgramShown)
        case compiling(Work)
    }

    struct Work {
        fileprivate let scratch: ScratchFolder
        fileprivate let compilation: Compilation
        /// Nil where nothing is asked.
        fileprivate let host: HostProcess?
        fileprivate let key: VerdictKey
    }

    func begin(_ file: [UInt8]) throws(GraderFault) -> Begun {
        let files = StudentFiles([StudentFiles.Named(name: FillSource.file, file: StudentFile(bytes: file))])
        let harness = PreviewSource.text(for: files, servesValues: questions.contains { $0.name == "value" })
        let key = VerdictKey(self, files, harness: harness)
        if checker.options.keepsVerdicts, let known = VerdictCache(checker.installation).shown(key) {
            return .known(known)
        }
        let scratch = try ScratchFolder(in: checker.installation.temporary)
        let companions = ExerciseFolder.Companions(harness: Array(harness.utf8))
        var sources = try checker.folder.sources(files, companions, in: scratch.path)
        sources.conditions = PreviewSource.conditions
        if questions.isEmpty { sources.paths.removeAll { !$0.hasSuffix("/" + FillSource.file) } }
        let compilation = try Compilation(
            sources, to: Self.library, in: scratch.output, installation: checker.installation)
        let host = questions.isEmpty ? nil : try checker.startHost(scratch)
        return .compiling(Work(scratch: scratch, compilation: compilation, host: host, key: key))
    }

    func finish(_ begun: Begun) throws(GraderFault) -> ProgramShown {
        switch begun {
        case .known(let shown): return shown
        case .compiling(let work):
            let shown = try finish(work)
            if checker.options.keepsVerdicts { VerdictCache(checker.installation).keep(shown, work.key) }
            return shown
        }
    }

    private func finish(_ work: Work) throws(GraderFault) -> ProgramShown {
        switch work.compilation.finish(within: checker.options.compileMilliseconds) {
        case .failure(.errors(let errors)): return .errors(errors)
        case .failure(.outOfTime), .failure(.cancelled): return .compileLimit
        case .failure(.fault(let fault)): throw fault
        case .success(let product):
            guard let starting = work.host else { return .shown([]) }
            do throws(CheckFailure) {
                let host = try checker.readyHost(starting, work.scratch)
                try host.load(checker.installation.toolchain.present(product.wanted))
                return try ask(Student(host: host, library: Self.library, limits: checker.limits))
            } catch {
                switch error {
                case .fault(let fault): throw fault
                case .cancelled: throw .host("cancelled")
                }
            }
        }
    }

    private func ask(_ student: Student) throws(CheckFailure) -> ProgramShown {
        var shown: [Served] = []
        for question in questions {
            do throws(ServingFailure) {
                let served = try student.serve([[question]])
                shown.append(served.first ?? Served(observations: [], ending: .interfered))
            } catch {
                switch error {
                case .notLoaded(let reason): return .errors(try LoadFailure(reason).errors())
                case .fault(let fault): throw .fault(fault)
                case .cancelled: throw .cancelled
                }
            }
            // A limit is met once and never again.
            guard shown.last.map({ Shrinker.mayRunAgain($0.ending) }) == true else { break }
        }
        return .shown(shown)
    }
}
