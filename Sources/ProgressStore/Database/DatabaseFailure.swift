/// Why the database did not do what it was asked.
enum DatabaseFailure: Error, Equatable {
    /// SQLite's extended result code and its message.
    case result(code: Int32, message: String)
    /// The schema is of a later version.
    case newerVersion(Int)

    /// What stands in the database is not what the store wrote there.
    static func damaged(_ message: String) -> DatabaseFailure { .result(code: 11, message: message) }

    /// The disk, or the student's part of it, has no room.
    static let full = DatabaseFailure.result(code: 13, message: "")
}

extension DatabaseFailure {
    /// What a failure means to the store.
    enum Kind: Equatable {
        case busy, full, readOnly, moved, damaged, cannotOpen, newerVersion, other
    }

    /// The numbers are SQLite's result codes: the low byte tells the kind, the rest narrows it down.
    var kind: Kind {
        guard case .result(let code, _) = self else { return .newerVersion }
        // The file is no longer the one at its path.
        if code == 8 | 4 << 8 { return .moved }
        switch code & 0xFF {
        // 1: a statement of ours does not fit the tables, so these are not the ones it was written for. 7 and 18: a
        // damaged row says that it is longer than memory, or than any may be; a repair looks again before it does anything.
        case 1, 7, 11, 18, 26: return .damaged
        case 5, 6: return .busy
        case 3, 8: return .readOnly
        case 13: return .full
        case 14: return .cannotOpen
        default: return .other
        }
    }

    /// The error to hand on, where the database stands at `path`.
    func storeError(path: String) -> ProgressStoreError {
        switch self {
        case .newerVersion(let found): .newerVersion(found: found, known: Schema.migrations.count)
        case .result(let code, let message): storeError(code: code, message: message, path: path)
        }
    }

    private func storeError(code: Int32, message: String, path: String) -> ProgressStoreError {
        switch kind {
        case .busy: .locked
        case .full: .diskFull
        case .readOnly: .readOnly(path: path)
        case .moved, .damaged, .cannotOpen, .newerVersion, .other: .failed(code: Int(code), message: message)
        }
    }
}
