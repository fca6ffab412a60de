import CommandTable
import Testing

@Suite struct DeclarationTests {
    @Test func `every command is declared once, takes help, and shows an example`() {
        #expect(CommandDeclaration.all.map(\.name) == CommandName.allCases)
        for declaration in CommandDeclaration.all {
            #expect(declaration.options.contains(.help))
            #expect(Set(declaration.options).count == declaration.options.count)
            #expect(!declaration.examples.isEmpty)
        }
    }

    @Test func `only the last operand repeats, and none that is required follows one that is not`() {
        for declaration in CommandDeclaration.all {
            #expect(declaration.operands.dropLast().allSatisfy { !$0.repeats })
            let required = declaration.operands.map(\.isRequired)
            #expect(required == required.sorted { $0 && !$1 })
        }
    }

    @Test func `every option but the version belongs to some command`() {
        let taken = Set(CommandDeclaration.all.flatMap(\.options))
        #expect(taken == Set(OptionName.allCases).subtracting([.version]))
    }

    @Test func `every usage problem has a code of its own`() {
        let problems: [UsageProblem] = [
            .unknownCommand("x", suggestion: nil), .unknownOption("x", suggestion: nil),
            .optionNotForCommand(.explain, .next), .missingValue(.course), .valueNotTaken(.help),
            .notAChoice(.format, value: "x", suggestion: nil, choices: []), .missingOperand(.step, .next),
            .extraOperand("x", .next),
        ]
        #expect(Set(problems.map(\.code)).count == problems.count)
    }
}
