/// Where the progress of a workspace stands: `WORKSPACE/.learn/progress.sqlite`.
struct ProgressFiles: Equatable, Sendable {
    let workspace: String

    var folder: String { workspace + "/.learn" }
    var database: String { folder + "/progress.sqlite" }
    /// The database begun after damage, before it takes the place of the damaged one.
    var fresh: String { folder + "/progress.fresh.sqlite" }
    /// The fresh database once nothing more goes into it: from here on a repair is only ever finished, not begun anew.
    var ready: String { folder + "/progress.ready.sqlite" }
    /// The copy that rows are saved from.
    var copy: String { folder + "/progress.copy.sqlite" }

    /// What SQLite keeps beside a database: the log, the log's index and the journal of the other mode.
    static let companions = ["-wal", "-shm", "-journal"]

    /// Whether a repair was cut short after the fresh database was complete.
    var holdsUnfinishedRepair: Bool { FileSystem.kind(of: ready) != nil }

    /// Whether a log with something in it stands beside the database.
    var hasLog: Bool { FileSystem.size(of: database + "-wal") ?? 0 > 0 }

    /// Makes the folder, and the workspace where it is missing.
    func makeFolder() throws(ProgressStoreError) {
        do throws(SystemFailure) {
            try FileSystem.makeFolders(folder)
        } catch {
            throw error.storeError
        }
    }

    /// What keeps the database from being looked at, if anything does. That there is none is no obstacle.
    var obstacle: ProgressStoreError? {
        guard let failure = FileSystem.obstacle(to: database) else { return nil }
        let inTheWay = [workspace, folder].first { ![nil, .folder].contains(FileSystem.kind(of: $0)) }
        if let inTheWay { return .notAFolder(path: inTheWay) }
        return .failed(code: Int(failure.number), message: failure.message)
    }

    /// The error for a database that SQLite cannot open and explained with `failure`.
    func cannotOpen(_ failure: DatabaseFailure) -> ProgressStoreError {
        obstacle ?? (FileSystem.isFull(folder) ? .diskFull : failure.storeError(path: database))
    }

    /// A path for a damaged database found at `time`, seconds since 1970: free, and free for its companions.
    func keptAside(time: Int) -> String {
        let stem = folder + "/progress.damaged-" + Timestamp.text(time)
        var path = stem + ".sqlite"
        var number = 1
        while ([""] + Self.companions).contains(where: { FileSystem.kind(of: path + $0) != nil }) {
            number += 1
            path = "\(stem)-\(number).sqlite"
        }
        return path
    }
}

/// Moments as they stand in file names.
enum Timestamp {
    /// `seconds` since 1970 as `YYYYMMDD-HHMMSS`, in UTC.
    static func text(_ seconds: Int) -> String {
        let fields = FileSystem.calendarFields(seconds)
        return pad(fields.year, 4) + pad(fields.month, 2) + pad(fields.day, 2) + "-"
            + pad(fields.hour, 2) + pad(fields.minute, 2) + pad(fields.second, 2)
    }

    private static func pad(_ number: Int, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}
