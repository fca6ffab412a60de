import CourseModel
import SwiftSource
import Testing

@Suite struct MutantsTests {
    private let source = """
        struct Store {
            var items: [Int] = [3] {
                didSet { save(2) }
            }
            var total: Int { items.reduce(0, +) }
            init(first: Int) { items = [first] }
            func remove(at offset: Int) { items.remove(at: offset) }
        }
        extension Store { subscript(i: Int) -> Int { get { items[i + 5] } } }
        """

    private func names(_ source: String) -> Set<String> { Set(Mutants.of([source]).map(\.id.description)) }

    @Test func `names tell kind, declaration and place in it`() {
        let expected: Set = [
            "literal/Store.items/1", "removal/Store.items.didSet/1", "literal/Store.items.didSet/1",
            "return/Store.total/1", "boundary/Store.total/1", "removal/Store.init(first:)/1",
            "removal/Store.remove(at:)/1", "operator/Store.subscript(i:)/1", "literal/Store.subscript(i:)/1",
        ]
        #expect(names(source).isSuperset(of: expected), "\(names(source).sorted())")
    }

    @Test func `names stay where something else is edited`() {
        let edited = "// A comment.\nfunc other() -> Int { 1 + 2 }\n" + source
        #expect(names(edited).isSuperset(of: names(source)))
        #expect(names(edited).count > names(source).count)
    }

    @Test func `a name reads back`() {
        for name in ["operator/Store.remove(at:)/2", "literal/main./(a:b:)/1"] {
            #expect(MutantID(name)?.description == name)
        }
        for text in ["", "a/b", "a/b/0", "a/b/c"] { #expect(MutantID(text) == nil) }
    }

    @Test func `every mutant changes the text and leaves the rest`() {
        let bytes = Array(source.utf8)
        for mutant in Mutants.of([source]) {
            let changed = mutant.edit.applied(to: bytes)
            #expect(changed != bytes, "\(mutant.id)")
            #expect(changed.starts(with: bytes[..<mutant.edit.range.lowerBound]))
        }
    }

    @Test func `bodies are told where there are some`() {
        let mutants = Mutants.of([source])
        let outside = mutants.filter { $0.body == nil }.map(\.id.declaration)
        #expect(Set(outside) == ["Store.items"])
        let built = Mutants.of(["@ViewBuilder func f() -> V { g(2) }; var body: some Scene { g(3) }"])
        #expect(!built.isEmpty && built.allSatisfy { $0.body == nil })
        let views = Mutants.of(["var body: some View { g(3) }"])
        let form = MutantBody.Form.view(attributes: "@SwiftUI::ViewBuilder", type: "some View")
        #expect(!views.isEmpty && views.allSatisfy { $0.body?.form == form })
    }

    @Test func `what does not parse in time has none`() {
        #expect(Mutants.of([String(repeating: "[", count: 1000)]) == [])
    }
}
