import CourseModel

/// The folders that are watched: those of the code on open pages, and that of the progress.
final class Watches {
    private let surroundings: Surroundings
    private var folders: [String: FolderWatch] = [:]

    init(_ surroundings: Surroundings) { self.surroundings = surroundings }

    /// Can be read from when something changed.
    var descriptors: [Int32] { folders.values.filter(\.tells).map(\.descriptor) }

    /// Whether all changes are told; otherwise it has to be looked at the folders now and then.
    var tell: Bool { folders.values.allSatisfy(\.tells) }

    /// Watches these and no others.
    func watch(_ paths: Set<String>) {
        for path in folders.keys where !paths.contains(path) { folders[path] = nil }
        for path in paths where folders[path] == nil {
            folders[path] = FolderWatch(path, open: FolderWatch.opener(surroundings))
        }
    }

    /// Takes what was told, and watches again what was not there before.
    func drain() {
        for folder in folders.values {
            if folder.tells { folder.drain() } else { folder.renew() }
        }
    }
}
