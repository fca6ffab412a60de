import CourseModel
import Testing

@testable import Grading

struct NumberReaderTests {
    static let locales = [
        "en", "tr", "ar", "de", "fr", "es", "it", "pt", "ru", "nl", "pl", "sv", "fa", "hi", "ja", "zh", "en-in",
        "de-ch",
    ].map(LanguageTag.init)

    private func digits(_ text: String, from zero: UInt32) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            let isDigit = ("0"..."9").contains(scalar)
            result.append(isDigit ? Unicode.Scalar(zero + scalar.value - 48) ?? scalar : scalar)
        }
        return String(result)
    }

    @Test(arguments: locales)
    func `a number in the locale's own writing is read as itself and as no other`(locale: LanguageTag) throws {
        let pattern = try #require(NumberPattern.of(locale))
        var random = SplitMix64(seed: locale.tag.utf8.reduce(0) { $0 * 31 + UInt64($1) })
        for _ in 0..<200 {
            let whole = String(random.next() >> random.below(64))
            let fraction = random.below(2) == 0 ? "" : String(random.below(100_000))
            let number = WrittenDecimal(isNegative: random.below(2) == 0, whole: whole, fraction: fraction)
            for isGrouped in [false, true] {
                let text = pattern.text(of: number, isGrouped: isGrouped)
                let read = try #require(NumberReader.read(text, locale: locale).decimal, "\(text)")
                #expect(read.hasSameValue(as: number), "\(text)")
                let other = WrittenDecimal(isNegative: number.isNegative, whole: whole, fraction: fraction + "1")
                #expect(!read.hasSameValue(as: other))
            }
        }
    }

    @Test(arguments: [0x660, 0x6F0, 0x966, 0x9E6, 0xE50, 0xFF10, 0x1D7CE, 0x1E950] as [UInt32])
    func `digits of any one script are read everywhere`(zero: UInt32) {
        for locale in Self.locales {
            let read = NumberReader.read(digits("9025", from: zero), locale: locale).decimal
            #expect(read == WrittenDecimal(isNegative: false, whole: "9025", fraction: ""))
        }
    }

    @Test func `no number is read where another locale's reading differs without a word`() {
        for locale in Self.locales {
            for text in ["1.234", "1,234", "12.345", "12,345", "123.456", "123,456", "-1.000", "-1,000"] {
                guard case .number(let read, let note) = NumberReader.read(text, locale: locale) else { continue }
                let shown = (NumberPattern.of(locale) ?? .point).text(of: read.shortest)
                #expect(note == .readAs(shown), "\(text) in \(locale)")
            }
        }
    }

    @Test func `a suggestion reads as what it says, without another suggestion`() {
        for locale in Self.locales {
            for text in ["12,5", "12.5", "1.234,56", "1,234.56", "1'234.5", "1.234.567", "1,234,567", "١٢،٥", "0,5"] {
                guard case .unreadable(let remark) = NumberReader.read(text, locale: locale) else { continue }
                guard case .didYouMean(let suggestion) = remark else {
                    Issue.record("\(text) in \(locale): \(remark)")
                    continue
                }
                #expect(NumberReader.read(suggestion, locale: locale).decimal != nil, "\(suggestion) in \(locale)")
            }
        }
    }

    @Test func `a thousand digits are read exactly`() {
        let long = String(repeating: "7", count: 1_000)
        let english = LanguageTag("en")
        #expect(NumberReader.read(long, locale: english).decimal?.whole == long)
        #expect(NumberReader.read("." + long, locale: english).decimal?.fraction == long)
        let question = ArithmeticQuestion(first: 3, operation: .add, second: 4)
        for (text, outcome) in [("7." + String(repeating: "0", count: 999), Outcome.passed), (long, .wrong)] {
            #expect(ArithmeticGrader.grade([text], [question], locale: english).outcome == outcome)
        }
    }

    @Test(arguments: [2_001, 60_000, 200_000])
    func `absurd lengths are too long`(count: Int) {
        let text = String(repeating: "1", count: count)
        #expect(NumberReader.read(text, locale: LanguageTag("en")) == .unreadable(.numberTooLong))
    }

    @Test func `an unknown locale reads as the root's`() {
        #expect(NumberReader.read("1,234.5", locale: LanguageTag("xx")).decimal?.whole == "1234")
    }
}
