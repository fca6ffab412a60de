import CourseModel
import Testing

@Suite struct StepIDTests {
    @Test func `a full name is a lesson and a step`() throws {
        let id = try #require(StepID("moonshot/crew"))
        #expect(id.lesson == LessonID("moonshot"))
        #expect(id.step == "crew")
        #expect(id.description == "moonshot/crew")
        #expect(StepID(id.description) == id)
    }

    @Test(arguments: ["", "/", "a", "a/", "/b", "a/b/c", "a//b"])
    func `anything else is none`(_ text: String) {
        #expect(StepID(text) == nil)
    }
}

@Suite struct LanguageTagTests {
    @Test func `a tag is lower case and knows its base`() {
        #expect(LanguageTag("pt-BR").tag == "pt-br")
        #expect(LanguageTag("pt-BR") == LanguageTag("PT-br"))
        #expect(LanguageTag("pt-BR").base == "pt")
        #expect(LanguageTag("tr_TR").base == "tr")
        #expect(LanguageTag("").base.isEmpty)
    }

    @Test func `Arabic and its neighbours are written from right to left`() {
        for tag in ["ar", "ar-EG", "fa", "he", "ur"] { #expect(LanguageTag(tag).isRightToLeft) }
        for tag in ["en", "tr", "az", "ku", ""] { #expect(!LanguageTag(tag).isRightToLeft) }
    }
}

@Suite struct LocalizedTextTests {
    private let both = LocalizedText([
        (LanguageTag("tr"), "Beş"), (LanguageTag("en"), "Five"), (LanguageTag("pt-br"), "Cinco"),
    ])

    @Test func `the text of the language is taken, else of its base, else the first`() {
        #expect(both.text(in: LanguageTag("en")) == "Five")
        #expect(both.text(in: LanguageTag("en-GB")) == "Five")
        #expect(both.text(in: LanguageTag("pt")) == "Cinco")
        #expect(both.text(in: LanguageTag("ar")) == "Beş")
    }

    @Test func `a plain text serves for every language`() {
        #expect(LocalizedText("Five").text(in: LanguageTag("ar")) == "Five")
    }

    @Test func `no text is an empty one`() {
        #expect(LocalizedText([]).text(in: LanguageTag("en")).isEmpty)
    }

    @Test func `texts are equal in language, text and order`() {
        #expect(LocalizedText("Five") == LocalizedText("Five"))
        #expect(LocalizedText("Five") != LocalizedText([(LanguageTag("en"), "Five")]))
        #expect(Set([both, both]).count == 1)
    }
}

@Suite struct ArithmeticOperationTests {
    @Test(arguments: ArithmeticOperation.allCases)
    func `an operation is typed by its key or its sign`(_ operation: ArithmeticOperation) {
        #expect(ArithmeticOperation(typed: operation.rawValue) == operation)
        #expect(ArithmeticOperation(typed: operation.sign) == operation)
    }

    @Test(arguments: ["x", "%", "^", "–", "٪"] as [Character])
    func `nothing else is an operation`(_ sign: Character) {
        #expect(ArithmeticOperation(typed: sign) == nil)
    }
}
