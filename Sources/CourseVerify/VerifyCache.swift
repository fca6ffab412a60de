internal import CourseModel
internal import ExerciseRunner
internal import Hashing

/// Remembers which exercises nothing was wrong with, until anything about them changes. What is wrong with one is looked for
/// anew each time.
struct VerifyCache: Sendable {
    /// Where the entries are, one file each.
    let folder: String
    /// Of everything that decides and is no file of the exercise: compiler, programs, seed.
    let identity: String
    /// The same of what stands for SwiftUI, for the exercises that use it.
    private let swiftUIIdentity: String

    /// More are not kept.
    private static let mostEntries = 20_000
    private static let head = "verified 1"

    init(_ installation: Installation, _ options: VerifyOptions) {
        folder = installation.cacheFolder("verified")
        Files.makeFolder(folder)
        swiftUIIdentity = installation.swiftUIContentIdentity
        identity = "\(installation.contentIdentity(with: options.program))\n\(options.seed)\n\(options.check)"
    }

    /// Differs where a file of the exercise or anything else that decides does. Nil where a file cannot be read.
    func key(_ place: ExercisePlace) -> String? {
        var content = Array((identity + "\0" + place.name + "\0").utf8)
        if ExerciseFolder.usesSwiftUI(at: place.folder) { content += Array((swiftUIIdentity + "\0").utf8) }
        for folder in [place.folder, place.solutions] {
            guard Self.add(folder, "", to: &content) else { return nil }
        }
        return SHA256.hexDigest(of: content)
    }

    /// The same of a program of a lesson: differs where `text` does, or what stands in the `Data` of the lesson's folder.
    func key(of text: String, in folder: String) -> String? {
        var content = Array("\(identity)\0\(swiftUIIdentity)\0\(text)\0".utf8)
        guard Self.add(folder + "/Data", "", to: &content) else { return nil }
        return SHA256.hexDigest(of: content)
    }

    private static func add(_ folder: String, _ prefix: String, to content: inout [UInt8]) -> Bool {
        for name in Files.names(in: folder) {
            let path = folder + "/" + name
            if Files.isFolder(path) {
                guard add(path, prefix + name + "/", to: &content) else { return false }
            } else {
                guard let bytes = Files.read(path) else { return false }
                content += Array("\(prefix)\(name)\0\(bytes.count)\0".utf8) + bytes
            }
        }
        return true
    }

    /// The mutants that were counted; nil where nothing is known.
    func tally(_ key: String) -> MutantTally? {
        guard let bytes = Files.read(folder + "/" + key) else { return nil }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        let numbers = lines.dropFirst().first?.split(separator: " ").compactMap { Int($0) } ?? []
        guard lines.first.map(String.init) == Self.head, numbers.count == 4, numbers.allSatisfy({ $0 >= 0 }) else {
            return nil
        }
        return MutantTally(
            made: numbers[0], killed: numbers[1], equivalent: numbers[2], discarded: numbers[3])
    }

    /// What cannot be written is found out again.
    func store(_ tally: MutantTally, _ key: String) {
        let numbers = [tally.made, tally.killed, tally.equivalent, tally.discarded].map(String.init)
        if Files.names(in: folder).count >= Self.mostEntries { Files.removeAll(in: folder) }
        Files.write("\(Self.head)\n\(numbers.joined(separator: " "))\n", to: folder + "/" + key)
    }
}
