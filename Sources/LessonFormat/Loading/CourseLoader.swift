public import CourseModel

#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// Finds the files of a course and reads them: the one place where this module touches the file system.
public struct CourseLoader: Sendable {
    /// The folder that holds `Lessons`, as the user would type it.
    public let root: String

    /// Takes the course in `root`; nothing is read yet.
    public init(root: String) { self.root = root }

    /// The nearest folder that holds `Lessons/course.yaml`: `path` itself or one above it, as a path that can be typed where
    /// `path` can. Nil where there is none.
    public static func findRoot(from path: String) -> String? {
        var folder = path.isEmpty ? "." : path
        for _ in 0..<256 {
            if Entry.kind(at: join(folder, "Lessons/course.yaml")) != .missing { return folder }
            guard let parent = parent(of: folder), !Entry.isSame(folder, parent) else { return nil }
            folder = parent
        }
        return nil
    }

    /// The path of `course.yaml`.
    public var courseFile: String { path("Lessons/course.yaml") }

    /// The path of a lesson's file, which need not exist.
    public func lessonFile(_ id: LessonID, _ language: LanguageTag) -> String {
        path("Lessons/\(id.name)/lesson.\(language.tag).yaml")
    }

    /// Reads `course.yaml`.
    public func course() -> Loaded<ReadCourse> {
        switch FileBytes.read(courseFile) {
        case .success(let bytes): return CourseReader.read(bytes: bytes, file: courseFile)
        case .failure(let refusal):
            return Self.refused(refusal.problem ?? .courseNotFound, courseFile)
        }
    }

    /// Reads a lesson's file.
    public func lesson(_ id: LessonID, _ language: LanguageTag) -> Loaded<ReadLesson> {
        let file = lessonFile(id, language)
        guard ScalarText.isIdentifier(id.name), ScalarText.isLanguageTag(language.tag) else {
            return Self.refused(.lessonMissing(lesson: id.name), file)
        }
        switch FileBytes.read(file) {
        case .success(let bytes): return LessonReader.read(bytes: bytes, file: file, id: id, language: language)
        case .failure(let refusal):
            let hasFolder = Entry.kind(at: path("Lessons/\(id.name)")) == .folder
            let missing: FileProblem =
                hasFolder ? .languageMissing(language: language.tag) : .lessonMissing(lesson: id.name)
            return Self.refused(refusal.problem ?? missing, file)
        }
    }

    /// The folder of a lesson, which need not exist.
    public func lessonFolder(_ id: LessonID) -> String { path("Lessons/\(id.name)") }

    /// The folder of an exercise, which need not exist.
    public func exerciseFolder(_ name: String) -> String { path("Exercises/\(name)") }

    /// The folders of `Exercises` that hold an `exercise.yaml`, sorted.
    package var exerciseNames: [String] {
        Entry.names(in: path("Exercises")).sorted().filter { name in
            Entry.names(in: exerciseFolder(name)).contains("exercise.yaml")
        }
    }

    /// Reads the `exercise.yaml` of the exercise of this name.
    public func exercise(_ name: String) -> Loaded<Exercise> {
        let read = placedExercise(name)
        return Loaded(value: read.value?.exercise, diagnostics: read.diagnostics)
    }

    /// The same, with the places of the exercise's parts.
    public func placedExercise(_ name: String) -> Loaded<ReadExercise> {
        let file = exerciseFolder(name) + "/exercise.yaml"
        guard ScalarText.isIdentifier(name) else { return Self.refused(.exerciseMissing(exercise: name), file) }
        switch FileBytes.read(file) {
        case .success(let bytes): return ExerciseReader.readPlaced(bytes: bytes, file: file, name: name)
        case .failure(let refusal): return Self.refused(refusal.problem ?? .exerciseMissing(exercise: name), file)
        }
    }

    /// The contents of a file of at most `FormatLimits.fileBytes`; nil where it cannot be read.
    package static func bytes(of file: String) -> [UInt8]? { try? FileBytes.read(file).get() }

    /// The names in a folder, hidden ones left out, in no order; nothing where it cannot be read.
    package static func names(in folder: String) -> [String] { Entry.names(in: folder) }

    /// The languages for which a lesson has a file of any kind, sorted.
    public func languages(of id: LessonID) -> [LanguageTag] {
        let names = Entry.names(in: path("Lessons/\(id.name)"))
        return names.compactMap(Self.language).sorted { $0.tag < $1.tag }
    }

    /// Lessons and languages that `course` promises and that have no file, and lesson folders that it does not name.
    public func missingFiles(of course: ReadCourse) -> [CourseDiagnostic] {
        let lessons = zip(course.course.lessons, course.ranges.lessons)
        let missing = lessons.flatMap { id, range in
            missingFiles(of: id, course.course.languages).map { course.source.diagnostic(.file($0), at: range) }
        }
        let listed = Set(course.course.lessons.map(\.name))
        let extra = Entry.names(in: path("Lessons")).sorted().filter { name in
            !listed.contains(name) && !languages(of: LessonID(name)).isEmpty
        }
        return missing
            + extra.map { CourseDiagnostic(.file(.lessonNotListed(lesson: $0)), file: path("Lessons/\($0)")) }
    }

    private func missingFiles(of id: LessonID, _ languages: [LanguageTag]) -> [FileProblem] {
        let present = self.languages(of: id)
        if present.isEmpty { return [.lessonMissing(lesson: id.name)] }
        return languages.filter { !present.contains($0) }.map { .languageMissing(language: $0.tag) }
    }

    /// `tr` of `lesson.tr.yaml`.
    package static func language(_ name: String) -> LanguageTag? {
        guard name.hasPrefix("lesson."), name.hasSuffix(".yaml"), name.utf8.count > 12 else { return nil }
        let tag = String(name.dropFirst(7).dropLast(5))
        return ScalarText.isLanguageTag(tag) ? LanguageTag(tag) : nil
    }

    private static func refused<Value>(_ problem: FileProblem, _ file: String) -> Loaded<Value> {
        Loaded(value: nil, diagnostics: [CourseDiagnostic(.file(problem), file: file)])
    }

    private func path(_ rest: String) -> String { Self.join(root, rest) }

    private static func join(_ folder: String, _ rest: String) -> String {
        if folder == "." || folder.isEmpty { return rest }
        return folder.hasSuffix("/") ? folder + rest : folder + "/" + rest
    }

    /// The folder above: `a` of `a/b`, `..` of `.`, `../..` of `..`; nil above the root.
    private static func parent(of folder: String) -> String? {
        let parts = folder.split(separator: "/").filter { $0 != "." }
        let isAbsolute = folder.hasPrefix("/")
        guard let last = parts.last else { return isAbsolute ? nil : ".." }
        if last == ".." { return (isAbsolute ? "/" : "") + (parts + [".."]).joined(separator: "/") }
        let above = parts.dropLast().joined(separator: "/")
        return isAbsolute ? "/" + above : above.isEmpty ? "." : above
    }
}

/// What stands at a path.
private enum Entry {
    enum Kind: Equatable {
        case missing, file, folder, other
    }

    static func kind(at path: String) -> Kind {
        var status = stat()
        guard stat(path, &status) == 0 else { return errno == ENOENT || errno == ENOTDIR ? .missing : .other }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return .file
        case S_IFDIR: return .folder
        default: return .other
        }
    }

    static func isSame(_ path: String, _ other: String) -> Bool {
        var (one, two) = (stat(), stat())
        guard stat(path, &one) == 0, stat(other, &two) == 0 else { return false }
        return one.st_dev == two.st_dev && one.st_ino == two.st_ino
    }

    /// The names in a folder, hidden ones left out; nothing where it cannot be read.
    static func names(in folder: String) -> [String] {
        guard let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if !name.hasPrefix(".") { names.append(name) }
        }
        return names
    }
}

/// A file's bytes, read once and never waited for.
private enum FileBytes {
    /// Why a file was not read; no problem of its own where it is missing.
    struct Refusal: Error {
        var problem: FileProblem?
    }

    /// A pipe or device is opened without waiting and then refused.
    static func read(_ path: String) -> Result<[UInt8], Refusal> {
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
        guard descriptor >= 0 else { return .failure(refusal(errno)) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return .failure(refusal(errno)) }
        guard status.st_mode & S_IFMT == S_IFREG else { return .failure(Refusal(problem: .notAFile)) }
        let limit = FormatLimits.fileBytes
        let size = Int(status.st_size)
        guard size <= limit else { return .failure(Refusal(problem: .tooLarge(bytes: size, limit: limit))) }
        return contents(of: descriptor, expecting: size)
    }

    /// Reads on past the expected size, for a file may have grown.
    private static func contents(of descriptor: Int32, expecting size: Int) -> Result<[UInt8], Refusal> {
        var bytes: [UInt8] = []
        var room = size + 1
        while bytes.count <= FormatLimits.fileBytes {
            var fault: Int32 = 0
            let piece = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
                let read = Self.read(descriptor, into: buffer)
                fault = read < 0 ? errno : 0
                count = max(0, read)
            }
            guard fault == 0 else { return .failure(refusal(fault)) }
            if piece.isEmpty { return .success(bytes) }
            if bytes.isEmpty { bytes = piece } else { bytes += piece }
            room = 65_536
        }
        return .failure(Refusal(problem: .tooLarge(bytes: bytes.count, limit: FormatLimits.fileBytes)))
    }

    private static func read(_ descriptor: Int32, into buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
        while true {
            #if canImport(Glibc)
                let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
            #else
                let count = Darwin.read(descriptor, buffer.baseAddress, buffer.count)
            #endif
            if count >= 0 || errno != EINTR { return count }
        }
    }

    private static func refusal(_ code: Int32) -> Refusal {
        switch code {
        case ENOENT, ENOTDIR: Refusal(problem: nil)
        case ELOOP: Refusal(problem: .symlinkLoop)
        case ENXIO, ENODEV: Refusal(problem: .notAFile)
        default: Refusal(problem: .unreadable(reason: String(cString: strerror(code))))
        }
    }
}
