internal import CourseModel
internal import ExerciseKit

extension CompilerDiagnostic {
    var wire: WireValue {
        switch self {
        case .inFile(let name, let place, let message, let identifier):
            .record(
                "inFile",
                [
                    WireField("name", .text(name)), WireField("line", .text(String(place.line))),
                    WireField("column", .text(String(place.column))), WireField("message", .text(message)),
                    WireField("identifier", .text(identifier ?? "")),
                ])
        case .needs(let declaration, let message):
            .record(
                "needs", [WireField("declaration", .text(declaration)), WireField("message", .text(message))])
        case .doesNotFit(let message): .record("doesNotFit", [WireField("message", .text(message))])
        case .notLinked(let message): .record("notLinked", [WireField("message", .text(message))])
        case .compilerCrashed(let message): .record("compilerCrashed", [WireField("message", .text(message))])
        }
    }

    init?(wire: WireValue) {
        guard let message = wire.text("message") else { return nil }
        switch wire.name {
        case "inFile":
            guard let name = wire.text("name"), let line = wire.number("line"), let column = wire.number("column"),
                let identifier = wire.text("identifier")
            else { return nil }
            self = .inFile(
                name: name, at: TextPosition(line: line, column: column), message: message,
                identifier: identifier.isEmpty ? nil : identifier)
        case "needs":
            guard let declaration = wire.text("declaration") else { return nil }
            self = .needs(declaration: declaration, message: message)
        case "doesNotFit": self = .doesNotFit(message: message)
        case "notLinked": self = .notLinked(message: message)
        case "compilerCrashed": self = .compilerCrashed(message: message)
        default: return nil
        }
    }
}
