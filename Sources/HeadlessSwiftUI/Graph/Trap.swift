/// Ends the process with a message, as SwiftUI does where it cannot go on. The one place that does so.
func trap(_ message: String) -> Never {
    Swift.fatalError(message)
}
