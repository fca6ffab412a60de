import LessonFormat

/// Builds the trees of files again and again and prints the number of nodes and the fastest round over all files, as
/// `Scripts/bench.d/yaml-loop.c` does with libyaml's events alone.
struct TreeMeasurement {
    var rounds: Int
    var files: [String]

    func run() {
        let contents = files.compactMap { file in CourseLoader.bytes(of: file).map { (file, $0) } }
        guard contents.count == files.count else { return print("cannot read every file") }
        var fastest = Duration.seconds(1_000_000)
        var nodes = 0
        for _ in 0..<rounds {
            let time = ContinuousClock().measure {
                nodes = contents.reduce(0) { $0 + YAMLTree.nodeCount(of: $1.1, named: $1.0) }
            }
            fastest = min(fastest, time)
        }
        let nanoseconds = fastest.components.seconds * 1_000_000_000 + fastest.components.attoseconds / 1_000_000_000
        print("\(nodes) nodes \(nanoseconds) ns")
    }
}
