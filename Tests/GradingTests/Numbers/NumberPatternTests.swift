import CourseModel
import Testing

@testable import Grading

struct NumberPatternTests {
    @Test(arguments: [
        ("en", "1,234.5"), ("tr", "1.234,5"), ("ar", "1,234.5"), ("de", "1.234,5"), ("fr", "1\u{A0}234,5"),
        ("es", "1.234,5"), ("it", "1.234,5"), ("pt", "1.234,5"), ("pt-br", "1.234,5"), ("ru", "1\u{A0}234,5"),
        ("nl", "1.234,5"), ("pl", "1\u{A0}234,5"), ("sv", "1\u{A0}234,5"), ("fa", "1,234.5"), ("hi", "1,234.5"),
        ("ja", "1,234.5"), ("zh", "1,234.5"), ("en-in", "1,234.5"), ("de-ch", "1'234.5"), ("es-mx", "1,234.5"),
        ("ar-lb", "1.234,5"), ("ar-mr", "1.234,5"), ("ar-eh", "1,234.5"), ("en-be", "1.234,5"),
        ("en-fr", "1\u{A0}234,5"),
        ("en-gb", "1,234.5"), ("es-br", "1,234.5"), ("es-bz", "1,234.5"), ("fr-rw", "1,234.5"), ("fr-lu", "1.234,5"),
        ("ms-id", "1.234,5"), ("ms-bn", "1.234,5"), ("sw-cd", "1.234,5"), ("pt-ao", "1\u{A0}234,5"),
        ("kk-arab", "1\u{A0}234.5"),
    ])
    func `a locale writes its numbers its way`(locale: String, text: String) throws {
        let number = WrittenDecimal(isNegative: false, whole: "1234", fraction: "5")
        #expect(try #require(NumberPattern.of(LanguageTag(locale))).text(of: number, isGrouped: true) == text)
    }

    @Test func `groups are threes, or three and then twos`() throws {
        let number = WrittenDecimal(isNegative: true, whole: "12345678", fraction: "")
        #expect(NumberPattern.point.text(of: number, isGrouped: true) == "−12,345,678")
        #expect(NumberPattern.of(LanguageTag("ta-sg")) == .point)
        #expect(NumberPattern.lakh.text(of: number, isGrouped: true) == "−1,23,45,678")
    }

    @Test(arguments: ["xx", "", "klingon", "e", "-", "tlh-qo"])
    func `an unknown locale is known to be unknown`(tag: String) { #expect(!NumberPattern.isKnown(LanguageTag(tag))) }

    @Test(arguments: ["en-gb", "tr-cy", "EN", "de-at", "ar-eg"])
    func `a region that is not named follows its language`(tag: String) {
        #expect(NumberPattern.isKnown(LanguageTag(tag)))
    }
}
