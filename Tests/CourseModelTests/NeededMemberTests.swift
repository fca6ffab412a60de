import CourseModel
import Testing

struct NeededMemberTests {
    @Test(arguments: [
        (
            "class Expenses { func removeItems(at offsets: IndexSet) }", "Expenses", NeededMember.Kind.method,
            "removeItems(at:)"
        ),
        ("final class Store<Value>: Codable { mutating func push(_ value: Value) }", "Store", .method, "push(_:)"),
        ("struct S { func f() }", "S", .method, "f()"),
        (
            "struct S { func f<A: B & C>(_ a: A, in d: [A: Int], by e: (A, A) -> Int = g(1, 2), h: Int) -> Int }", "S",
            .method, "f(_:in:by:h:)"
        ),
        ("struct S { static var items: [ExpenseItem] }", "S", .property, "items"),
        ("enum E { let x: Int }", "E", .property, "x"),
        ("class Expenses { init() }", "Expenses", .initializer, "init()"),
        ("struct S { init?(from text: String, at: Int) }", "S", .initializer, "init(from:at:)"),
    ])
    func `the one member of a type is found with its name`(
        _ need: String, type: String, kind: NeededMember.Kind, name: String
    ) throws {
        let member = try #require(NeededMember(need))
        #expect(member.type == type)
        #expect(member.kind == kind)
        #expect(member.name == name)
        #expect(need.contains(member.declaration))
    }

    @Test(arguments: [
        "", "{", "}", "struct S", "struct S { }", "func f(_ x: Int) -> Int", "struct S { let a: Int; let b: Int }",
        "struct S { struct T { let a: Int } }", "S(a: Int)", "struct { func f() }", "struct S { func }",
        "class S { x }",
        "protocol P { func f() }",
    ])
    func `other declarations are none`(_ need: String) {
        #expect(NeededMember(need) == nil)
    }
}
