internal import CourseModel
internal import ExerciseKit

extension Finding: WireRepresentable {
    var wire: WireValue {
        switch self {
        case .passed: .record("passed", [])
        // These are not kept.
        case .compileLimit, .tests: .record("none", [])
        case .testsFailed(let failed): .record("testsFailed", [WireField("all", .list(failed.map(\.wire)))])
        case .errors(let errors): .record("errors", [WireField("all", .list(errors.map(\.wire)))])
        case .differs(let difference, let named):
            .record(
                "differs",
                [WireField("difference", difference.wire), WireField("named", .list(named.map(\.wire)))])
        }
    }

    init?(wire: WireValue) {
        switch wire.name {
        case "passed": self = .passed
        case "errors":
            guard case .list(let all)? = wire["all"], !all.isEmpty else { return nil }
            let errors = all.compactMap(CompilerDiagnostic.init(wire:))
            guard errors.count == all.count else { return nil }
            self = .errors(errors)
        case "testsFailed":
            guard case .list(let all)? = wire["all"], !all.isEmpty else { return nil }
            let failed = all.compactMap(FailedTest.init(wire:))
            guard failed.count == all.count else { return nil }
            self = .testsFailed(failed)
        case "differs":
            guard let difference = wire["difference"].flatMap(Difference.init(wire:)),
                let named = wire.list("named", of: Served.self)
            else { return nil }
            self = .differs(difference, named: named)
        default: return nil
        }
    }
}

extension FailedTest {
    fileprivate var wire: WireValue {
        .record(
            "test", [WireField("name", .text(name)), WireField("messages", .list(messages.map(WireValue.text)))])
    }

    fileprivate init?(wire: WireValue) {
        guard wire.name == "test", let name = wire.text("name"), case .list(let messages)? = wire["messages"] else {
            return nil
        }
        self.init(name: name, messages: messages.compactMap(\.text))
    }
}

extension Difference: WireRepresentable {
    var wire: WireValue {
        .record(
            "difference",
            [
                WireField("case", .list(caseName.map { [.text($0)] } ?? [])),
                WireField("sequences", .list(sequences.map(WireValue.list))),
                WireField("expected", expected.wire), WireField("observed", observed.wire),
            ])
    }

    init?(wire: WireValue) {
        guard wire.name == "difference", case .list(let name)? = wire["case"],
            case .list(let lists)? = wire["sequences"], !lists.isEmpty,
            let expected = wire["expected"].flatMap(Served.init(wire:)),
            let observed = wire["observed"].flatMap(Served.init(wire:)), expected != observed
        else { return nil }
        var sequences: [[WireValue]] = []
        for case .list(let commands) in lists { sequences.append(commands) }
        guard sequences.count == lists.count else { return nil }
        self.init(caseName: name.first?.text, sequences: sequences, expected: expected, observed: observed)
    }
}

extension Served: WireRepresentable {
    var wire: WireValue {
        .record("served", [WireField("observations", .list(observations)), WireField("ending", ending.wire)])
    }

    init?(wire: WireValue) {
        guard wire.name == "served", case .list(let observations)? = wire["observations"],
            let ending = wire["ending"].flatMap(Ending.init(wire:))
        else { return nil }
        self.init(observations: observations, ending: ending)
    }
}
