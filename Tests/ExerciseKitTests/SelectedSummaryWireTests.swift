import ExerciseKit
import Testing

struct SelectedSummaryWireTests {
    private let option = SelectedSummary.Option(id: "a", name: "Tea")

    @Test func `commands come back as they were sent`() {
        for locale in SelectedSummary.Locale.allCases {
            let command = SelectedSummary.Command(locale: locale, options: [option], chosen: [option, option])
            #expect(SelectedSummary.Command(wire: command.wire) == command)
        }
    }

    @Test func `a summary comes back as it was sent, without the marks that cannot be seen`() {
        let observation = SelectedSummary.Observation("\u{2068}A\u{2069} و\u{2068}B\u{2069}")
        #expect(observation.text.unicodeScalars.elementsEqual("A وB".unicodeScalars))
        #expect(SelectedSummary.Observation(wire: observation.wire) == observation)
    }

    @Test func `a locale that the reference does not know is none`() {
        let fields = ["options", "chosen"].map { WireField($0, .list([])) }
        #expect(SelectedSummary.Command(wire: .record("summary", fields + [WireField("locale", .text("fr"))])) == nil)
        #expect(SelectedSummary.Command(wire: .record("summary", fields)) == nil)
    }
}
