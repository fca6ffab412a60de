#if os(Linux)
    import CourseModel
    import Glibc
    import Testing

    @testable import ProgressStore

    /// A file system of a test's own; nil where this user may not make one.
    private final class SmallDisk {
        let workspace = Workspace()

        init?(_ options: String) {
            guard geteuid() == 0, (try? workspace.write([], to: workspace.path + "/under")) != nil,
                mount("none", workspace.path, "tmpfs", 0, options) == 0
            else { return nil }
        }

        deinit { umount2(workspace.path, 2) }

        private var filling: String { workspace.path + "/filling" }

        /// Takes the room that there is for bytes, down to the last block.
        func fillBytes() {
            guard let file = fopen(filling, "w") else { return }
            let block = [UInt8](repeating: 0, count: 4_096)
            while fwrite(block, 1, block.count, file) == block.count, fflush(file) == 0 {}
            fclose(file)
        }

        /// Takes the room that there is for files.
        func fillNames() {
            var number = 0
            while let file = fopen(filling + "\(number)", "wx") {
                fclose(file)
                number += 1
            }
        }

        func makeRoom() { truncate(filling, 0) }
    }

    @Suite(.enabled("a file system can be mounted") { SmallDisk("size=64k") != nil })
    struct FullDiskTests {
        /// With three attempts written, the last of them in the log if it `isLogged`.
        private func disk(_ options: String, isLogged: Bool) throws -> SmallDisk {
            let disk = try #require(SmallDisk(options))
            let origin = Workspace()
            var store: ProgressStore? = try origin.store()
            for number in 0..<3 { try store?.append(.sample(number)) }
            if !isLogged { store = nil }
            for name in try Workspace(copying: origin).names() {
                try disk.workspace.write(
                    origin.bytes(origin.folder + "/" + name), to: disk.workspace.folder + "/" + name)
            }
            withExtendedLifetime(store) {}
            return disk
        }

        @Test(arguments: [true, false]) func `what is there is read, and an append waits for room`(isLogged: Bool)
            throws
        {
            let disk = try disk("size=256k", isLogged: isLogged)
            disk.fillBytes()
            let store = try disk.workspace.store()
            #expect(try store.attempts() == (0..<3).map { .sample($0) })
            #expect(throws: ProgressStoreError.diskFull) { try store.append(.sample(3)) }
            #expect(throws: ProgressStoreError.diskFull) { try store.set(.language, to: "ar") }
            #expect(try store.setting(.language) == nil)
            disk.makeRoom()
            try store.append(.sample(3))
            #expect(try disk.workspace.store().attempts() == (0..<4).map { .sample($0) })
            #expect(store.recovery == nil)
        }

        @Test(arguments: [true, false]) func `so it is where only the number of files is at its end`(
            isLogged: Bool
        ) throws {
            let disk = try disk("nr_inodes=12", isLogged: isLogged)
            disk.fillNames()
            let store = try disk.workspace.store()
            #expect(try store.attempts() == (0..<3).map { .sample($0) })
            #expect(throws: ProgressStoreError.diskFull) { try store.append(.sample(3)) }
        }

        @Test(arguments: ["size=64k", "nr_inodes=12"])
        func `the first attempt on a full disk is refused as such`(options: String) throws {
            let disk = try #require(SmallDisk(options))
            if options.hasPrefix("size") { disk.fillBytes() } else { disk.fillNames() }
            let store = try disk.workspace.store()
            #expect(try store.attempts().isEmpty)
            #expect(throws: ProgressStoreError.diskFull) { try store.append(.sample(0)) }
        }
    }
#endif
