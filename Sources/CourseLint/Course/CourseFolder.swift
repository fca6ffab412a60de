internal import CourseModel
internal import LessonFormat

#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// A course's folder as the file system has it: what operands mean there, and which lessons it holds.
struct CourseFolder {
    /// The course's folder and its `Lessons`, as absolute paths without links; nil where they are not there.
    private let lessons: String?
    private let root: String

    init(root: String) {
        self.root = root
        lessons = Self.realPath(root.isEmpty ? "Lessons" : root + "/Lessons")
    }

    /// What `operand` means: a path as typed, the name of one of the `known` lessons, a path in the course's folder, or
    /// the name of a lesson's folder.
    func meaning(ofOperand operand: String, lessons known: [LessonID]) -> LintOperand {
        if let path = Self.realPath(operand) {
            let meaning = meaning(of: path)
            // A folder of the student's may have a lesson's name.
            return meaning == .notOfCourse && known.contains(LessonID(operand)) ? .lesson(LessonID(operand)) : meaning
        }
        if known.contains(LessonID(operand)) { return .lesson(LessonID(operand)) }
        let inCourse = [root + "/" + operand, root + "/Lessons/" + operand].lazy.compactMap(Self.realPath).first
        return inCourse.map(meaning) ?? .notFound
    }

    private func meaning(of path: String) -> LintOperand {
        guard let lessons else { return .notOfCourse }
        if path == lessons || path == Self.realPath(root.isEmpty ? "." : root) { return .wholeCourse }
        let folder = Array((lessons + "/").utf8)
        guard path.utf8.starts(with: folder) else { return .notOfCourse }
        let names = path.utf8.dropFirst(folder.count).split(separator: UInt8(ascii: "/"))
        let parts = names.map { String(decoding: $0, as: UTF8.self) }
        switch parts.count {
        case 1 where parts[0] == "course.yaml": return .courseFile
        case 1 where Self.isFolder(path): return .lesson(LessonID(parts[0]))
        case 2: return CourseLoader.language(parts[1]).map { .lessonFile(LessonID(parts[0]), $0) } ?? .notOfCourse
        default: return .notOfCourse
        }
    }

    /// The names of the folders in `Lessons`, sorted.
    func lessonNames() -> [LessonID] {
        guard let lessons else { return [] }
        let names = CourseLoader.names(in: lessons).filter { Self.isFolder(lessons + "/" + $0) }
        return names.sorted().map { LessonID($0) }
    }

    private static func realPath(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    private static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
}
