import CourseModel
import Markdown
import Testing

@testable import Reporting

struct ScreenPictureTests {
    private func picture(_ screen: ScreenPart, _ direction: TextDirection = .leftToRight) -> String {
        ScreenPicture(direction: direction, width: 34).text(screen)
    }

    @Test func `a list is drawn with its bars, rows and amounts at the end`() {
        #expect(picture(SampleScreens.list) == "")
        #expect(picture(SampleScreens.sheet) == "")
        #expect(picture(SampleScreens.alert) == "")
        #expect(picture(SampleScreens.arabic, .rightToLeft) == "")
    }
}
