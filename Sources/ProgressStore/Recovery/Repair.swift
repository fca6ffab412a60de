/// Puts a damaged database aside and begins a fresh one with what can still be read.
struct Repair {
    let files: ProgressFiles
    /// Milliseconds to wait for other processes.
    let patience: Int32

    /// Repairs the database; nil where nothing is wrong with it, as when another process has just repaired it.
    func run() throws(ProgressStoreError) -> Recovery? {
        let lock = try FolderLock(folder: files.folder, patience: patience)
        defer { withExtendedLifetime(lock) {} }
        do throws(DatabaseFailure) {
            if files.holdsUnfinishedRepair, let recovery = try finish() { return recovery }
            guard try !isSound() else { return nil }
            return try replace()
        } catch {
            throw error.storeError(path: files.database)
        }
    }

    /// Whether the database is whole and each row means something.
    private func isSound() throws(DatabaseFailure) -> Bool {
        // Before SQLite opens it: closing a file drops each POSIX lock that this process holds on it, SQLite's own too
        // (https://sqlite.org/howtocorrupt.html, 2.2).
        guard try !forbidsWriting() else { return false }
        do throws(DatabaseFailure) {
            let database = try Database(path: files.database, access: .existing, patience: patience)
            guard try Schema.version(of: database) > 0 else { return true }
            _ = try database.attempts()
            return try database.text("PRAGMA quick_check(1)") == "ok"
        } catch {
            guard error.kind == .damaged else { throw error }
            return false
        }
    }

    /// Whether the header says that this SQLite must not write: byte 18, the write version, is 1 or 2 in all that we made.
    private func forbidsWriting() throws(DatabaseFailure) -> Bool {
        do throws(SystemFailure) {
            guard let bytes = try FileSystem.read(files.database, atMost: 19), bytes.count > 18 else { return false }
            return bytes[18] > 2
        } catch {
            throw DatabaseFailure(error)
        }
    }

    private func replace() throws(DatabaseFailure) -> Recovery {
        defer { removeLeftovers() }
        removeLeftovers()
        try begin()
        let salvage = try salvage()
        try fill(with: salvage)
        return try exchange(attemptsSaved: salvage.attempts.count)
    }

    /// Finishes a repair that was cut short; nil where its fresh database cannot be read, so that it must begin anew. The
    /// damaged database gets one more name; its log may stand beside the name that it got at first.
    private func finish() throws(DatabaseFailure) -> Recovery? {
        removeLeftovers()
        let saved: Int
        do throws(DatabaseFailure) {
            saved = try Database(path: files.ready, access: .immutable, patience: patience).attempts().count
        } catch {
            guard error.kind == .damaged else { throw error }
            try? FileSystem.remove(files.ready)
            return nil
        }
        return try exchange(attemptsSaved: saved)
    }

    /// Makes the fresh database, empty, all of it in one file.
    private func begin() throws(DatabaseFailure) {
        let fresh = try Database(path: files.fresh, access: .creating, patience: patience)
        _ = try fresh.text("PRAGMA journal_mode = WAL")
        try Schema.migrate(fresh)
    }

    /// Reads a copy, since opening a database may change it; then the copy under a sound first page, which holds the
    /// names and places of the tables: these are the same in each database of this schema.
    private func salvage() throws(DatabaseFailure) -> Salvage {
        var salvage = Salvage()
        do throws(SystemFailure) {
            let fresh = try FileSystem.read(files.fresh) ?? []
            let damaged = try FileSystem.read(files.database) ?? []
            let log = try FileSystem.read(files.database + "-wal")
            for bytes in [damaged, Self.graft(fresh, on: damaged)] {
                try FileSystem.write(bytes, to: files.copy)
                if let log { try FileSystem.write(log, to: files.copy + "-wal") }
                guard let copy = try? Database(path: files.copy, access: .existing, patience: patience) else {
                    continue
                }
                salvage.add(copy, size: bytes.count + (log?.count ?? 0))
            }
        } catch {
            throw DatabaseFailure(error)
        }
        return salvage
    }

    /// `damaged` with the first page of `fresh`, and with its pages, empty, in place of those that are cut off: SQLite reads
    /// nothing where a table has no page.
    private static func graft(_ fresh: [UInt8], on damaged: [UInt8]) -> [UInt8] {
        let firstPage = fresh.prefix(4096)
        var bytes = Array(firstPage) + damaged.dropFirst(firstPage.count) + fresh.dropFirst(max(damaged.count, 4096))
        // "Version valid for" no longer fits the change counter, so that SQLite counts the pages by the file's size.
        if bytes.count >= 96 { bytes.replaceSubrange(92..<96, with: [0xFF, 0xFF, 0xFF, 0xFF]) }
        return bytes
    }

    private func fill(with salvage: Salvage) throws(DatabaseFailure) {
        let fresh = try Database(path: files.fresh, access: .existing, patience: patience)
        try fresh.transaction { () throws(DatabaseFailure) in
            for attempt in salvage.attemptsInOrder { try fresh.append(attempt) }
            for (setting, value) in salvage.settings { try fresh.set(setting, to: value) }
        }
        // All of it in one file, which is the one that will be renamed.
        try fresh.run("PRAGMA wal_checkpoint(TRUNCATE)")
    }

    /// Sets the damaged files aside and the fresh one in their place.
    private func exchange(attemptsSaved: Int) throws(DatabaseFailure) -> Recovery {
        let keptAside = files.keptAside(time: FileSystem.now)
        do throws(SystemFailure) {
            try exchange(keptAside)
        } catch {
            throw DatabaseFailure(error)
        }
        return Recovery(keptAside: keptAside, attemptsSaved: attemptsSaved)
    }

    /// At whatever moment this ends, nothing is lost: until the fresh database is ready, the damaged files stand as they
    /// were, and from then on the next repair goes on here. The old log has to be gone before the fresh database is in
    /// its place: SQLite would write it into that.
    private func exchange(_ keptAside: String) throws(SystemFailure) {
        for suffix in ProgressFiles.companions + [""] {
            try FileSystem.keep(files.database + suffix, as: keptAside + suffix)
        }
        try FileSystem.move(files.fresh, to: files.ready)
        for suffix in ProgressFiles.companions { try FileSystem.remove(files.database + suffix) }
        try FileSystem.move(files.ready, to: files.database)
    }

    private func removeLeftovers() {
        for path in [files.fresh, files.copy] {
            for suffix in [""] + ProgressFiles.companions { try? FileSystem.remove(path + suffix) }
        }
    }
}

extension DatabaseFailure {
    /// A failure of the system as SQLite would report it.
    fileprivate init(_ failure: SystemFailure) {
        switch failure.storeError {
        case .readOnly: self = .result(code: 8, message: "")
        case .diskFull: self = .full
        case .failed(_, let message): self = .result(code: 10, message: message)
        case .locked, .newerVersion, .notAFolder: self = .result(code: 10, message: "")
        }
    }
}
