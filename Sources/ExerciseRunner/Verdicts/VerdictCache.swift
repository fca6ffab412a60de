internal import CourseModel
internal import ExerciseKit
internal import Hashing

/// Findings kept from check to check, a small file each. Whatever is not as it was written is taken for nothing: links,
/// pipes, others' files, damaged and cut files.
struct VerdictCache {
    /// More files than this are never left by `prune`: the ones that were used last stay.
    static let mostFiles = 8192
    private static let greatestSize = 1 << 20

    let folder: String

    init(_ installation: Installation) { folder = installation.cache + "/verdicts" }

    func finding(_ key: VerdictKey) -> KeptFinding? { read(key).flatMap(KeptFinding.init(wire:)) }
    func shown(_ key: VerdictKey) -> ProgramShown? { read(key).flatMap(ProgramShown.init(wire:)) }
    func mistake(_ key: VerdictKey) -> KeptMistake? { read(key).flatMap(KeptMistake.init(wire:)) }

    func keep(_ kept: KeptFinding, _ key: VerdictKey) {
        guard kept.finding.isLasting else { return }
        write(kept.wire, key)
    }

    func keep(_ shown: ProgramShown, _ key: VerdictKey) {
        guard shown.isLasting else { return }
        write(shown.wire, key)
    }

    func keep(_ kept: KeptMistake, _ key: VerdictKey) { write(kept.wire, key) }

    private func path(_ key: VerdictKey) -> String { folder + "/" + key.digest }

    /// The file is the value, then a digest of the key and the value.
    private func read(_ key: VerdictKey) -> WireValue? {
        guard let bytes = System.readOwn(path(key), most: Self.greatestSize) else { return nil }
        let value = Array(bytes.dropLast(64))
        guard bytes.count > 64, Array(bytes.suffix(64)) == Self.seal(value, key) else { return nil }
        return value.withUnsafeBytes { bytes in
            var reader = WireReader(bytes)
            let value = reader.value()
            return reader.isAtEnd ? value : nil
        }
    }

    /// What cannot be kept will be found out again.
    private func write(_ value: WireValue, _ key: VerdictKey) {
        let bytes = value.bytes
        guard bytes.count + 64 <= Self.greatestSize else { return }
        do throws(GraderFault) {
            try System.makeFolders(folder)
            try System.write(bytes + Self.seal(bytes, key), to: path(key))
        } catch {
            return
        }
        // About one in 256.
        if key.digest.hasPrefix("00") { prune() }
    }

    private static func seal(_ value: [UInt8], _ key: VerdictKey) -> [UInt8] {
        Array(SHA256.hexDigest(of: Array(key.digest.utf8) + value).utf8)
    }

    /// Removes the files that were not used for longest, where there are too many.
    func prune(to most: Int = mostFiles) { Pruning.prune(folder, to: most, grace: 0) }
}
