import Foundation

extension Screen {
    /// Lets `seconds` pass: what sleeps wakes, what was started goes on.
    public func wait(_ seconds: Double) {
        let end = Date().addingTimeInterval(seconds)
        repeat {
            Pump.turn(for: min(0.01, max(0, end.timeIntervalSinceNow)))
            runtime.settle()
        } while Date() < end
    }

    /// Pulls a list or a scroll view down to refresh it.
    public func refresh() throws(ScreenError) {
        var found: (@MainActor () -> Void)?
        func look(_ element: Resolved) {
            if found == nil { found = element.traits.refresh }
            if found == nil { element.children.forEach(look) }
        }
        look(top)
        guard let found else { throw .cannot(action: "refreshed", what: "the screen", screen: excerpt) }
        run(found)
    }
}
