import HeadlessSwiftUI
import Testing

@Suite struct ScreenStepParserTests {
    @Test(arguments: [
        ("tap \"Add Expense\"", ScreenStep.tap("Add Expense")),
        ("  tap Add Expense ", .tap("Add Expense")),
        ("type \"Amount\" \"12,50\"", .type(field: "Amount", text: "12,50")),
        ("type Amount 12,50", .type(field: "Amount", text: "12,50")),
        ("type \"Say \\\"hello\\\"\" \"a\\nb\"", .type(field: "Say \"hello\"", text: "a\nb")),
        ("search \"\"", .search("")),
        ("pick Type \"Business\"", .pick(picker: "Type", option: "Business")),
        ("step \"Goal: 3\" down", .step("Goal: 3", .down)),
        ("slide Volume 0.75", .slide("Volume", to: 0.75)),
        ("set-date Date \"2026-01-31 18:30\"", .setDate("Date", date: "2026-01-31 18:30")),
        ("swipe-delete Öğle yemeği", .swipeDelete(row: "Öğle yemeği")),
        ("swipe \"غداء\" \"حذف\"", .swipe(row: "غداء", action: "حذف")),
        ("move Rest 0", .move(row: "Rest", to: 0)),
        ("back", .back),
    ])
    func `a line is read as the step that it says`(_ line: String, _ step: ScreenStep) throws {
        #expect(try ScreenStep(line: line) == step)
    }

    @Test(arguments: [
        ("press Save", ScreenStepSyntaxError.unknownWord("press")),
        ("", .unknownWord("")),
        ("tap", .wrongArguments(usage: "tap \"LABEL\"")),
        ("tap \"Save\" \"twice\"", .wrongArguments(usage: "tap \"LABEL\"")),
        ("type Name", .wrongArguments(usage: "type \"FIELD\" \"TEXT\"")),
        ("step Goal sideways", .wrongArguments(usage: "step \"LABEL\" up, or down")),
        ("move Rest first", .wrongArguments(usage: "move \"ROW\" 0")),
        ("back home", .wrongArguments(usage: "back")),
        ("tap \"Save", .openQuote),
    ])
    func `a line that is no step says what is wrong`(_ line: String, _ error: ScreenStepSyntaxError) {
        #expect(throws: error) { try ScreenStep(line: line) }
    }
}
