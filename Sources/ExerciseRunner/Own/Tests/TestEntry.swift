/// The function by which the host runs an exercise's unit tests, one after another, so that a test that ends the program is
/// known. The testing library's records go into the ledger one by one, so that none is lost when it does.
enum TestEntry {
    static let source = """
        import Dispatch
        import ExerciseKit
        import Glibc
        import Testing

        @_silgen_name("swt_abiv0_getEntryPoint")
        private func `the entry point`() -> Swift::UnsafeRawPointer

        private typealias `Entry Point` = @convention(thin) @Sendable (
            Swift::UnsafeRawBufferPointer?, @escaping @Sendable (Swift::UnsafeRawBufferPointer) -> Swift::Void
        ) async throws -> Swift::Bool

        private final class `Shared Ledger`: @unchecked Swift::Sendable {
            private var ledger: ExerciseKit::Ledger
            private let queue = Dispatch::DispatchQueue(label: "ledger")

            init(_ memory: Swift::UnsafeMutableRawBufferPointer) { ledger = ExerciseKit::Ledger(memory) }

            func enter(_ record: Swift::UnsafeRawBufferPointer) {
                queue.sync { _ = ledger.enter(record: record) }
            }
        }

        @_cdecl("learn_serve")
        public func `run the tests`(
            _ configuration: Swift::UnsafeRawPointer, _ count: Swift::Int,
            _ ledger: Swift::UnsafeMutableRawPointer, _ ledgerSize: Swift::Int
        ) {
            let shared = `Shared Ledger`(Swift::UnsafeMutableRawBufferPointer(start: ledger, count: ledgerSize))
            let configuration = Swift::UnsafeRawBufferPointer(start: configuration, count: count)
            _Concurrency::Task.detached {
                let run = Swift::unsafeBitCast(`the entry point`(), to: `Entry Point`.self)
                _ = try? await run(configuration) { shared.enter($0) }
                Glibc::fflush(nil)
                Glibc::_exit(0)
            }
            Dispatch::dispatchMain()
        }

        """

    /// What the testing library is told: one test at a time, and nothing on standard output.
    static let configuration = #"{"parallel": false, "verbosity": -2147483648}"#
}
