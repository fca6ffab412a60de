internal import CourseModel
internal import ExerciseKit

extension WireValue {
    init(_ value: PlainValue) {
        switch value {
        case .text(let text): self = .text(text)
        case .list(let items): self = .list(items.map(WireValue.init))
        case .record(let name, let fields):
            self = .record(name, fields.map { WireField($0.name, WireValue($0.value)) })
        }
    }

    var plain: PlainValue {
        switch self {
        case .text(let text): .text(text)
        case .list(let items): .list(items.map(\.plain))
        case .record(let name, let fields): .record(name, fields.map { .init($0.name, $0.value.plain) })
        }
    }
}
