import SwiftSource
import Testing

@testable import CourseLint

struct CodeCutterTests {
    private func shapes(_ source: String) -> [String]? {
        CodeCutter.shapes(of: source).map { $0.map { String(decoding: $0.text, as: UTF8.self) } }
    }

    @Test func `names, numbers and strings are all alike, words of the language are not`() {
        #expect(shapes("let x = f(12, \"a\\n\", $0) // why") == ["let a = a(1, \"\", $0)"])
        #expect(shapes("print(\"a \\(x + 1) b\")") == ["a(\"\\(a + 1)\")"])
        #expect(shapes("@State private var a = b.0") == ["@State private var a = a.0"])
    }

    @Test func `statements are cut apart and their braces emptied`() {
        #expect(shapes("if a {\n  f()\n} else {\n  g { x, y in\n    h()\n  }\n}\nz()")?.count == 5)
        #expect(shapes("List {\n  Text(\"a\")\n    .bold()\n}\n.padding()") == ["a(\"\")\n.a()", "a { }\n.a()"])
        #expect(shapes("@Observable\nclass A {\n  var x = 1\n}") == ["var a = 1", "@Observable\nclass a { }"])
    }

    @Test(arguments: [
        "#if A\n#endif", "\"\"\"\na\n\"\"\"", "let ı = 1", "f(", "f)", "/a b/", "`a`", "a /* b */", "“a”",
    ])
    func `what is not plain is left to the parser`(source: String) {
        #expect(CodeCutter.shapes(of: source) == nil)
    }

    @Test func `code whose shapes parse parses, however it was damaged`() {
        var random = Numbers(state: 7)
        var (passed, failed) = (0, 0)
        for round in 0..<300 {
            let source = damaged(samples[round % samples.count], &random)
            guard let shapes = CodeCutter.shapes(of: source) else { continue }
            let isShaped = shapes.allSatisfy { SwiftParse.firstError(in: $0.source) == nil }
            let error = SwiftParse.firstError(in: source)
            if isShaped { #expect(error == nil, "\(source)") }
            if error == nil { passed += 1 } else { failed += 1 }
        }
        #expect(passed > 10 && failed > 50)
    }

    @Test func `sound code is told by its shapes`() {
        for sample in samples {
            let shapes = CodeCutter.shapes(of: sample) ?? []
            #expect(!shapes.isEmpty)
            for shape in shapes { #expect(SwiftParse.firstError(in: shape.source) == nil, "\(shape.source)") }
        }
    }

    /// Takes out, doubles or swaps tokens and line ends.
    private func damaged(_ source: String, _ random: inout Numbers) -> String {
        var pieces = pieces(of: source)
        for _ in 0...random.below(2) where pieces.count > 2 {
            let place = random.below(pieces.count)
            switch random.below(4) {
            case 0: pieces.remove(at: place)
            case 1: pieces.insert(pieces[random.below(pieces.count)], at: place)
            case 2: pieces.swapAt(place, random.below(pieces.count))
            default: pieces[place] = pieces[random.below(pieces.count)]
            }
        }
        return pieces.joined()
    }

    /// Words, and everything else letter by letter.
    private func pieces(of source: String) -> [String] {
        var pieces: [String] = []
        for letter in source {
            let isWord = letter.isLetter || letter.isNumber
            if isWord, let last = pieces.last?.last, last.isLetter || last.isNumber {
                pieces[pieces.count - 1].append(letter)
            } else {
                pieces.append(String(letter))
            }
        }
        return pieces
    }

    private let samples = [
        """
        struct ExpenseRow: View, Identifiable {
            let id = UUID()
            @State private var isOpen = false
            var body: some View {
                HStack {
                    Text(expense.name).font(.headline)
                    Spacer()
                }
                .padding(.horizontal, 12.5)
            }
        }
        """,
        """
        enum Kind: String, CaseIterable {
            case personal, business
            case other(Int)
            var title: String {
                switch self {
                case .personal: return "Own"
                case .business where x > 0:
                    return "Work \\(rawValue.count)"
                default:
                    return "?"
                }
            }
        }
        """,
        """
        @Observable
        final class Store {
            private(set) var items: [Item] = [] {
                didSet {
                    save(items)
                }
            }
            func remove(at offsets: IndexSet) throws -> Int? {
                guard let first = offsets.first, first < items.count else {
                    throw Fault.missing
                }
                for index in offsets.reversed() {
                    items.remove(at: index)
                }
                return items.map { $0.total }.reduce(0, +)
            }
            init(items: [Item] = []) { self.items = items }
        }
        """,
        """
        protocol Shape {
            associatedtype Side: Comparable
            var area: Double { get }
            func scaled(by factor: Double) -> Self
        }
        extension Shape where Side == Int {
            static func make() -> some Shape { Square() }
        }
        """,
        """
        let total = prices
            .filter { price in
                price > 3 && price != limit
            }
            .reduce(0) { $0 + $1 }
        if let name = crew["one"]?.name, total >= 5 {
            print(name, total / 2)
        } else if total == 0 {
            return
        } else {
            do {
                try await load(&state)
            } catch {
                print(error)
            }
        }
        """,
    ]
}

/// SplitMix64.
private struct Numbers {
    var state: UInt64

    mutating func below(_ bound: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
    }
}
