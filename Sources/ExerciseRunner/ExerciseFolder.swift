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

    /// The name of the file that the student edits.
    var file: String { exercise.files.first ?? "" }

    func starter() throws(GraderFault) -> StudentFile { StudentFile(bytes: try read(file)) }
    /// The author's unit tests, or what fits the student's file to the oracle.
    func harness() throws(GraderFault) -> [UInt8] {
        if isTested { return try read("Tests.swift") }
        return HarnessEntry.completing(try read("Harness.swift"), serving: "the harness")
    }

    /// Whether the exercise is graded by its author's unit tests: it names no oracle and holds none.
    var isTested: Bool {
        exercise.oracle == nil && System.exists(path + "/Tests.swift") && !System.exists(path + "/Oracle.swift")
    }

    /// The names of the mistakes, in order.
    public var mistakes: [String] { Self.swiftNames(in: path + "/Mistakes") }

    /// The names of the right solutions in other styles, in order.
    public var accepted: [String] { Self.swiftNames(in: path + "/Accepted") }

    public func mistakePath(_ name: String) -> String { path + "/Mistakes/" + name + ".swift" }
    public func acceptedPath(_ name: String) -> String { path + "/Accepted/" + name + ".swift" }

    /// Writes what is compiled into `folder`, the student's file under the exercise's name for it. `Support.swift`, where the
    /// exercise has one, gives what Linux lacks.
    func sources(_ student: [UInt8], harness: [UInt8], in folder: String) throws(GraderFault) -> CompilationSources {
        var paths = [folder + "/" + file, folder + (isTested ? "/Tests.swift" : "/Harness.swift")]
        try System.write(student, to: paths[0])
        try System.write(harness, to: paths[1])
        var more: [(name: String, text: [UInt8])] = []
        if let support = System.read(path + "/Support.swift") { more.append(("Support.swift", support)) }
        if isTested { more.append(("TestEntry.swift", Array(TestEntry.source.utf8))) }
        for (name, text) in more {
            try System.write(text, to: folder + "/" + name)
            paths.append(folder + "/" + name)
        }
        return CompilationSources(paths: paths, files: [file], harness: harness)
    }

    private func read(_ name: String) throws(GraderFault) -> [UInt8] {
        guard !name.isEmpty, let bytes = System.read(path + "/" + name) else {
            throw .missingFile(path + "/" + name)
        }
        return bytes
    }

    private static func swiftNames(in folder: String) -> [String] {
        System.names(in: folder).filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) }
    }
}
