import CourseModel
import Testing

@testable import ProgressStore

/// A database whose end is missing, as after a copy that was cut short.
struct TruncationTests {
    @Test(arguments: [8_192, 12_288, 12_000])
    func `attempts whose page is there are saved, whatever pages behind it are gone`(length: Int) throws {
        let workspace = Workspace()
        do {
            let store = try workspace.store()
            for number in 0..<3 { try store.append(.sample(number)) }
        }
        let bytes = try workspace.bytes(workspace.database)
        try #require(bytes.count == 16_384)
        try workspace.write(Array(bytes.prefix(length)), to: workspace.database)
        let store = try workspace.store()
        #expect(try store.attempts() == (0..<3).map { .sample($0) })
        #expect(store.recovery?.attemptsSaved == 3)
        #expect(try workspace.bytes(try #require(store.recovery).keptAside) == Array(bytes.prefix(length)))
    }
}
