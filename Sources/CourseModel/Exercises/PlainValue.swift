/// A command or an observation of an exercise as plain data: text, lists, and records, which are names with fields.
/// Numbers are decimal text, as in a lesson file.
public indirect enum PlainValue: Hashable, Sendable {
    case text(String)
    case list([PlainValue])
    case record(String, [Field])

    /// A field of a record.
    public struct Field: Hashable, Sendable {
        public var name: String
        public var value: PlainValue

        public init(_ name: String, _ value: PlainValue) {
            self.name = name
            self.value = value
        }
    }
}
