/// What is kept can be made again: where there is too much of it, what was not used for longest goes.
enum Pruning {
    /// Others may be about to use what was used within this time, in seconds.
    static let grace = 3600.0

    /// Removes files and folders in `folder` whose names begin with one of `prefixes`, but for the `most` last used and those
    /// used within `grace` seconds.
    static func prune(_ folder: String, to most: Int, prefixes: [String] = [""], grace: Double = grace) {
        let names = System.names(in: folder).filter { name in prefixes.contains { name.hasPrefix($0) } }
        guard names.count > most else { return }
        let now = Double(System.seconds)
        let aged = names.map { (name: $0, use: System.lastUse(folder + "/" + $0)) }.sorted { $0.use > $1.use }
        for old in aged.dropFirst(most) where old.use <= now - grace { System.removeAll(folder + "/" + old.name) }
    }
}
