import Foundation

/// Tells who reads an `ObservableObject` that it is about to change.
public final class ObservableObjectPublisher: @unchecked Sendable {
    private var readers = Readers()

    public init() {}

    public func send() {
        Tracking.onMain {
            Tracking.publications += 1
            self.readers.invalidateAll()
        }
    }

    func noteReader() { readers.note() }
}

/// The publishers of objects that declare none themselves, kept while the object lives.
enum ObjectPublishers {
    private struct Entry {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }
    nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
    private static let lock = NSLock()

    static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        lock.withLock {
            let key = ObjectIdentifier(object)
            if let entry = entries[key], entry.object === object { return entry.publisher }
            let made = ObservableObjectPublisher()
            entries[key] = Entry(object: object, publisher: made)
            return made
        }
    }

    static func noteReader<Object: ObservableObject>(of object: Object) {
        (object.objectWillChange as? ObservableObjectPublisher)?.noteReader()
    }
}
