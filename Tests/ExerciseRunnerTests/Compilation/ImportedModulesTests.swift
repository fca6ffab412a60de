import Testing

@testable import ExerciseRunner

struct ImportedModulesTests {
    @Test func `imports are found at the start of lines, with any line ends`() {
        let text =
            "import Foundation\r\n  import RegexBuilder // x\nlet s = \"import Other\"\n//import No\nimport\nimport A.B\n"
        #expect(ImportedModules.names(in: Array(text.utf8)) == ["Foundation", "RegexBuilder", "A"])
    }
}
