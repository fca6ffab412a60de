internal import CourseModel

#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// A folder of one check, gone with this value.
final class ScratchFolder {
    let path: String
    /// What the sandbox sees of it.
    var output: String { path + "/out" }

    init(in parent: String) throws(GraderFault) {
        var template = Array((parent + "/learn-XXXXXX").utf8CString)
        guard let made = mkdtemp(&template) else { throw System.fault("mkdtemp \(parent)") }
        path = String(cString: made)
        Leftovers.ofThisProgram.add(folder: path)
        // The sandbox's user is another, so it must be able to enter.
        chmod(path, 0o755)
        try System.makeFolders(output)
        chmod(output, 0o755)
    }

    deinit {
        System.removeAll(path)
        Leftovers.ofThisProgram.remove(folder: path)
    }
}
