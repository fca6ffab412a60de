import CourseModel
import LessonFormat

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// `course.yaml` as a file that is replaced whole or not at all.
enum CourseFile {
    /// Adds a lesson to the list. False where that cannot be done safely, or where the file has changed since it was read;
    /// it is then as it was.
    static func add(_ id: LessonID, to course: ReadCourse) -> Bool {
        guard let bytes = LessonListEdit.adding(id, to: course), let path = target(of: course.source.file) else {
            return false
        }
        return replace(path, course.source.bytes, by: bytes)
    }

    private static func replace(_ path: String, _ old: [UInt8], by new: [UInt8]) -> Bool {
        let hidden = Construction.hiddenName(beside: path)
        do throws(DiskFault) {
            try Disk.makeFile(hidden, new, mode: mode(of: path))
            if CourseLoader.bytes(of: path) == old {
                try Disk.move(hidden, to: path)
                return true
            }
        } catch {}
        _ = Disk.remove(hidden)
        return false
    }

    /// Where a link leads, so that the file is replaced and not the link.
    private static func target(of path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    private static func mode(of path: String) -> mode_t? {
        var status = stat()
        return stat(path, &status) == 0 ? status.st_mode & 0o777 : nil
    }
}
