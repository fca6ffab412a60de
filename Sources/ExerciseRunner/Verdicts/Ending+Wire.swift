internal import CourseModel
internal import ExerciseKit

extension Ending {
    var wire: WireValue {
        switch self {
        case .completed: .record("completed", [])
        case .trapped(let message):
            .record("trapped", [WireField("messages", .list(message.map { [.text($0)] } ?? []))])
        case .crashed(let signal): .record("crashed", [WireField("signal", .text(String(signal)))])
        case .exited(let status): .record("exited", [WireField("status", .text(String(status)))])
        case .timeLimit: .record("timeLimit", [])
        case .memoryLimit: .record("memoryLimit", [])
        case .outputLimit: .record("outputLimit", [])
        case .interfered: .record("interfered", [])
        }
    }

    init?(wire: WireValue) {
        switch wire.name {
        case "completed": self = .completed
        case "trapped":
            guard case .list(let messages)? = wire["messages"] else { return nil }
            self = .trapped(message: messages.first?.text)
        case "crashed":
            guard let signal = wire.number("signal") else { return nil }
            self = .crashed(signal: signal)
        case "exited":
            guard let status = wire.number("status") else { return nil }
            self = .exited(status: status)
        case "memoryLimit": self = .memoryLimit
        case "outputLimit": self = .outputLimit
        case "interfered": self = .interfered
        default: return nil
        }
    }
}
