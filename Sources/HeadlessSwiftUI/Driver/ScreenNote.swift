/// What SwiftUI would write to the console, or what this module does not do.
public struct ScreenNote: Sendable, Codable, Hashable, CustomStringConvertible {
    public enum Kind: String, Sendable, Codable, CaseIterable {
        case constantData
        case duplicateID, noMatchingTag, noDestination, changedDuringUpdate, endlessUpdates, notShown
        case alreadyPresenting, unsupported, pathTypeMismatch, taskRuns
    }
    public let kind: Kind
    public let text: String
    public var description: String { text }
}
