import CourseModel
import Testing

@testable import Reporting

struct ScreenWebPageTests {
    @Test func `text of a program cannot be anything else in the page`() {
        let hostile = "<script>alert('x')</script>\" onload=\"\u{0}&amp;"
        var part = ScreenPart(.button, hostile, value: hostile)
        part.prompt = hostile
        part.placement = hostile
        part.looks = [ScreenPart.Look("font", hostile), ScreenPart.Look("role", hostile)]
        for role in ScreenPart.Role.allCases {
            part.role = role
            let screen = ScreenPart(.screen, [part, ScreenPart(.row, [part])])
            let preview = ScreenPreview(name: hostile, screen: screen, notes: [hostile], failure: hostile)
            let page = ScreenWebPage.html([preview], language: LanguageTag("en"))
            #expect(!page.contains("<script"), "\(role)")
            #expect(!page.contains("\" onload"), "\(role)")
            #expect(!page.contains("\u{0}"), "\(role)")
        }
    }

    @Test func `a page and each of its screens have their own direction`() {
        let preview = ScreenPreview(screen: SampleScreens.arabic, isRightToLeft: true)
        #expect(ScreenWebPage.html([preview], language: LanguageTag("en")).contains("<html lang=\"en\" dir=\"ltr\">"))
        #expect(ScreenWebPage.html([preview], language: LanguageTag("ar")).contains("<figure dir=\"rtl\">"))
    }

    @Test func `a page needs nothing from elsewhere`() {
        let page = ScreenWebPage.html(
            [ScreenPreview(screen: SampleScreens.list), ScreenPreview(screen: SampleScreens.sheet)],
            language: LanguageTag("en"))
        for mark in ["src=", "href=", "url(", "http:", "https:", "@import"] { #expect(!page.contains(mark), "\(mark)") }
        #expect(page.contains("Lunch") && page.contains("$12.50") && page.contains("Add new expense"))
    }
}
