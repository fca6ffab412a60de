import Reporting

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Whether a workspace can be written to, or made.
enum WorkspaceCheck {
    static func finding(_ workspace: String) -> DoctorReport.Finding {
        let nearest = existing(workspace)
        let isGood = isFolder(nearest) && access(nearest, W_OK) == 0
        return DoctorReport.Finding(.workspace, isGood ? .good : .problem, detail: workspace)
    }

    /// The path itself, or the nearest folder above it that exists.
    private static func existing(_ path: String) -> String {
        if access(path, F_OK) == 0 { return path }
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : existing(String(path[..<slash]))
    }

    private static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
}
