import CourseModel
import Markdown
import Testing

@testable import Reporting

struct ScreenPictureTests {
    private func picture(_ screen: ScreenPart, _ direction: TextDirection = .leftToRight) -> String {
        ScreenPicture(direction: direction, width: 34).text(screen)
    }

    @Test func `a list is drawn with its bars, rows and amounts at the end`() {
        #expect(
            picture(SampleScreens.list) == """
                ┌──────────────────────────────────┐
                │                   [‹Add Expense›]│
                │iExpense                          │
                │──────────────────────────────────│
                │Personal                          │
                │ Lunch                     $12.50 │
                │ Personal                         │
                │┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈│
                │ Coffee and a very long     $3.00 │
                │ name for it                      │
                │ Personal                         │
                └──────────────────────────────────┘

                """)
    }

    @Test func `a sheet is a card on the screen; what is disabled and what is empty can be told`() {
        #expect(
            picture(SampleScreens.sheet) == """
                ┌──────────────────────────────────┐
                │                   [‹Add Expense›]│
                │iExpense                          │
                │──────────────────────────────────│
                │╭────────────────────────────────╮│
                ││[Cancel]                  (Save)││
                ││Add new expense                 ││
                ││────────────────────────────────││
                ││ ▏Name…                       ▕ ││
                ││┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈││
                ││ Type                Personal ▾ ││
                ││┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈││
                ││ ▏$0.00                       ▕ ││
                ││┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈││
                ││ Repeats                    [x] ││
                │╰────────────────────────────────╯│
                └──────────────────────────────────┘

                """)
    }

    @Test func `an alert stands in a box in the middle`() {
        #expect(
            picture(SampleScreens.alert) == """
                ┌──────────────────────────────────┐
                │                   [‹Add Expense›]│
                │iExpense                          │
                │──────────────────────────────────│
                │Personal                          │
                │ Lunch                     $12.50 │
                │ Personal                         │
                │┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈│
                │ Coffee and a very long     $3.00 │
                │ name for it                      │
                │ Personal                         │
                │    ╭───────────────────────╮     │
                │    │       Correct!        │     │
                │    │ Your answer is right. │     │
                │    │         [OK]          │     │
                │    ╰───────────────────────╯     │
                └──────────────────────────────────┘

                """)
    }

    @Test func `from right to left everything is the other way round, and texts stand apart`() {
        #expect(
            picture(SampleScreens.arabic, .rightToLeft) == """
                \u{200E}┌──────────────────────────────────┐
                \u{200E}│[\u{2068}أضف\u{2069}]                             │
                \u{200E}│                          \u{2068}المصاريف\u{2069}│
                \u{200E}│──────────────────────────────────│
                \u{200E}│ \u{2068}12.50 US$\u{2069}                   \u{2068}غداء\u{2069} │
                \u{200E}│                             \u{2068}شخصي\u{2069} │
                \u{200E}└──────────────────────────────────┘

                """)
    }

    @Test func `a button that is arranged is drawn as it is, so that a check mark is seen`() {
        let inside = ScreenPart(
            .horizontalStack, [ScreenPart(.text, "Swift"), ScreenPart(.spacer), ScreenPart(.image, "checkmark")])
        let row = ScreenPart(.row, [ScreenPart(.button, "Swift", [inside])])
        #expect(picture(ScreenPart(.list, [row])).contains("│ Swift                          ✓ │"))
    }

    @Test func `every line of a picture is equally wide, whatever is in it`() {
        for direction in [TextDirection.leftToRight, .rightToLeft] {
            for role in ScreenPart.Role.allCases {
                let inner = ScreenPart(
                    role, "Ein langes 日本語 Wort " + String(repeating: "x", count: 60), value: "12 € مرحبا")
                let screen = ScreenPart(
                    .screen, [ScreenPart(.horizontalStack, [inner, ScreenPart(.spacer), inner]), inner])
                let lines = picture(screen, direction).split(separator: "\n")
                let widths = Set(lines.map { TerminalText.displayWidth(TerminalText.stripMarks(String($0))) })
                #expect(widths == [36], "\(role)")
            }
        }
    }

    @Test func `what a terminal would obey is shown instead`() {
        let text = picture(ScreenPart(.screen, [ScreenPart(.text, "a\u{1B}[2Jb\u{202E}c\u{7}")]))
        #expect(text.contains("a␛[2Jbc␇"))
        #expect(!text.unicodeScalars.contains("\u{1B}"))
    }

    @Test func `without colour there are no colours`() {
        #expect(!picture(SampleScreens.sheet).contains("\u{1B}"))
        #expect(ScreenPicture(direction: .leftToRight, isColoured: true).text(SampleScreens.sheet).contains("\u{1B}["))
    }
}
