internal import CourseModel
internal import ExerciseKit

/// A finding as it is kept.
struct KeptFinding: Equatable {
    var finding: Finding
    var protection: Protection?
}

extension KeptFinding: WireRepresentable {
    var wire: WireValue {
        .record("finding", [WireField("protection", .text(word)), WireField("finding", finding.wire)])
    }

    private var word: String {
        switch protection {
        case .sandbox: "sandbox"
        case .limitsOnly: "limits"
        case nil: ""
        }
    }

    init?(wire: WireValue) {
        guard wire.name == "finding", let finding = wire["finding"].flatMap(Finding.init(wire:)) else { return nil }
        switch wire.text("protection") {
        case "sandbox": protection = .sandbox
        case "limits": protection = .limitsOnly
        case "": protection = nil
        default: return nil
        }
        self.finding = finding
    }
}

/// The mistake that was recognised, or that none was.
struct KeptMistake: Equatable, WireRepresentable {
    var name: String?

    init(name: String?) { self.name = name }

    var wire: WireValue { .record("mistake", [WireField("names", .list((name.map { [.text($0)] } ?? [])))]) }

    init?(wire: WireValue) {
        guard wire.name == "mistake", case .list(let names)? = wire["names"], names.count < 2 else { return nil }
        name = names.first?.text
        guard (name == nil) == names.isEmpty else { return nil }
    }
}
