import LessonFormat
import Reporting

/// `learn schema [lesson|course|exercise|keys]`: the lesson format for editors and for people.
enum SchemaCommand {
    static func run(_ invocation: Invocation) -> CommandResult {
        switch invocation.operands.first {
        case "keys": CommandResult(.document(kind: .keys, text: FormatReference.markdown()))
        case "course": CommandResult(.document(kind: .schema, text: FormatReference.jsonSchema(.course)))
        case "exercise": CommandResult(.document(kind: .schema, text: FormatReference.jsonSchema(.exercise)))
        default: CommandResult(.document(kind: .schema, text: FormatReference.jsonSchema(.lesson)))
        }
    }
}
