/// "Did you mean": the known word that is nearest to a typed one.
public enum Suggestion {
    /// The word of `candidates` nearest to `typed`, if it is near enough: at most one edit for three letters of it,
    /// and not as many as it has letters.
    public static func closest(to typed: String, among candidates: [String]) -> String? {
        let word = Array(typed.lowercased().unicodeScalars.prefix(64))
        let rated = candidates.map { ($0, distance(word, Array($0.lowercased().unicodeScalars))) }
        guard let best = rated.min(by: { $0.1 < $1.1 }), best.1 <= max(1, best.0.count / 3), best.1 < best.0.count
        else { return nil }
        return best.0
    }

    /// The one word that begins with the three or more letters of `typed`, else the nearest.
    public static func completion(of typed: String, among candidates: [String]) -> String? {
        let begun = typed.count > 2 ? candidates.filter { $0.hasPrefix(typed.lowercased()) } : []
        return begun.count == 1 ? begun[0] : closest(to: typed, among: candidates)
    }

    /// The optimal string alignment distance: insertions, deletions, substitutions and swaps of neighbours.
    static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...b.count)
        for i in a.indices {
            var row = [i + 1]
            for j in b.indices {
                var cost = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
                row.append(cost)
            }
            (beforeLast, last) = (last, row)
        }
        return last[b.count]
    }
}
