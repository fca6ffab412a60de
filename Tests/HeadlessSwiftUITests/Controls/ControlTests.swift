import Foundation
import HeadlessSwiftUI
import Testing

@MainActor
@Suite struct ControlTests {
    enum Kind: String, CaseIterable, Identifiable {
        case food, travel
        var id: Self { self }
    }

    struct Kinds: View {
        @State private var kind = Kind.food
        let useRawValue: Bool
        var body: some View {
            Text("kind \(kind.rawValue)")
            Picker("Kind", selection: $kind) {
                ForEach(Kind.allCases) { kind in
                    if useRawValue { Text(kind.rawValue).tag(kind.rawValue) } else { Text(kind.rawValue).tag(kind) }
                }
            }
        }
    }

    @Test func `a picker follows tags of its selection's type and never those of another`() throws {
        let right = Screen(Kinds(useRawValue: false))
        try right.pick("travel", in: "Kind")
        #expect(right.shows("kind travel"))
        #expect(right.notes.isEmpty)
        let wrong = Screen(Kinds(useRawValue: true))
        try wrong.pick("travel", in: "Kind")
        #expect(wrong.shows("kind food"))
        #expect(wrong.notes.map(\.kind) == [.noMatchingTag])
    }

    struct Amount: View {
        @State private var amount: Decimal?
        @State private var price = 1.5
        var body: some View {
            TextField("Amount", value: $amount, format: .number)
            TextField("Price", value: $price, format: .currency(code: "USD"))
            Text("amount \(amount.map { "\($0)" } ?? "none")")
            Text(verbatim: "price \(price)")
        }
    }

    @Test(arguments: [
        ("en_US", "12.50", "12.5"), ("en_US", "1,234.5", "1234.5"), ("de_DE", "12,50", "12.5"),
        ("de_DE", "12.50", "none"), ("de_DE", "1.250", "1250"), ("en_US", "12abc", "none"), ("en_US", "abc", "none"),
        ("ar_EG", "١٢٫٥", "12.5"), ("tr_TR", "-3,25", "-3.25"),
    ])
    func `a field with a format reads by the screen's locale`(locale: String, typed: String, read: String) throws {
        let screen = Screen(Amount(), settings: ScreenSettings(locale: Locale(identifier: locale)))
        try screen.type(typed, into: "Amount")
        #expect(screen.shows(.text("amount \(read)")), "\(screen.text)")
    }

    @Test func `a field that cannot read what was typed keeps its value`() throws {
        let screen = Screen(Amount())
        try screen.type("20", into: "Price")
        #expect(try screen.element(.field("Price")).value == "$20.00")
        try screen.type("$7.25", into: "Price")
        #expect(screen.shows("price 7.25"))
        try screen.type("nonsense", into: "Price")
        #expect(screen.shows("price 7.25"))
    }

    @Test func `steppers and sliders stay in their range`() throws {
        struct Numbers: View {
            @State private var count = 2
            @State private var share = 0.5
            var body: some View {
                Stepper("Count", value: $count, in: 0...3)
                Slider(value: $share, in: 0...1, step: 0.25) { Text("Share") }
                Text("\(count) and \(share, format: .number)")
            }
        }
        let screen = Screen(Numbers())
        try screen.step("Count", by: 5)
        try screen.slide(.slider("Share"), to: 0.8)
        #expect(screen.shows("3 and 0.75"))
    }

    @Test func `a date out of the range cannot be picked`() throws {
        struct Dates: View {
            @State private var date = Date(timeIntervalSince1970: 0)
            var body: some View {
                DatePicker(
                    "Date", selection: $date, in: ...Date(timeIntervalSince1970: 86_400), displayedComponents: .date)
            }
        }
        let screen = Screen(Dates())
        try screen.setDate(Date(timeIntervalSince1970: 9e6), in: "Date")
        #expect(try screen.element(.datePicker("Date")).value == "Jan 2, 1970")
    }

    @Test func `the focus follows the fields`() throws {
        struct Fields: View {
            enum Field { case first, second }
            @FocusState private var field: Field?
            @State private var one = ""
            @State private var two = ""
            var body: some View {
                TextField("First", text: $one).focused($field, equals: .first).onSubmit { field = .second }
                TextField("Second", text: $two).focused($field, equals: .second)
                Text("focus \(field.map { "\($0)" } ?? "none")")
            }
        }
        let screen = Screen(Fields())
        try screen.type("x", into: "First")
        #expect(screen.shows("focus first"))
        try screen.submit(.field("First"))
        #expect(screen.shows("focus second"))
    }

    @Test func `numbers in a text are written by the locale`() {
        struct Numbers: View {
            var body: some View { Text("\(1234567) items") }
        }
        #expect(Screen(Numbers()).shows("1,234,567 items"))
        let german = ScreenSettings(locale: Locale(identifier: "de_DE"))
        #expect(Screen(Numbers(), settings: german).shows("1.234.567 items"))
    }
}
