/// Tells tables from attacks: cmark-gfm fills each row up to the number of columns, so that a few kilobytes can ask for
/// millions of cells.
enum TableSize {
    static let mostColumns = 200
    static let mostCells = 50_000

    /// Whether `source` can hold no table beyond the limits: its lines times the most bars in one of them.
    static func isReasonable(_ source: String) -> Bool {
        var bars = 0
        var mostBars = 0
        var lines = 1
        for byte in source.utf8 {
            switch byte {
            case UInt8(ascii: "|"):
                bars += 1
                mostBars = max(mostBars, bars)
            case UInt8(ascii: "\n"):
                lines += 1
                bars = 0
            default: break
            }
        }
        return mostBars <= mostColumns && mostBars * lines <= mostCells
    }
}
