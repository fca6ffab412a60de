public import CourseModel

/// The files of an exercise.
public struct ExerciseFolder: Sendable {
    public let path: String
    public let exercise: Exercise

    /// `path` is the exercise's folder.
    public init(_ exercise: Exercise, at path: String) {
        self.exercise = exercise
        self.path = path
    }

    /// What the student begins with.
    public func starter() throws(GraderFault) -> StudentFiles {
        var files: [StudentFiles.Named] = []
        for name in exercise.files {
            files.append(StudentFiles.Named(name: name, file: StudentFile(bytes: try read(name))))
        }
        return StudentFiles(files)
    }

    /// Reads a student's files at `path`: a folder that holds all of them, or a file that stands for the first, where the
    /// others are the starter's.
    public func studentFiles(at path: String) throws(GraderFault) -> Result<StudentFiles, UnreadableStudentFile> {
        guard System.isFolder(path) else { return Self.first(path, others: try starter()) }
        var files: [StudentFiles.Named] = []
        for name in exercise.files {
            switch StudentFile.read(path + "/" + name) {
            case .success(let file): files.append(StudentFiles.Named(name: name, file: file))
            case .failure(let reason): return .failure(UnreadableStudentFile(name: name, reason: reason))
            }
        }
        return .success(StudentFiles(files))
    }

    private static func first(
        _ path: String, others starter: StudentFiles
    ) -> Result<StudentFiles, UnreadableStudentFile> {
        let name = starter.files.first?.name ?? ""
        return StudentFile.read(path).map { file in
            StudentFiles([StudentFiles.Named(name: name, file: file)] + starter.files.dropFirst())
        }.mapError { UnreadableStudentFile(name: name, reason: $0) }
    }

    /// Whether the exercise is graded by its author's unit tests: it names no oracle and holds none.
    public var isTested: Bool {
        exercise.oracle == nil && System.exists(path + "/Tests.swift") && !System.exists(path + "/Oracle.swift")
    }

    /// The Swift files in a folder that can be a student's, in order.
    public static func swiftFiles(in path: String) -> [String] {
        System.names(in: path).filter { $0.hasSuffix(".swift") && !Exercise.isReserved(file: $0) }
    }

    /// Whether a file of the exercise's own, a starter among them, imports SwiftUI: then all code of the exercise may.
    var usesSwiftUI: Bool { Self.usesSwiftUI(at: path) }

    /// The same of the exercise in the folder `path`.
    public static func usesSwiftUI(at path: String) -> Bool {
        System.names(in: path).filter { $0.hasSuffix(".swift") }.contains { name in
            System.read(path + "/" + name).map { ImportedModules.names(in: $0).contains("SwiftUI") } ?? false
        }
    }

    /// What stands in the folder `Data`: a student's code finds it in `Bundle.main`.
    var data: [HostProgram.File] {
        System.names(in: path + "/Data").map { HostProgram.File(name: $0, path: "\(path)/Data/\($0)") }
    }

    /// The names of the mistakes, in order.
    public var mistakes: [String] { Self.versions(in: path + "/Mistakes") }

    /// The names of the right solutions in other styles, in order.
    public var accepted: [String] { Self.versions(in: path + "/Accepted") }

    /// Where the mistake stands: `NAME.swift`, or the folder `NAME` where it has several files.
    public func mistakePath(_ name: String) -> String { Self.version(path + "/Mistakes/" + name) }
    public func acceptedPath(_ name: String) -> String { Self.version(path + "/Accepted/" + name) }

    private static func version(_ path: String) -> String { System.isFolder(path) ? path : path + ".swift" }

    private static func versions(in folder: String) -> [String] {
        System.names(in: folder).compactMap { name in
            if name.hasSuffix(".swift") { return String(name.dropLast(6)) }
            return System.isFolder(folder + "/" + name) ? name : nil
        }
    }
}

/// One of a student's files cannot be read.
public struct UnreadableStudentFile: Error, Equatable, Sendable {
    /// The exercise's name for the file.
    public var name: String
    public var reason: UnreadableFile
}

extension ExerciseFolder {
    /// What is compiled beside a student's files.
    struct Companions: Equatable {
        /// The author's unit tests, or what fits the student's files to the oracle.
        var harness: [UInt8]
        /// Whether the harness is unit tests.
        var areTests = false
        /// `Support.swift`, where the exercise has one: gives what Linux lacks.
        var support: [UInt8]?
        /// The types that an exercise brings along.
        var commands: CommandsModule?
    }

    private static let harnessName = "Harness.swift"
    private static let supportName = "Support.swift"
    private static let testsName = "Tests.swift"
    private static let entryName = "TestEntry.swift"

    /// `Support.swift`, where there is one.
    var support: [UInt8]? { System.read(path + "/" + Self.supportName) }

    func companions(commands: CommandsModule? = nil) throws(GraderFault) -> Companions {
        if isTested { return Companions(harness: try read(Self.testsName), areTests: true, support: support) }
        return Companions(harness: try read(Self.harnessName), support: support, commands: commands)
    }

    /// Writes what is compiled into `folder`; a host finds the harness by `harnessSymbol`.
    func sources(
        _ student: StudentFiles, _ companions: Companions, in folder: String,
        harnessSymbol: String = HarnessEntry.symbol
    ) throws(GraderFault) -> CompilationSources {
        var paths: [String] = []
        var others = [
            companions.areTests
                ? (Self.testsName, companions.harness)
                : (Self.harnessName, HarnessEntry.completing(companions.harness, as: harnessSymbol))
        ]
        if let support = companions.support { others.append((Self.supportName, support)) }
        if companions.areTests { others.append((Self.entryName, Array(TestEntry.source.utf8))) }
        for (name, bytes) in student.files.map({ ($0.name, $0.file.bytes) }) + others {
            paths.append(folder + "/" + name)
            try System.write(bytes, to: folder + "/" + name)
        }
        return CompilationSources(
            paths: paths, files: student.files.map(\.name), harness: companions.harness, commands: companions.commands)
    }

    /// Refuses names of files that lead elsewhere, come twice, or are those of the exercise's own.
    func checkNames() throws(GraderFault) {
        var seen: Set<String> = [Self.harnessName, Self.supportName, Self.testsName, Self.entryName]
        for name in exercise.files {
            guard name.hasSuffix(".swift"), !name.contains("/"), !name.contains("\0"), seen.insert(name).inserted
            else { throw .missingFile(path + "/" + name) }
        }
        guard !exercise.files.isEmpty else { throw .missingFile(path) }
    }

    private func read(_ name: String) throws(GraderFault) -> [UInt8] {
        guard let bytes = System.read(path + "/" + name) else { throw .missingFile(path + "/" + name) }
        return bytes
    }
}
