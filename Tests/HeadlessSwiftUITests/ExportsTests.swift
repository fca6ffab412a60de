import HeadlessSwiftUI
import Testing

@Suite struct ExportsTests {
    @Test func `whoever imports the module sees Foundation`() {
        #expect(UUID() != UUID())
    }
}
