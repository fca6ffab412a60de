import CourseModel
import Markdown

extension JSONReporter {
    func json(_ report: PreviewReport) -> JSONValue {
        [
            "kind": "preview",
            "previews": .array(report.previews.map(json)),
            "errors": .array(
                report.errors.map { error in
                    let (place, words) = error.told
                    return ["place": .optional(place), "message": .string(words)]
                }),
            "page": .optional(report.page),
        ]
    }

    private func json(_ preview: ScreenPreview) -> JSONValue {
        let picture = ScreenPicture(direction: preview.isRightToLeft ? .rightToLeft : .leftToRight)
        return [
            "name": .optional(preview.name),
            "screen": .optional(preview.screen.map(picture.text)),
            "notes": .array(preview.notes.map(JSONValue.string)),
            "failure": .optional(preview.failure),
            "stopped": .optional(preview.ending.map { messages.text(CodePhrase.ending($0)) }),
        ]
    }
}
