import CourseModel
import SwiftSource
import Testing

@testable import CourseVerify

@Suite struct GivenPartsTests {
    private let starter = """
        enum Kind: String { case add = "+" }
        func f(a: Int) -> Int { 0 }
        func g() -> Int { 7 }
        """

    private func declarations(_ solution: String) -> Set<String> {
        Set(GivenParts(starter: [starter]).others(in: [solution]).map(\.id.declaration))
    }

    @Test func `what the starter gives gets no mutants`() { #expect(declarations(starter) == []) }

    @Test func `what the student writes or changes does`() {
        let solution = starter.replacing("{ 0 }", with: "{ a + 2 }") + "\nfunc h() -> Bool { true }"
        #expect(declarations(solution) == ["f(a:)", "h()"])
        #expect(declarations(starter.replacing("\"+\"", with: "\"-\"")) == ["Kind.add"])
    }
}
