/// The tables and how they came to be. `PRAGMA user_version` says how many of the migrations a database has had.
enum Schema {
    /// Element `n` takes a database from version `n` to `n + 1`. Never edit one that was released; add another.
    static let migrations = [
        """
        CREATE TABLE attempt (
            id INTEGER PRIMARY KEY,
            lesson TEXT NOT NULL,
            step TEXT NOT NULL,
            hash TEXT NOT NULL,
            time INTEGER NOT NULL,
            action TEXT NOT NULL,
            number INTEGER,
            answer TEXT,
            outcome TEXT,
            points INTEGER,
            possible INTEGER
        ) STRICT;
        CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
        CREATE TRIGGER attempt_is_never_edited BEFORE UPDATE ON attempt
            BEGIN SELECT RAISE(ABORT, 'attempts are never edited'); END;
        CREATE TRIGGER attempt_is_never_removed BEFORE DELETE ON attempt
            BEGIN SELECT RAISE(ABORT, 'attempts are never removed'); END;
        """
    ]

    /// How many migrations `database` has had.
    static func version(of database: Database) throws(DatabaseFailure) -> Int {
        let version = try database.integer("PRAGMA user_version")
        guard version >= 0 else { throw .damaged("the schema version is negative") }
        guard version == 0 else { return version }
        // A database that holds something has a version: this one has lost it.
        guard try database.integer("SELECT count(*) FROM sqlite_schema") == 0 else {
            throw .damaged("the schema version is missing")
        }
        return 0
    }

    /// Brings `database` up to date, all or nothing, also where another process is at the same thing.
    static func migrate(_ database: Database, by migrations: [String] = migrations) throws(DatabaseFailure) {
        try database.transaction { () throws(DatabaseFailure) in
            for migration in migrations.dropFirst(try version(of: database)) { try database.run(migration) }
            try database.run("PRAGMA user_version = \(migrations.count)")
        }
    }
}

extension Database {
    /// The one number that `text` asks for; 0 where there is no row.
    func integer(_ text: String) throws(DatabaseFailure) -> Int {
        var number = 0
        try query(text) { row in
            number = Int(row.integer(0))
            return false
        }
        return number
    }

    /// The one text that `text` asks for; nil where there is no row.
    func text(_ text: String, _ values: [DatabaseValue] = []) throws(DatabaseFailure) -> String? {
        var found: String?
        try query(text, values) { row throws(DatabaseFailure) in
            guard let value = row.text(0) else { throw .damaged("a text is not UTF-8") }
            found = value
            return false
        }
        return found
    }

    /// Runs `body` with the right to write; undoes what it did where it throws.
    func transaction(_ body: () throws(DatabaseFailure) -> Void) throws(DatabaseFailure) {
        try run("BEGIN IMMEDIATE")
        do throws(DatabaseFailure) {
            try body()
            try run("COMMIT")
        } catch {
            // The first failure is the one to tell; SQLite may have rolled back by itself.
            try? run("ROLLBACK")
            throw error
        }
    }
}
