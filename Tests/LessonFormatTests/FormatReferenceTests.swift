import LessonFormat
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@Test(arguments: FormatReference.File.allCases)
func `the schema in Documentation is the one that the declared keys make`(file: FormatReference.File) throws {
    let path = "\(TestFiles.repository)/Documentation/\(file.rawValue).schema.json"
    let schema = FormatReference.jsonSchema(file)
    try TestFiles.record(schema, to: path)
    #expect(try TestFiles.text(path) == schema)
}

@Test(arguments: FormatReference.File.allCases)
func `a schema is JSON and always the same`(file: FormatReference.File) throws {
    let schema = FormatReference.jsonSchema(file)
    _ = try JSONDecoder().decode(Members.self, from: Data(schema.utf8))
    #expect(schema == FormatReference.jsonSchema(file))
    #expect(schema.contains("https://json-schema.org/draft/2020-12/schema"))
}

/// Of a schema, what every one has.
private struct Members: Decodable {
    var type: String
    var required: [String]
    var additionalProperties: Bool
}

@Test func `the reference has a row for every key, and its tables have five columns`() {
    let markdown = FormatReference.markdown()
    for key in ["title", "lowest-terms", "answers", "operators", "marks", "scoring", "locale", "url"] {
        #expect(markdown.contains("| `\(key)` |"), "\(key)")
    }
    for line in markdown.split(separator: "\n") where line.hasPrefix("|") {
        #expect(line.replacing("\\|", with: "").count { $0 == "|" } == 6, "\(line)")
    }
}
