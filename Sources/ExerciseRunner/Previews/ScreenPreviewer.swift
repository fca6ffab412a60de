public import CourseModel
internal import ExerciseKit
internal import HostProtocol

/// Makes the screens of a student's program, each in a process of its own, kept from the machine as in a check.
public struct ScreenPreviewer: Sendable {
    /// More are not made.
    public static let mostPreviews = 16

    private let checker: CodeChecker
    private let files: StudentFiles
    private static let library = "previews"

    public enum Failure: Error, Equatable, Sendable {
        case errors([CompilerDiagnostic])
        /// Neither a preview nor an app is there.
        case nothingToShow
        case compileLimit
        case fault(GraderFault)
    }

    /// `folder` is where the program's data stand.
    public init(_ files: StudentFiles, in folder: ExerciseFolder, installation: Installation) throws(GraderFault) {
        checker = try CodeChecker(folder, installation: installation.withSwiftUI())
        self.files = files
    }

    /// The previews in order, as they are in `locale`, such as `tr_TR`, once all `steps` were taken.
    public func previews(locale: String, steps: [String]) throws(Failure) -> [ScreenPreview] {
        let begun = try Failure.faults { () throws(GraderFault) in try begin() }
        let product: Compilation.Product
        switch begun.compilation.finish(within: checker.options.compileMilliseconds) {
        case .success(let made): product = made
        case .failure(let failure): throw Failure(failure)
        }
        let host = try Failure.failures { () throws(CheckFailure) in
            let host = try checker.readyHost(begun.host, begun.scratch)
            try host.load(checker.installation.toolchain.present(product.wanted))
            return host
        }
        return try show(locale, steps, Student(host: host, library: Self.library, limits: checker.limits))
    }

    /// The compiler and the host at work.
    private struct Begun {
        let scratch: ScratchFolder
        let compilation: Compilation
        let host: HostProcess
    }

    private func begin() throws(GraderFault) -> Begun {
        let scratch = try ScratchFolder(in: checker.installation.temporary)
        let compilation = try compilation(in: scratch)
        return Begun(scratch: scratch, compilation: compilation, host: try checker.startHost(scratch))
    }

    private func compilation(in scratch: ScratchFolder) throws(GraderFault) -> Compilation {
        let companions = ExerciseFolder.Companions(
            harness: Array(PreviewSource.text(for: files).utf8), support: checker.folder.support)
        var sources = try checker.folder.sources(files, companions, in: scratch.path)
        sources.conditions = PreviewSource.conditions
        return try Compilation(sources, to: Self.library, in: scratch.output, installation: checker.installation)
    }

    private func show(_ locale: String, _ steps: [String], _ student: Student) throws(Failure) -> [ScreenPreview] {
        let first = try serve(.record("names", []), student)
        guard case .list(let names)? = first.observations.first else {
            return [ScreenPreview(screen: nil, ending: first.ending)]
        }
        guard !names.isEmpty else { throw .nothingToShow }
        var previews: [ScreenPreview] = []
        for (number, name) in names.prefix(Self.mostPreviews).enumerated() {
            let command = WireValue.record(
                "show",
                [
                    WireField("preview", .text(String(number))), WireField("locale", .text(locale)),
                    WireField("steps", .list(steps.map(WireValue.text))),
                ])
            previews.append(Self.preview(name.text.flatMap { $0.isEmpty ? nil : $0 }, try serve(command, student)))
        }
        return previews
    }

    private static func preview(_ name: String?, _ served: Served) -> ScreenPreview {
        served.observations.first.flatMap { ScreenPreview(name: name, wire: $0) }
            ?? ScreenPreview(name: name, screen: nil, ending: served.ending)
    }

    private func serve(_ command: WireValue, _ student: Student) throws(Failure) -> Served {
        do throws(ServingFailure) {
            return try student.serve([[command]]).first ?? Served(observations: [], ending: .interfered)
        } catch {
            switch error {
            case .notLoaded(let reason): throw .errors([.notLinked(message: reason)])
            case .fault(let fault): throw .fault(fault)
            case .cancelled: throw .fault(.host("cancelled"))
            }
        }
    }

}

extension ScreenPreviewer.Failure {
    fileprivate init(_ failure: Compilation.Failure) {
        switch failure {
        case .errors(let errors): self = .errors(errors)
        case .outOfTime, .cancelled: self = .compileLimit
        case .fault(let fault): self = .fault(fault)
        }
    }

    fileprivate static func faults<Value>(_ body: () throws(GraderFault) -> Value) throws(Self) -> Value {
        do throws(GraderFault) { return try body() } catch { throw .fault(error) }
    }

    fileprivate static func failures<Value>(_ body: () throws(CheckFailure) -> Value) throws(Self) -> Value {
        do throws(CheckFailure) {
            return try body()
        } catch {
            switch error {
            case .fault(let fault): throw .fault(fault)
            case .cancelled: throw .fault(.host("cancelled"))
            }
        }
    }
}
