import LessonFormat

/// Builds the tree of one file again and again and prints the nodes and the fastest round, as
/// `Scripts/bench.d/yaml-loop.c` does with libyaml's events alone.
struct TreeMeasurement {
    var file: String
    var rounds: Int

    func run() {
        guard let bytes = CourseLoader.bytes(of: file) else { return print("cannot read \(file)") }
        var fastest = Duration.seconds(1_000_000)
        var nodes = 0
        for _ in 0..<rounds {
            fastest = min(fastest, ContinuousClock().measure { nodes = YAMLTree.nodeCount(of: bytes, named: file) })
        }
        let nanoseconds = fastest.components.seconds * 1_000_000_000 + fastest.components.attoseconds / 1_000_000_000
        print("\(nodes) nodes \(nanoseconds) ns")
    }
}
