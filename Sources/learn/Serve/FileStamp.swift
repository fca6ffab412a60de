import CourseModel
import LessonFormat

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Tells whether a file is another than it was, without reading it.
struct FileStamp: Equatable {
    private let device: dev_t
    private let inode: ino_t
    private let size: off_t
    private let seconds: Int
    private let nanoseconds: Int

    /// Nil where there is nothing.
    init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        (device, inode, size) = (status.st_dev, status.st_ino, status.st_size)
        #if canImport(Glibc)
            (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
        #else
            (seconds, nanoseconds) = (status.st_mtimespec.tv_sec, status.st_mtimespec.tv_nsec)
        #endif
    }

    /// Of everything that is read of a course to show it.
    static func course(in root: String) -> [String: FileStamp] {
        let lessons = Disk.join(root, "Lessons")
        let exercises = Disk.join(root, "Exercises")
        var paths = [lessons, lessons + "/course.yaml", exercises]
        for lesson in CourseLoader.names(in: lessons) {
            let folder = "\(lessons)/\(lesson)"
            paths += [folder] + CourseLoader.names(in: folder).map { "\(folder)/\($0)" }
        }
        paths += CourseLoader.names(in: exercises).map { "\(exercises)/\($0)/exercise.yaml" }
        return stamps(paths)
    }

    /// Of a workspace's progress.
    static func progress(in workspace: String) -> [String: FileStamp] {
        let database = Disk.join(workspace, ".learn/progress.sqlite")
        return stamps([database, database + "-wal"])
    }

    private static func stamps(_ paths: [String]) -> [String: FileStamp] {
        Dictionary(paths.compactMap { path in FileStamp(path).map { (path, $0) } }) { first, _ in first }
    }
}
