/// Answers and what must come of them, one a line: locale ¦ question ¦ typed ¦ verdict ¦ as read ¦ remarks.
///
/// A question is `A op B` with the kind of division after `as`, and a tolerance after `±`; or `swift`, `text` or another
/// language, a template and `= answer or answer`, with `ignore case` or `exact marks` before the template; or
/// `quiz N right A,B` whose options are shown as written. `\u{…}` stands for a character that is hard to see.
enum AnswerTable {
    static let text = #"""
        # Whole numbers
        en ¦ 6 * 2 ¦ 12 ¦ right ¦ 12 ¦
        en ¦ 6 * 2 ¦ +12 ¦ right ¦ 12 ¦
        en ¦ 6 * 2 ¦ \u{20}12\u{20}\u{A0} ¦ right ¦ 12 ¦
        en ¦ 6 * 2 ¦ 12.0 ¦ right ¦ 12 ¦
        en ¦ 6 * 2 ¦ 12. ¦ right ¦ 12 ¦
        en ¦ 6 * 2 ¦ 012 ¦ right ¦ 12 ¦
        en ¦ 6 * 2 ¦ 13 ¦ wrong ¦ 13 ¦
        en ¦ 12 * 12 ¦ 145 ¦ wrong ¦ 145 ¦
        en ¦ 12 * 12 ¦ 144 ¦ right ¦ 144 ¦
        en ¦ 6 * 2 ¦ 11.9999999999999999999 ¦ wrong ¦ 11.9999999999999999999 ¦
        en ¦ 6 * 2 ¦ 12.00000000000000000000000001 ¦ wrong ¦ 12.00000000000000000000000001 ¦
        en ¦ 2 - 5 ¦ -3 ¦ right ¦ −3 ¦
        en ¦ 2 - 5 ¦ − 3 ¦ right ¦ −3 ¦
        en ¦ 2 - 5 ¦ –3 ¦ right ¦ −3 ¦
        en ¦ 2 - 5 ¦ —3 ¦ right ¦ −3 ¦
        en ¦ 2 - 5 ¦ \u{FE63}3 ¦ right ¦ −3 ¦
        en ¦ 2 - 5 ¦ \u{FF0D}3 ¦ right ¦ −3 ¦
        en ¦ 2 - 5 ¦ \u{2010}3 ¦ right ¦ −3 ¦
        en ¦ 2 - 5 ¦ \u{2011}3 ¦ right ¦ −3 ¦
        en ¦ 2 - 5 ¦ 3 ¦ wrong ¦ 3 ¦
        en ¦ 2 - 5 ¦ --3 ¦ unreadable ¦ nil ¦ notANumber
        en ¦ 2 - 5 ¦ 3- ¦ unreadable ¦ nil ¦ notANumber
        en ¦ 5 - 5 ¦ -0 ¦ right ¦ 0 ¦
        en ¦ 5 - 5 ¦ 0.000 ¦ right ¦ 0 ¦
        en ¦ 0 + 9223372036854775807 ¦ 9223372036854775807 ¦ right ¦ 9223372036854775807 ¦
        en ¦ 0 + 9223372036854775807 ¦ 9223372036854775808 ¦ wrong ¦ 9223372036854775808 ¦
        en ¦ -9223372036854775807 - 1 ¦ -9223372036854775808 ¦ right ¦ −9223372036854775808 ¦
        en ¦ 6 * 2 ¦ \u{200F}12\u{202C} ¦ right ¦ 12 ¦
        en ¦ 6 * 2 ¦ 1\u{200B}2 ¦ right ¦ 12 ¦
        en ¦ 6 * 2 ¦ \u{FEFF}12 ¦ right ¦ 12 ¦
        # Grouping, and the other habit
        en ¦ 0 + 16000 ¦ 16,000 ¦ right ¦ 16000 ¦ readAs("16000")
        en ¦ 0 + 16 ¦ 16,000 ¦ wrong ¦ 16000 ¦ readAs("16000")
        tr ¦ 0 + 16 ¦ 16,000 ¦ right ¦ 16 ¦ readAs("16")
        tr ¦ 0 + 16000 ¦ 16,000 ¦ wrong ¦ 16 ¦ readAs("16")
        tr ¦ 0 + 16000 ¦ 16.000 ¦ right ¦ 16000 ¦ readAs("16000")
        en ¦ 0 + 16000 ¦ 16.000 ¦ wrong ¦ 16 ¦ readAs("16")
        en ¦ 0 + 16000 ¦ 16 000 ¦ right ¦ 16000 ¦
        tr ¦ 0 + 16000 ¦ 16\u{A0}000 ¦ right ¦ 16000 ¦
        ar ¦ 0 + 16000 ¦ 16\u{202F}000 ¦ right ¦ 16000 ¦
        ja ¦ 0 + 16000 ¦ 16\u{3000}000 ¦ right ¦ 16000 ¦
        en ¦ 0 + 1234567 ¦ 1,234,567 ¦ right ¦ 1234567 ¦
        en ¦ 0 + 1234567 ¦ 1.234.567 ¦ unreadable ¦ nil ¦ didYouMean("1,234,567")
        de ¦ 0 + 1234567 ¦ 1.234.567 ¦ right ¦ 1234567 ¦
        de-ch ¦ 0 + 1234567 ¦ 1'234’567 ¦ right ¦ 1234567 ¦
        en ¦ 0 + 1234567 ¦ 1'234'567 ¦ unreadable ¦ nil ¦ didYouMean("1,234,567")
        fr ¦ 0 + 1234567 ¦ 1 234 567 ¦ right ¦ 1234567 ¦
        en-in ¦ 0 + 1234567 ¦ 12,34,567 ¦ right ¦ 1234567 ¦
        hi ¦ 0 + 1234567 ¦ १२,३४,५६७ ¦ right ¦ 1234567 ¦
        en ¦ 0 + 1234567 ¦ 12,34,567 ¦ unreadable ¦ nil ¦ didYouMean("1,234,567")
        en-in ¦ 0 + 1234567 ¦ 1,234,567 ¦ unreadable ¦ nil ¦ didYouMean("12,34,567")
        en ¦ 0 + 1234 ¦ 12,34 ¦ unreadable ¦ nil ¦ didYouMean("12.34")
        en ¦ 0 + 1 ¦ 0,123 ¦ unreadable ¦ nil ¦ didYouMean("0.123")
        en ¦ 0 + 16 ¦ 16,0000 ¦ unreadable ¦ nil ¦ didYouMean("16.0000")
        en ¦ 0 + 12 ¦ 1 2 ¦ unreadable ¦ nil ¦ notANumber
        en ¦ 0 + 12 ¦ 1,2,3 ¦ unreadable ¦ nil ¦ notANumber
        en ¦ 0 + 12 ¦ 12,5 ¦ unreadable ¦ nil ¦ didYouMean("12.5")
        en ¦ 0 + 12 ¦ 1.234,56 ¦ unreadable ¦ nil ¦ didYouMean("1,234.56")
        tr ¦ 0 + 12 ¦ 12.5 ¦ unreadable ¦ nil ¦ didYouMean("12,5")
        tr ¦ 0 + 12 ¦ 1,234.56 ¦ unreadable ¦ nil ¦ didYouMean("1.234,56")
        # Scripts
        ar ¦ 6 * 2 ¦ ١٢ ¦ right ¦ 12 ¦
        en ¦ 6 * 2 ¦ ١٢ ¦ right ¦ 12 ¦
        fa ¦ 6 * 2 ¦ ۱۲ ¦ right ¦ 12 ¦
        tr ¦ 6 * 2 ¦ １２ ¦ right ¦ 12 ¦
        th ¦ 6 * 2 ¦ ๑๒ ¦ right ¦ 12 ¦
        ar ¦ 0 + 16000 ¦ ١٦٬٠٠٠ ¦ right ¦ 16000 ¦
        ar ¦ 6 * 2 ¦ ١2 ¦ unreadable ¦ nil ¦ mixedDigits
        ar ¦ 6 * 2 ¦ ١۲ ¦ unreadable ¦ nil ¦ mixedDigits
        ar ¦ 25 / 2 as decimal 1 ¦ ١٢٫٥ ¦ right ¦ 12.5 ¦
        en ¦ 25 / 2 as decimal 1 ¦ ١٢٫٥ ¦ right ¦ 12.5 ¦
        ar ¦ 25 / 2 as decimal 1 ¦ 12.5 ¦ right ¦ 12.5 ¦
        ar ¦ 25 / 2 as decimal 1 ¦ ١٢،٥ ¦ unreadable ¦ nil ¦ didYouMean("12.5")
        ar ¦ 25 / 2 as decimal 1 ¦ ١٢.٥ ¦ unreadable ¦ nil ¦ didYouMean("12.5")
        ar ¦ 25 / 2 as decimal 1 ¦ 12,5 ¦ unreadable ¦ nil ¦ didYouMean("12.5")
        ar-ma ¦ 25 / 2 as decimal 1 ¦ 12,5 ¦ right ¦ 12,5 ¦
        # No numbers
        en ¦ 6 * 2 ¦ ¦ unreadable ¦ nil ¦ nothingTyped
        en ¦ 6 * 2 ¦ \u{200E}\u{A0} ¦ unreadable ¦ nil ¦ nothingTyped
        en ¦ 6 * 2 ¦ twelve ¦ unreadable ¦ nil ¦ notANumber
        en ¦ 6 * 2 ¦ 12 apples ¦ unreadable ¦ nil ¦ notANumber
        en ¦ 6 * 2 ¦ 12% ¦ unreadable ¦ nil ¦ notANumber
        en ¦ 6 * 2 ¦ Ⅷ ¦ unreadable ¦ nil ¦ notANumber
        en ¦ 6 * 2 ¦ 3² ¦ unreadable ¦ nil ¦ notANumber
        zh ¦ 6 * 2 ¦ 1万 ¦ unreadable ¦ nil ¦ notANumber
        en ¦ 6 * 2 ¦ 0x1p3 ¦ unreadable ¦ nil ¦ notANumber
        en ¦ 6 * 2 ¦ nan ¦ unreadable ¦ nil ¦ notANumber
        en ¦ 6 * 2 ¦ inf ¦ unreadable ¦ nil ¦ notANumber
        en ¦ 6 * 2 ¦ 1_000 ¦ unreadable ¦ nil ¦ notANumber
        en ¦ 6 * 2 ¦ 1e1 ¦ unreadable ¦ nil ¦ notANumber
        en ¦ 6 * 2 ¦ . ¦ unreadable ¦ nil ¦ notANumber
        en ¦ 6 * 2 ¦ - ¦ unreadable ¦ nil ¦ notANumber
        en ¦ 12 * 7 ¦ 12*7 ¦ unreadable ¦ nil ¦ expressionNotResult
        en ¦ 12 * 7 ¦ 12 × 7 ¦ unreadable ¦ nil ¦ expressionNotResult
        en ¦ 12 * 7 ¦ 12*7=84 ¦ unreadable ¦ nil ¦ expressionNotResult
        en ¦ 12 - 7 ¦ 12-7 ¦ unreadable ¦ nil ¦ expressionNotResult
        en ¦ 12 / 6 ¦ 12/6 ¦ unreadable ¦ nil ¦ expressionNotResult
        # Division
        en ¦ 12 / 4 as exact ¦ 3 ¦ right ¦ 3 ¦
        en ¦ 12 / 5 as integer ¦ 2 ¦ right ¦ 2 ¦
        en ¦ 12 / 5 as integer ¦ 2.4 ¦ wrong ¦ 2.4 ¦
        en ¦ -7 / 2 as integer ¦ -3 ¦ right ¦ −3 ¦
        en ¦ -7 / 2 as integer ¦ -4 ¦ wrong ¦ −4 ¦
        en ¦ 5 / 2 as remainder ¦ 2 1 ¦ right ¦ 2 r 1 ¦
        en ¦ 5 / 2 as remainder ¦ 2 r 1 ¦ right ¦ 2 r 1 ¦
        en ¦ 5 / 2 as remainder ¦ 2R1 ¦ right ¦ 2 r 1 ¦
        en ¦ 5 / 2 as remainder ¦ 2 remainder 1 ¦ right ¦ 2 r 1 ¦
        en ¦ 5 / 2 as remainder ¦ 2, 1 ¦ right ¦ 2 r 1 ¦
        en ¦ 5 / 2 as remainder ¦ 2, remainder: 1 ¦ right ¦ 2 r 1 ¦
        tr ¦ 5 / 2 as remainder ¦ 2 kalan 1 ¦ right ¦ 2 r 1 ¦
        tr ¦ 5 / 2 as remainder ¦ 2 Kalan 1 ¦ right ¦ 2 r 1 ¦
        ar ¦ 5 / 2 as remainder ¦ ٢ الباقي ١ ¦ right ¦ 2 r 1 ¦
        ar ¦ 5 / 2 as remainder ¦ 2 والباقي 1 ¦ right ¦ 2 r 1 ¦
        ar ¦ 5 / 2 as remainder ¦ ٢، ١ ¦ right ¦ 2 r 1 ¦
        ar ¦ 5 / 2 as remainder ¦ 2 باقي 1 ¦ right ¦ 2 r 1 ¦
        tr ¦ 5 / 2 as remainder ¦ 2 artan 1 ¦ right ¦ 2 r 1 ¦
        ar ¦ 5 / 2 as remainder ¦ ٢ ر ١ ¦ right ¦ 2 r 1 ¦
        ar ¦ 5 / 2 as remainder ¦ 2 البَاقِي 1 ¦ right ¦ 2 r 1 ¦
        ar ¦ 5 / 2 as remainder ¦ 2 بـاقي 1 ¦ right ¦ 2 r 1 ¦
        en ¦ 5 / 2 as remainder ¦ 2,1 ¦ unreadable ¦ nil ¦ didYouMean("2 r 1")
        en ¦ 5 / 2 as remainder ¦ 2;1 ¦ unreadable ¦ nil ¦ didYouMean("2 r 1")
        ar ¦ 5 / 2 as remainder ¦ ٢،١ ¦ unreadable ¦ nil ¦ didYouMean("2 r 1")
        tr ¦ 5 / 2 as remainder ¦ 2.1 ¦ unreadable ¦ nil ¦ remainderMissing
        tr ¦ 5 / 2 as remainder ¦ 2,1 ¦ unreadable ¦ nil ¦ remainderMissing
        en ¦ 32003 / 2 as remainder ¦ 16,001 r 1 ¦ right ¦ 16001 r 1 ¦ readAs("16001")
        tr ¦ 32003 / 2 as remainder ¦ 16,001 r 1 ¦ wrong ¦ 16,001 r 1 ¦ onlyRemainderRight readAs("16,001")
        en ¦ 5 / 2 as integer ¦ 2 r 1 ¦ unreadable ¦ nil ¦ onlyQuotientAsked
        en ¦ 5 / 2 as integer ¦ 2 2 ¦ unreadable ¦ nil ¦ onlyQuotientAsked
        en ¦ 5 / 2 as integer ¦ 2, 1 ¦ unreadable ¦ nil ¦ onlyQuotientAsked
        tr ¦ 6 / 2 as exact ¦ 3 kalan 0 ¦ unreadable ¦ nil ¦ onlyQuotientAsked
        en ¦ 5 / 2 as integer ¦ 2 apples ¦ unreadable ¦ nil ¦ notANumber
        en ¦ 5 - 2 ¦ 3 r 0 ¦ unreadable ¦ nil ¦ notANumber
        en ¦ 5 / 2 as remainder ¦ 2 ¦ unreadable ¦ nil ¦ remainderMissing
        en ¦ 5 / 2 as remainder ¦ 2 r ¦ unreadable ¦ nil ¦ remainderMissing
        en ¦ 5 / 2 as remainder ¦ 2 r 2 ¦ wrong ¦ 2 r 2 ¦ onlyQuotientRight
        en ¦ 5 / 2 as remainder ¦ 3 r 1 ¦ wrong ¦ 3 r 1 ¦ onlyRemainderRight
        en ¦ 5 / 2 as remainder ¦ 1 3 ¦ wrong ¦ 1 r 3 ¦
        en ¦ 5 / 2 as remainder ¦ 2 apples 1 ¦ unreadable ¦ nil ¦ notANumber
        en ¦ -7 / 2 as remainder ¦ -3 -1 ¦ right ¦ −3 r −1 ¦
        en ¦ -7 / 2 as remainder ¦ -4 r 1 ¦ wrong ¦ −4 r 1 ¦
        en ¦ 12345 / 10 as remainder ¦ 1 234 5 ¦ right ¦ 1234 r 5 ¦
        en ¦ 12345 / 10 as remainder ¦ 1 234 567 ¦ unreadable ¦ nil ¦ didYouMean("1234 r 567")
        en ¦ 1 / 8 as decimal 3 ¦ 0.125 ¦ right ¦ 0.125 ¦
        en ¦ 1 / 8 as decimal 3 ¦ .125 ¦ right ¦ 0.125 ¦
        en ¦ 1 / 8 as decimal 2 ¦ 0.13 ¦ right ¦ 0.13 ¦
        en ¦ -1 / 8 as decimal 2 ¦ -0.13 ¦ right ¦ −0.13 ¦
        en ¦ 1 / 8 as decimal 2 ¦ 0.125 ¦ right ¦ 0.125 ¦
        en ¦ 1 / 8 as decimal 2 ¦ 0.12 ¦ wrong ¦ 0.12 ¦ roundedOtherwise(places: 2)
        en ¦ 1 / 8 as decimal 2 ¦ 0.1 ¦ wrong ¦ 0.1 ¦ roundedOtherwise(places: 2)
        en ¦ 1 / 8 as decimal 2 ¦ 0.14 ¦ wrong ¦ 0.14 ¦
        en ¦ 2 / 3 as decimal 2 ¦ 0.67 ¦ right ¦ 0.67 ¦
        en ¦ 2 / 3 as decimal 2 ¦ 0.66 ¦ wrong ¦ 0.66 ¦ roundedOtherwise(places: 2)
        en ¦ 5 / 3 as decimal 2 ¦ 1.667 ¦ wrong ¦ 1.667 ¦ roundedOtherwise(places: 2) readAs("1.667")
        en ¦ 2 / 3 as decimal 2 ¦ 0.667 ¦ wrong ¦ 0.667 ¦ roundedOtherwise(places: 2)
        tr ¦ 12 / 5 as decimal 2 ¦ 2,40 ¦ right ¦ 2,4 ¦
        tr ¦ 12 / 5 as decimal 2 ¦ 2,4 ¦ right ¦ 2,4 ¦
        de ¦ 12 / 5 as decimal 1 ¦ 2,4 ¦ right ¦ 2,4 ¦
        en ¦ 22 / 7 as decimal 2 ± 1/100 ¦ 3.15 ¦ right ¦ 3.15 ¦
        en ¦ 22 / 7 as decimal 2 ± 1/100 ¦ 3.16 ¦ wrong ¦ 3.16 ¦
        en ¦ 100 + 1 ± 2 ¦ 99 ¦ right ¦ 99 ¦
        en ¦ 100 + 1 ± 2 ¦ 98.999 ¦ wrong ¦ 98.999 ¦ readAs("98.999")
        en ¦ 7 / 3 as fraction ¦ 7/3 ¦ right ¦ 7/3 ¦
        en ¦ 7 / 3 as fraction ¦ 14/6 ¦ right ¦ 14/6 ¦
        en ¦ 7 / 3 as fraction ¦ 2 1/3 ¦ right ¦ 2 1/3 ¦
        en ¦ 7 / 3 as fraction ¦ 2⅓ ¦ right ¦ 2 1/3 ¦
        en ¦ 7 / 3 as fraction ¦ 7 / 3 ¦ right ¦ 7/3 ¦
        en ¦ 7 / 3 as fraction ¦ 7⁄3 ¦ right ¦ 7/3 ¦
        en ¦ 7 / 3 as fraction ¦ -7/-3 ¦ right ¦ 7/3 ¦
        en ¦ 16000 / 3 as fraction ¦ 16.000/3 ¦ wrong ¦ 16/3 ¦ readAs("16")
        en ¦ 16000 / 3 as fraction ¦ 16,000/3 ¦ right ¦ 16000/3 ¦ readAs("16000")
        en ¦ 3 / 16000 as fraction ¦ 3/16.000 ¦ wrong ¦ 3/16 ¦ readAs("16")
        en ¦ 32001 / 2 as fraction ¦ 16.000 1/2 ¦ wrong ¦ 16 1/2 ¦ readAs("16")
        en ¦ 7 / 3 as fraction ¦ 7/4 ¦ wrong ¦ 7/4 ¦
        en ¦ 7 / 3 as fraction ¦ 2.33 ¦ wrong ¦ 2.33 ¦
        en ¦ 7 / 3 as fraction ¦ 7/0 ¦ unreadable ¦ nil ¦ notANumber
        en ¦ 7 / 3 as fraction ¦ 7/3/1 ¦ unreadable ¦ nil ¦ expressionNotResult
        en ¦ 7 / 3 as fraction ¦ /3 ¦ unreadable ¦ nil ¦ notANumber
        en ¦ -7 / 3 as fraction ¦ -2 1/3 ¦ right ¦ −2 1/3 ¦
        en ¦ -7 / 3 as fraction ¦ 7/-3 ¦ right ¦ −7/3 ¦
        ar ¦ 7 / 3 as fraction ¦ ٧/٣ ¦ right ¦ 7/3 ¦
        en ¦ 5 / 2 as fraction ¦ 2.5 ¦ right ¦ 2.5 ¦
        en ¦ 6 / 3 as fraction ¦ 2 ¦ right ¦ 2 ¦
        en ¦ 6 / 4 as lowest ¦ 3/2 ¦ right ¦ 3/2 ¦
        en ¦ 6 / 4 as lowest ¦ 1 1/2 ¦ right ¦ 1 1/2 ¦
        en ¦ 6 / 4 as lowest ¦ 6/4 ¦ wrong ¦ 6/4 ¦ notInLowestTerms
        en ¦ 6 / 4 as lowest ¦ 1 2/4 ¦ wrong ¦ 1 2/4 ¦ notInLowestTerms
        en ¦ 6 / 4 as lowest ¦ 1.5 ¦ unreadable ¦ nil ¦ fractionWanted
        en ¦ 6 / 3 as lowest ¦ 2 ¦ right ¦ 2 ¦
        en ¦ 1234 / 5 as fraction ¦ 1 234/5 ¦ right ¦ 1234/5 ¦
        # Swift
        en ¦ swift Link({{0}}: x) = value ¦ value ¦ right ¦ value ¦
        en ¦ swift Link({{0}}: x) = value ¦ \u{20}value // the label ¦ right ¦ value ¦
        en ¦ swift Link({{0}}: x) = value ¦ value: ¦ wrong ¦ value : ¦ repeatsTemplate(":")
        en ¦ swift Link({{0}}: x) = value ¦ (value ¦ wrong ¦ ( value ¦ repeatsTemplate("(")
        en ¦ swift Link({{0}}: x) = value ¦ (value: ¦ wrong ¦ ( value : ¦ repeatsTemplate("(…:")
        en ¦ swift Link({{0}}: x) = value ¦ valu: ¦ wrong ¦ valu : ¦ repeatsTemplate(":")
        en ¦ swift Link({{0}}: x) = value ¦ Value ¦ wrong ¦ Value ¦ differsInCase
        en ¦ swift Link({{0}}: x) = value ¦ val\u{200B}ue\u{A0} ¦ right ¦ value ¦
        en ¦ swift Link({{0}}: x) = value ¦ ¦ unreadable ¦ nil ¦ nothingTyped
        en ¦ swift Link({{0}}: x) = value ¦ // value ¦ unreadable ¦ nil ¦ nothingTyped
        en ¦ swift view.{{0}}(isPresented: $on) = sheet ¦ .sheet ¦ wrong ¦ . sheet ¦ repeatsTemplate(".")
        en ¦ swift view.{{0}}(isPresented: $on) = sheet ¦ sheet( ¦ wrong ¦ sheet ( ¦ repeatsTemplate("(")
        en ¦ swift view.{{0}}(isPresented: $on) = sheet ¦ sheet(isPresented: ¦ wrong ¦ sheet ( isPresented : ¦ repeatsTemplate("(isPresented:")
        en ¦ swift view.{{0}}(isPresented: $on) = sheet or .sheet ¦ .sheet ¦ right ¦ . sheet ¦
        en ¦ swift f({{0}}) = g(1) ¦ g(2) ¦ wrong ¦ g ( 2 ) ¦
        en ¦ swift f({{0}}) = g(1) ¦ g(1)) ¦ wrong ¦ g ( 1 ) ) ¦ repeatsTemplate(")")
        en ¦ swift List(x, {{0}}) = id: \.self ¦ id:\.self ¦ right ¦ id : \ . self ¦
        en ¦ swift print({{0}}) = "a b" ¦ “a b” ¦ wrong ¦ “a b” ¦ curlyQuotes
        en ¦ swift print({{0}}) = "a b" ¦ "a  b" ¦ wrong ¦ " a  b " ¦
        en ¦ swift print({{0}}) = "it’s" ¦ "it’s" ¦ right ¦ " it’s " ¦
        en ¦ swift print({{0}}) = "it’s" ¦ "it's" ¦ wrong ¦ " it's " ¦
        tr ¦ swift {{0}}.id = item ¦ ITEM ¦ wrong ¦ ITEM ¦ differsInCase
        en ¦ swift URL(string: "{{0}}") = https://swift.org ¦ https://swift.org ¦ right ¦ https://swift.org ¦
        en ¦ swift URL(string: "{{0}}") = https://swift.org ¦ https://apple.com ¦ wrong ¦ https://apple.com ¦
        en ¦ swift Text("\(a): {{0}}!") = a  b ¦ a b ¦ wrong ¦ a b ¦
        en ¦ swift f(a) && {{0}} = b&&c ¦ b && c ¦ right ¦ b && c ¦
        en ¦ swift f(a) && {{0}} = b&&c ¦ b & & c ¦ wrong ¦ b & & c ¦
        en ¦ swift // {{0}} = see https://swift.org ¦ see https://evil ¦ wrong ¦ see https://evil ¦
        en ¦ swift // {{0}} = see https://swift.org ¦ \u{20}see https://swift.org\u{20} ¦ right ¦ see https://swift.org ¦
        en ¦ swift f() // {{0}} = // twice ¦ // twice ¦ right ¦ // twice ¦
        en ¦ swift /* {{0}} */ = one, two ¦ one,two ¦ wrong ¦ one,two ¦
        en ¦ swift /* {{0}} */ = one, two ¦ one, two ¦ right ¦ one, two ¦
        en ¦ swift f(/{{0}}/) = a b ¦ a  b ¦ wrong ¦ a  b ¦
        en ¦ swift f(/{{0}}/) = a b ¦ a b ¦ right ¦ a b ¦
        en ¦ swift a / {{0}} / b = c+d ¦ c + d ¦ right ¦ c + d ¦
        # Other code
        en ¦ json { {{0}}: 1 } = "id" ¦ "id" ¦ right ¦ "id" ¦
        en ¦ json { {{0}}: 1 } = "id" ¦ \u{20}"id"\u{20} ¦ right ¦ "id" ¦
        en ¦ json { {{0}}: 1 } = "id" ¦ "id": ¦ wrong ¦ "id": ¦ repeatsTemplate(":")
        en ¦ json { {{0}}: 1 } = "id" ¦ “id” ¦ wrong ¦ “id” ¦ curlyQuotes
        en ¦ json { {{0}}: 1 } = "id" ¦ "ID" ¦ wrong ¦ "ID" ¦ differsInCase
        en ¦ json { {{0}}: 1 } = "café" ¦ "cafe\u{301}" ¦ right ¦ "café" ¦
        en ¦ json { {{0}}: 1 } = "café" ¦ "CAFE\u{301}" ¦ wrong ¦ "CAFÉ" ¦ differsInCase
        en ¦ json { {{0}}: 1 } = "café" ¦ "cafe" ¦ wrong ¦ "cafe" ¦
        en ¦ json { {{0}}: 1 } = "id" ¦ "i d" ¦ wrong ¦ "i d" ¦
        # Words
        en ¦ text A {{0}} pushes. = navigation link ¦ navigation \u{A0} link ¦ right ¦ navigation link ¦
        en ¦ text A {{0}} pushes. = navigation link ¦ Navigation link ¦ wrong ¦ Navigation link ¦ differsInCase
        en ¦ text ignore case A {{0}} pushes. = navigation link ¦ NAVIGATION LINK ¦ right ¦ NAVIGATION LINK ¦
        en ¦ text A {{0}} pushes. = navigation link ¦ a navigation link ¦ wrong ¦ a navigation link ¦
        en ¦ text A {{0}} pushes. = link ¦ A link ¦ wrong ¦ A link ¦ repeatsTemplate("A")
        en ¦ text A {{0}} pushes. = link ¦ link pushes. ¦ wrong ¦ link pushes. ¦ repeatsTemplate("pushes.")
        en ¦ text A {{0}}. = the app's state ¦ the app’s state ¦ right ¦ the app's state ¦
        en ¦ text A {{0}}. = the app's state ¦ the app´s state ¦ right ¦ the app's state ¦
        en ¦ text A {{0}}. = the app's state ¦ the app`s state ¦ right ¦ the app's state ¦
        ja ¦ text {{0}} = "a'b" ¦ ＂a＇b＂ ¦ right ¦ "a'b" ¦
        en ¦ swift {{0}} = `if` ¦ `if` ¦ right ¦ `if` ¦
        en ¦ text exact marks A {{0}}. = the app's state ¦ the app’s state ¦ wrong ¦ the app’s state ¦
        en ¦ text A {{0}}. = café ¦ cafe\u{301} ¦ right ¦ café ¦
        en ¦ text A {{0}}. = link ¦ li ¦ wrong ¦ li ¦
        tr ¦ text ignore case {{0}} = istanbul ¦ İSTANBUL ¦ right ¦ İSTANBUL ¦
        tr ¦ text ignore case {{0}} = ısparta ¦ ISPARTA ¦ right ¦ ISPARTA ¦
        tr ¦ text ignore case {{0}} = istanbul ¦ ISTANBUL ¦ wrong ¦ ISTANBUL ¦
        az ¦ text ignore case {{0}} = istanbul ¦ İSTANBUL ¦ right ¦ İSTANBUL ¦
        en ¦ text ignore case {{0}} = istanbul ¦ ISTANBUL ¦ right ¦ ISTANBUL ¦
        en ¦ text ignore case {{0}} = isparta ¦ ısparta ¦ wrong ¦ ısparta ¦
        de ¦ text ignore case {{0}} = Straße ¦ STRASSE ¦ right ¦ STRASSE ¦
        el ¦ text ignore case {{0}} = λόγος ¦ ΛΌΓΟΣ ¦ right ¦ ΛΌΓΟΣ ¦
        ar ¦ text {{0}} = حالة ¦ حَالَة ¦ right ¦ حالة ¦
        ar ¦ text {{0}} = حالة ¦ حـــالة ¦ right ¦ حالة ¦
        ar ¦ text {{0}} = مُعدِّل ¦ معدل ¦ right ¦ معدل ¦
        ar ¦ text exact marks {{0}} = مُعدِّل ¦ معدل ¦ wrong ¦ معدل ¦
        ar ¦ text {{0}} = قائمة ¦ \u{200F}قائمة ¦ right ¦ قائمة ¦
        ar ¦ text {{0}} = آلة ¦ ا\u{653}لة ¦ right ¦ آلة ¦
        ar ¦ text {{0}} = آلة ¦ الة ¦ wrong ¦ الة ¦
        # Choices
        en ¦ quiz 3 right 2 ¦ 2 ¦ right ¦ 2 ¦ why("2")
        en ¦ quiz 3 right 2 ¦ ٢ ¦ right ¦ 2 ¦ why("2")
        en ¦ quiz 3 right 2 ¦ 2. ¦ right ¦ 2 ¦ why("2")
        en ¦ quiz 3 right 2 ¦ 2) ¦ right ¦ 2 ¦ why("2")
        en ¦ quiz 3 right 2 ¦ 1 ¦ wrong ¦ 1 ¦ why("1")
        en ¦ quiz 3 right 2 ¦ 0 ¦ unreadable ¦ nil ¦ notAnOption(count: 3)
        en ¦ quiz 3 right 2 ¦ 4 ¦ unreadable ¦ nil ¦ notAnOption(count: 3)
        en ¦ quiz 3 right 2 ¦ 99999999999999999999 ¦ unreadable ¦ nil ¦ notAnOption(count: 3)
        en ¦ quiz 3 right 2 ¦ b ¦ unreadable ¦ nil ¦ notAnOption(count: 3)
        en ¦ quiz 3 right 2 ¦ -2 ¦ unreadable ¦ nil ¦ notAnOption(count: 3)
        en ¦ quiz 3 right 2 ¦ ١2 ¦ unreadable ¦ nil ¦ mixedDigits
        en ¦ quiz 3 right 2 ¦ ¦ unreadable ¦ nil ¦ nothingTyped
        en ¦ quiz 3 right 2 ¦ 2 2 ¦ right ¦ 2 ¦ why("2") chosenTwice
        """#
}
