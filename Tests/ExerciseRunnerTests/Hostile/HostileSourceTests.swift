import CourseModel
import ExerciseRunner
import Testing

/// Students' files whose text gets in the grader's way.
struct HostileSourceTests {
    @Test func `names of the grader's are free to use`() throws {
        let names = """
            enum CrewJoin {}; protocol Subject {}; struct WireValue {}; struct Ledger {}; struct Trap {}
            protocol WireRepresentable {}; struct CrewJoinReference {}; typealias Observation = Int
            func serve() {}; func member(_ number: Int) {}; var learn_serve = 0; enum Command {}
            """
        #expect(try CrewJoin().checkSolution(rest: names).verdict == .passed)
    }

    @Test(arguments: [
        "struct Int64 {}", "enum Never {}; struct UnsafeRawPointer {}; struct UnsafeMutableRawPointer {}",
    ])
    func `names of the standard library's are free to use`(_ declarations: String) throws {
        #expect(try CrewJoin().checkSolution(rest: declarations).verdict == .passed)
    }

    @Test func `the symbol that the host looks for cannot be taken`() throws {
        let check = try CrewJoin().checkSolution(
            rest: "@_cdecl(\"learn_serve\") public func mine(_ a: UnsafeRawPointer, _ b: Int) {}")
        guard case .compileError = check.verdict else { return record(check) }
    }

    @Test func `the symbol cannot be taken by another way of naming it either`() throws {
        let check = try CrewJoin().checkSolution(
            first: "return []",
            rest: """
                @_silgen_name("learn_serve") public func mine(
                    _ a: UnsafeRawPointer, _ b: Int, _ c: UnsafeMutableRawPointer, _ d: Int
                ) { c.storeBytes(of: 1, as: UInt64.self) }
                """)
        #expect(!check.verdict.isPass)
        if case .graderFault = check.verdict { record(check) }
    }

    @Test func `a global named like the harness's is a compile error, named like its module another global`() throws {
        let check = try CrewJoin().checkSolution(rest: "struct `harness of crew-join` {}")
        guard case .compileError(let errors) = check.verdict,
            case .doesNotFit("invalid redeclaration of 'harness of crew-join'")? = errors.first
        else { return record(check) }
        #expect(try CrewJoin().checkSolution(rest: "let ExerciseKit = 2").verdict == .passed)
    }

    @Test func `a type checker that would take minutes is stopped`() throws {
        // The compiler would give up in the end; this is long before.
        let sum = (0..<24).map { "[\($0): \"\($0)\"].mapValues { $0 + \"x\" }.count * 2.5" }.joined(separator: " + ")
        let check = try CrewJoin(CheckOptions(compileMilliseconds: 1_500)).checkSolution(rest: "let sum = \(sum)")
        #expect(check.verdict == .compileLimit)
    }

    @Test func `a symbol of the kit's cannot be taken`() throws {
        let serve = "$s11ExerciseKit5serve_8commands12commandCount6ledger0G4Sizeyxm_SVSiSvSitAA7SubjectRzlF"
        let check = try CrewJoin().checkSolution(
            first: "return []", rest: "@_cdecl(\"\(serve)\") public func mine() { print(\"e\") }")
        #expect(!check.verdict.isPass)
    }

    @Test func `main in a student's file harms nobody`() throws {
        let check = try CrewJoin().checkSolution(rest: "@main struct App { static func main() { print(\"hello\") } }")
        #expect(check.verdict == .passed)
    }

    @Test func `statements outside of functions are a compile error`() throws {
        let check = try CrewJoin().checkSolution(rest: "print(1)\nfatalError()")
        guard case .compileError(let errors) = check.verdict, case .inFile("CrewJoin.swift", _, _, _)? = errors.first
        else { return record(check) }
    }

    @Test func `code that would run as the library is loaded ends its own process only`() throws {
        let check = try CrewJoin().checkSolution(
            rest:
                "@used @section(\".init_array\") let atLoad: @convention(c) () -> Void = { _ = kill(getppid(), 9); exit(0) }",
            imports: "import Glibc")
        #expect(!check.verdict.isPass)
        if case .graderFault = check.verdict { record(check) }
    }

    @Test func `what is declared but nowhere defined is a compile error`() throws {
        let check = try CrewJoin().checkSolution(
            first: "nowhere()", rest: "@_silgen_name(\"defined_nowhere\") func nowhere()")
        guard case .compileError(let errors) = check.verdict, case .notLinked? = errors.first else {
            return record(check)
        }
    }

    @Test(arguments: ["import SwiftUI", "import UIKit", "import Oracles"])
    func `modules that are not there are a compile error on their line`(_ line: String) throws {
        let check = try CrewJoin().checkSolution(imports: line)
        guard case .compileError(let errors) = check.verdict,
            case .inFile("CrewJoin.swift", let place, let message, _)? = errors.first
        else { return record(check) }
        #expect(place.line == 1)
        #expect(message.contains("no such module"))
    }

    @Test func `errors by the thousand are cut`() throws {
        let check = try CrewJoin().checkSolution(
            rest: (0..<2_000).map { "let value\($0): Int = \"\"" }.joined(separator: "\n"))
        guard case .compileError(let errors) = check.verdict else { return record(check) }
        #expect(errors.count == 100)
    }

    @Test func `a compiler that takes too long is stopped`() throws {
        let check = try CrewJoin(CheckOptions(compileMilliseconds: 10)).checkSolution()
        #expect(check.verdict == .compileLimit)
    }

    @Test func `an error of the student's own making is shown`() throws {
        let check = try CrewJoin().checkSolution(rest: "#error(\"not done\")")
        guard case .compileError(let errors) = check.verdict, case .inFile(_, _, "not done", _)? = errors.first else {
            return record(check)
        }
    }

    @Test func `macros of the toolchain work, others are a compile error`() throws {
        let observable = "@Observable final class Store { var count = 0 }"
        #expect(try CrewJoin().checkSolution(rest: observable, imports: "import Observation").verdict == .passed)
        guard case .compileError = try CrewJoin().checkSolution(rest: "#Preview { }").verdict else {
            Issue.record("no compile error")
            return
        }
    }

    @Test func `libraries of the toolchain are found`() throws {
        let check = try CrewJoin().checkSolution(
            first: "if \"a1\".firstMatch(of: digit) == nil || mission.id != 11 { fatalError() }",
            rest: "let digit = Regex { OneOrMore(.digit) }", imports: "import RegexBuilder")
        #expect(check.verdict == .passed)
    }

    private func record(_ check: CodeCheck) {
        Issue.record("\(check.verdict)")
    }
}
