import ExerciseKit
import Testing

private enum Colour: String, Codable, CaseIterable { case red, deepBlue }

private struct Price: Codable, Hashable { var amount: Int; var note: String? }

private struct Pair<First: Codable & Hashable>: Codable, Hashable { var one: First; var other: First }

private struct URLList: Codable, Hashable { var all: [String] }

private struct Nothing: Codable, Hashable {}

private indirect enum Command: Codable, Equatable, WireRepresentable {
    case clear
    case add(item: String, Price)
    case paint(colour: Colour, weights: [Double?])
    case tag(Set<Int>, names: [String: Price])
    case both(Command, Pair<UInt8>)
    case flag(isOn: Bool, Nothing, list: URLList)
}

private let threeOfIt: WireValue = .record("price", [WireField("amount", .text("3"))])

private let refused: [WireValue] = [
    .text("clear"), .list([]), .record("clearer", []),
    .record("add", [WireField("item", .text("a"))]),
    .record("add", [WireField("item", .list([])), WireField("_1", threeOfIt)]),
    .record(
        "add", [WireField("item", .text("a")), WireField("_1", .record("cost", [WireField("amount", .text("3"))]))]),
    .record("add", [WireField("item", .text("a")), WireField("_1", threeOfIt), WireField("more", .text("b"))]),
    .record("add", [WireField("item", .text("a")), WireField("item", .text("b")), WireField("_1", threeOfIt)]),
    .record(
        "add", [WireField("item", .text("a")), WireField("_1", .record("price", [WireField("amount", .text("03"))]))]),
    .record(
        "add", [WireField("item", .text("a")), WireField("_1", .record("price", [WireField("amount", .text("3 "))]))]),
    .record(
        "add",
        [
            WireField("item", .text("a")),
            WireField("_1", .record("price", [WireField("amount", .text("3")), WireField("nots", .text("b"))])),
        ]),
    .record("paint", [WireField("colour", .text("green")), WireField("weights", .list([]))]),
    .record("clear", [WireField("item", .text("a"))]),
    .record(
        "tag",
        [
            WireField("_0", .list([])),
            WireField(
                "names",
                .list(
                    Array(
                        repeating: .record("entry", [WireField("key", .text("a")), WireField("value", threeOfIt)]),
                        count: 2))),
        ]),
]

/// The wire's form of what is `Codable`.
@Suite struct CodableWireTests {
    private func command(_ generator: inout SeededGenerator, depth: Int = 0) -> Command {
        switch Int.random(in: 0..<(depth < 3 ? 6 : 5), using: &generator) {
        case 0: return .clear
        case 1: return .add(item: text(&generator), price(&generator))
        case 2:
            let weights: [Double?] = [nil, 0.1, -0.0, .greatestFiniteMagnitude, .infinity, 1e-300]
            let count = Int.random(in: 0..<4, using: &generator)
            return .paint(
                colour: Colour.allCases.randomElement(using: &generator) ?? .red,
                weights: (0..<count).map { _ in weights.randomElement(using: &generator) ?? nil })
        case 3:
            let names = (0..<3).map { _ in (text(&generator), price(&generator)) }
            return .tag(
                Set((0..<4).map { _ in Int.random(in: -9...9, using: &generator) }),
                names: Dictionary(names) { first, _ in first })
        case 4:
            return .flag(isOn: .random(using: &generator), Nothing(), list: URLList(all: [text(&generator)]))
        default:
            return .both(command(&generator, depth: depth + 1), Pair(one: .max, other: .min))
        }
    }

    private func text(_ generator: inout SeededGenerator) -> String {
        ["", "nil", "12", "ش \n\0", "é", "e\u{301}", "🚀"].randomElement(using: &generator) ?? ""
    }

    private func price(_ generator: inout SeededGenerator) -> Price {
        Price(amount: .random(in: .min ... .max, using: &generator), note: Bool.random(using: &generator) ? nil : "x")
    }

    @Test(arguments: [1, 2, 3] as [UInt64])
    func `what is written is read as the same, and written alike`(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<300 {
            let command = command(&generator)
            let bytes = command.wire.bytes
            let wire = try #require(
                bytes.withUnsafeBytes { buffer in
                    var reader = WireReader(buffer)
                    return reader.value()
                })
            let read = try #require(Command(wire: wire), "\(command)")
            #expect(read == command)
            #expect(read.wire.bytes == bytes)
        }
    }

    @Test func `a case is the record of its name, a structure of its type's`() {
        let add = Command.add(item: "tea", Price(amount: 3, note: nil))
        #expect(
            add.wire
                == .record(
                    "add",
                    [
                        WireField("item", .text("tea")),
                        WireField(
                            "_1",
                            .record(
                                "price",
                                [WireField("amount", .text("3")), WireField("note", .record("nil", []))])),
                    ]))
        #expect(Command.clear.wire == .record("clear", []))
        let flag = Command.flag(isOn: true, Nothing(), list: URLList(all: []))
        #expect(flag.wire["_1"]?.name == "nothing")
        #expect(flag.wire["list"]?.name == "urlList")
        #expect(flag.wire.text("isOn") == "true")
    }

    @Test func `sets and dictionaries are sorted`() {
        let tag = Command.tag([10, 9, -1], names: ["b": Price(amount: 1), "B": Price(amount: 2)])
        #expect(tag.wire["_0"] == .list(["-1", "9", "10"].map(WireValue.text)))
        guard case .list(let entries) = tag.wire["names"] else {
            Issue.record("\(tag.wire)")
            return
        }
        #expect(entries.map { $0.text("key") } == ["B", "b"])
        #expect(entries.map(\.name) == ["entry", "entry"])
    }

    @Test func `equal numbers are written alike`() {
        let zeros = [Command.paint(colour: .red, weights: [0.0]), Command.paint(colour: .red, weights: [-0.0])]
        #expect(zeros[0] == zeros[1])
        #expect(zeros[0].wire == zeros[1].wire)
    }

    @Test(arguments: refused)
    func `what does not decode is refused`(_ wire: WireValue) {
        #expect(Command(wire: wire) == nil)
    }

    @Test func `a field that may be missing may be left out by an author`() {
        let wire = WireValue.record("add", [WireField("item", .text("a")), WireField("_1", threeOfIt)])
        #expect(Command(wire: wire) == .add(item: "a", Price(amount: 3, note: nil)))
    }

    @Test func `a value whose own coding fails is like no other`() {
        struct Failing: Codable, WireRepresentable {
            init() {}
            init(from decoder: any Decoder) throws {}
            func encode(to encoder: any Encoder) throws { throw CancellationError() }
        }
        #expect(Failing().wire == .record("", []))
    }
}
