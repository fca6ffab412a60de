import CommandTable
import Testing

@Suite struct VerifyArgumentsTests {
    @Test func `a number is one in its range`() {
        for value in ["0", "x", "-1", "1.5", "257"] {
            #expect(throws: UsageProblem.notANumber(.workers, value: value, allowed: 1...256)) {
                try ArgumentParser.parse(["verify", "--workers=\(value)"])
            }
        }
        #expect(throws: Never.self) { try ArgumentParser.parse(["verify", "--workers", "2"]) }
    }

    @Test func `a form that only one command has is refused elsewhere`() {
        #expect(throws: Never.self) { try ArgumentParser.parse(["verify", "--format", "junit"]) }
        #expect(throws: UsageProblem.self) { try ArgumentParser.parse(["lint", "--format", "junit"]) }
    }
}
