import Foundation

/// Lets what waits for the main actor run, without waiting for anything that needs time.
enum Pump {
    /// Seconds to wait for tasks that went to another thread and back.
    static let patience = 0.05

    @MainActor
    static func drain(while busy: () -> Bool, afterEach step: () -> Void) {
        turn(for: 0)
        step()
        let end = Date().addingTimeInterval(patience)
        while busy(), Date() < end {
            turn(for: 0.002)
            step()
        }
    }

    @MainActor
    static func turn(for seconds: Double) {
        _ = RunLoop.main.run(mode: .default, before: Date().addingTimeInterval(seconds))
    }
}
