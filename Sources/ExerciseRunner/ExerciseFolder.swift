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
    func harness() throws(GraderFault) -> [UInt8] {
        HarnessEntry.completing(try read("Harness.swift"), serving: "the harness")
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
        var paths = [folder + "/" + file, folder + "/Harness.swift"]
        try System.write(student, to: paths[0])
        try System.write(harness, to: paths[1])
        if let support = System.read(path + "/Support.swift") {
            paths.append(folder + "/Support.swift")
            try System.write(support, to: paths[2])
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
