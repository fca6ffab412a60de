import ExerciseKit
import Oracles
import Testing

struct NavigationPathTests {
    private typealias Command = NavigationPath.Command
    private let added = ["a", "b", "c"].map { Command.add(.init(id: $0, title: "Coffee")) }

    @Test func `push goes above what is open, also twice`() {
        #expect(path(.push(id: "b"), .push(id: "a"), .push(id: "b")) == ["b", "a", "b"])
    }

    @Test func `pop goes back by one, and at the list does nothing`() {
        #expect(path(.push(id: "b"), .push(id: "a"), .pop) == ["b"])
        #expect(path(.push(id: "b"), .pop, .pop) == [])
    }

    @Test func `pop to root goes back to the list`() {
        #expect(path(.push(id: "b"), .push(id: "a"), .popToRoot) == [])
    }

    @Test func `a notification opens its expense with the list alone behind it`() {
        #expect(path(.open(id: "b")) == ["b"])
        #expect(path(.push(id: "b"), .push(id: "a"), .open(id: "c")) == ["c"])
        #expect(path(.push(id: "b"), .push(id: "a"), .open(id: "b")) == ["b"])
    }

    @Test func `an id that no expense has changes nothing`() {
        #expect(path(.push(id: "b"), .open(id: "z")) == ["b"])
        #expect(path(.delete(id: "a"), .push(id: "b"), .open(id: "a")) == ["b"])
        #expect(path(.push(id: "b"), .push(id: "z"), .delete(id: "z")) == ["b"])
    }

    @Test func `deleting takes the expense off the path, and what is above its lowest place`() {
        let open = ["a", "b", "c", "b"].map(Command.push)
        #expect(path(open + [.delete(id: "a")]) == [])
        #expect(path(open + [.delete(id: "b")]) == ["a"])
        #expect(path(open + [.delete(id: "c")]) == ["a", "b"])
        #expect(path(.push(id: "a"), .delete(id: "c")) == ["a"])
    }

    @Test func `an edited expense is the same one still`() {
        let edited = [Command.push(id: "a"), .edit(.init(id: "a", title: "Tea"))]
        #expect(path(edited + [.delete(id: "a")]) == [])
        #expect(path(edited + [.deleteOnTop]) == [])
    }

    @Test func `what is on top is deleted with its lower places, and at the list nothing is`() {
        #expect(path(.push(id: "b"), .push(id: "a"), .deleteOnTop) == ["b"])
        #expect(path(.push(id: "b"), .push(id: "a"), .push(id: "b"), .deleteOnTop) == [])
        #expect(path(.deleteOnTop, .push(id: "c")) == ["c"])
    }

    @Test func `deleting shortens the list`() {
        var reference = NavigationPathReference()
        for command in added { _ = reference.perform(command) }
        #expect(reference.perform(.delete(id: "b")).list.map(\.id) == ["a", "c"])
    }

    @Test func `only what is in the list is open, and but for a notification a path grows and shrinks at its top`() {
        for seed in 0..<200 {
            var reference = NavigationPathReference()
            var before: [String] = []
            for command in sequence(UInt64(seed)) {
                let shown = reference.perform(command)
                let after = shown.path.map(\.id)
                #expect(after.allSatisfy(shown.list.map(\.id).contains))
                if case .open = command {} else { #expect(after.starts(with: before) || before.starts(with: after)) }
                before = after
            }
        }
    }

    @Test func `generated sequences pop at the list, and delete at the bottom, middle and top of a path`() {
        var places: Set<String> = []
        for seed in 0..<60 {
            var reference = NavigationPathReference()
            var path: [String] = []
            for command in sequence(UInt64(seed)) {
                if case .pop = command, path.isEmpty { places.insert("pop at the list") }
                if case .delete(let id) = command, let place = path.firstIndex(of: id) {
                    places.insert(place == 0 ? "bottom" : place == path.count - 1 ? "top" : "middle")
                }
                path = reference.perform(command).path.map(\.id)
            }
        }
        #expect(places == ["pop at the list", "bottom", "middle", "top"])
    }

    private func path(_ commands: Command...) -> [String] { path(commands) }

    private func path(_ commands: [Command]) -> [String] {
        var reference = NavigationPathReference()
        return (added + commands).map { reference.perform($0) }.last?.path.map(\.id) ?? []
    }

    private func sequence(_ seed: UInt64) -> [Command] {
        var generator = Steps(state: seed)
        return NavigationPathReference.sequence(length: 12, using: &generator)
    }
}
