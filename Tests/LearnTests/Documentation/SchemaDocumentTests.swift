import LessonFormat
import Testing

struct SchemaDocumentTests {
    @Test func `the schemas in Documentation are those of the declarations`() throws {
        #expect(try Documents.read("Documentation/lesson.schema.json") == FormatReference.jsonSchema(.lesson))
        #expect(try Documents.read("Documentation/course.schema.json") == FormatReference.jsonSchema(.course))
        #expect(try Documents.read("Documentation/exercise.schema.json") == FormatReference.jsonSchema(.exercise))
    }
}
