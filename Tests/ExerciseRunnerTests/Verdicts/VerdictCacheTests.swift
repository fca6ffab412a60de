import CourseModel
import Testing

@testable import ExerciseRunner

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

struct VerdictCacheTests {
    private let cacheFolder: TemporaryFolder
    private let installation: Installation
    private let kept = KeptFinding(finding: .passed, protection: .sandbox)

    init() throws {
        cacheFolder = try TemporaryFolder()
        let environment = ProcessInfo.processInfo.environment
        installation = try Installation(
            toolchain: try #require(SwiftToolchain.find(environment)), products: Places.products,
            cache: cacheFolder.path, environment: environment)
    }

    private var cache: VerdictCache { VerdictCache(installation) }

    private func key(
        _ text: String = "let x = 1", seed: UInt64 = 1, options: CheckOptions = CheckOptions(),
        _ change: (inout Exercise) -> Void = { _ in }
    ) throws -> VerdictKey {
        var exercise = try CrewJoin.exercise()
        change(&exercise)
        let folder = ExerciseFolder(exercise, at: Places.crewJoin)
        let checker = try CodeChecker(folder, installation: installation, options: options)
        let file = StudentFiles.Named(name: "CrewJoin.swift", file: StudentFile(bytes: Array(text.utf8)))
        return VerdictKey(checker, StudentFiles([file]), try folder.companions(), seed: seed)
    }

    @Test func `what is kept is found under its key and no other`() throws {
        let key = try key()
        #expect(cache.finding(key) == nil)
        cache.keep(kept, key)
        #expect(cache.finding(key) == kept)
        #expect(try cache.finding(self.key("let x = 2")) == nil)
    }

    @Test func `all that a verdict depends on is in the key, and phrases are not`() throws {
        let others = [
            try key("let x = 2"), try key(seed: 2), try key(options: CheckOptions(sandbox: .never)),
            try key { $0.limits.seconds = 2 }, try key { $0.limits.megabytes = 100 },
            try key { $0.sequences.count = 9 },
            try key { $0.cases.removeLast() }, try key { $0.sequences.length = 1...3 },
            try key { $0.limits.outputKilobytes = 9 },
        ]
        #expect(Set(others.map(\.digest)).union([try key().digest]).count == others.count + 1)
        #expect(try key { $0.phrases = [:] } == key())
        #expect(try key(options: CheckOptions(keepsVerdicts: true)) == key())
    }

    @Test func `what is compiled with a student's files is in the key`() throws {
        let folder = ExerciseFolder(try CrewJoin.exercise(), at: Places.crewJoin)
        let checker = try CodeChecker(folder, installation: installation)
        let files = StudentFiles([.init(name: "CrewJoin.swift", file: StudentFile(bytes: []))])
        let given = try folder.companions()
        var changed = Array(repeating: given, count: 4)
        changed[1].harness.append(0x20)
        changed[2].support = Array("// more".utf8)
        changed[3].support = Array("// else".utf8)
        #expect(Set(changed.map { VerdictKey(checker, files, $0, seed: 1).digest }).count == 4)
    }

    @Test func `damaged, cut, swapped and foreign files are nothing`() throws {
        let (key, other) = (try key(), try key(seed: 2))
        cache.keep(kept, key)
        let path = cache.folder + "/" + key.digest
        let whole = try CrewJoin.bytes(path)
        for index in stride(from: 0, to: whole.count, by: 7) {
            var damaged = whole
            damaged[index] ^= 1
            try Data(damaged).write(to: URL(filePath: path))
            #expect(cache.finding(key) == nil)
        }
        for count in [0, 1, 63, 64, 65, whole.count - 1] {
            try Data(whole.prefix(count)).write(to: URL(filePath: path))
            #expect(cache.finding(key) == nil)
        }
        // One verdict's file in another's place.
        try Data(whole).write(to: URL(filePath: cache.folder + "/" + other.digest))
        #expect(cache.finding(other) == nil)
    }

    @Test func `what is no plain file is passed over at once, and replaced`() throws {
        let key = try key()
        cache.keep(kept, key)
        let path = cache.folder + "/" + key.digest
        #expect(rename(path, path + "-real") == 0 && symlink(path + "-real", path) == 0)
        #expect(cache.finding(key) == nil)
        unlink(path)
        #expect(mkfifo(path, 0o600) == 0)
        #expect(cache.finding(key) == nil)
        cache.keep(kept, key)
        #expect(cache.finding(key) == kept)
    }

    @Test func `the files used last stay`() throws {
        let keys = try (0..<6).map { try key(seed: $0) }
        for (age, key) in keys.enumerated() {
            cache.keep(kept, key)
            var times = [timespec(tv_sec: 1000 + age, tv_nsec: 0), timespec(tv_sec: 1000 + age, tv_nsec: 0)]
            utimensat(AT_FDCWD, cache.folder + "/" + key.digest, &times, 0)
        }
        // Reading marks it as used.
        #expect(cache.finding(keys[0]) == kept)
        cache.prune(to: 3)
        #expect(keys.map { cache.finding($0) != nil } == [true, false, false, false, true, true])
    }

    @Test func `time limits are not kept`() throws {
        let key = try key()
        cache.keep(KeptFinding(finding: .compileLimit, protection: nil), key)
        #expect(cache.finding(key) == nil)
    }

    @Test func `a verdict and its mistake are told again without a compiler`() throws {
        let folder = ExerciseFolder(try CrewJoin.exercise(), at: Places.crewJoin)
        let options = CheckOptions(keepsVerdicts: true)
        let first = try CodeChecker(folder, installation: installation, options: options)
        let path = folder.mistakePath("sorts-by-role")
        let fresh = first.check(path, seed: 1)
        #expect(!fresh.isFromCache)
        #expect(try first.mistake(in: fresh) == "sorts-by-role")
        // Nothing can be compiled in no time at all.
        let late = CheckOptions(compileMilliseconds: 0, keepsVerdicts: true)
        let second = try CodeChecker(folder, installation: installation, options: late)
        let again = second.check(path, seed: 1)
        #expect(again.isFromCache)
        #expect(again.verdict == fresh.verdict)
        #expect(again.protection == fresh.protection)
        #expect(try second.mistake(in: again) == "sorts-by-role")
        #expect(second.check(path, seed: 2).verdict == .compileLimit)
    }
}
