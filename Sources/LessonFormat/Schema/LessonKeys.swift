extension MappingDeclaration {
    /// `course.yaml`.
    static let course = MappingDeclaration(
        name: .course, title: "The course",
        summary: "`Lessons/course.yaml` names the course, its languages and its lessons.",
        keys: [
            .required(
                "title", .localizedText, "The course's title: one text, or one for each language.",
                example: "{en: Five small apps, tr: Beş küçük uygulama}", otherWords: ["name"]),
            .required(
                "languages", .list(.text(.languageTag)),
                "The languages of the lessons; the first is shown where another is missing.", example: "[tr, ar, en]",
                otherWords: ["locales"]),
            .required(
                "lessons", .list(.text(.identifier)),
                "The lessons' ids, which are the names of their folders, in the order a student meets them.",
                example: "[iexpense, moonshot]"),
        ])

    /// `lesson.LANGUAGE.yaml`.
    static let lesson = MappingDeclaration(
        name: .lesson, title: "A lesson", summary: "`Lessons/LESSON/lesson.LANGUAGE.yaml`, one file for each language.",
        keys: [
            .required("title", .text(.prose), "The lesson's title.", example: "Lists, pushes and sheets"),
            .required(
                "summary", .text(.prose), "One or two sentences on what the lesson teaches.",
                example: "A list, a detail screen and a form make up most apps.", otherWords: ["description"]),
            .required("steps", .list(.step), "The steps, in the order a student meets them.", example: "[…]"),
            .optional(
                "takeaways", .oneOrList(.text(.prose)), "Sentences to remember, shown when the lesson is finished.",
                example: "[A sheet needs a stack of its own.]"),
            .optional("further", .list(.mapping(.further)), "Pages to read on.", example: "[…]", otherWords: ["links"]),
            .optional(
                "locale", .text(.languageTag),
                "How numbers are typed in this lesson's arithmetic; the lesson's language says it otherwise.",
                example: "de-ch"),
        ])

    /// A page under `further`.
    static let further = MappingDeclaration(
        name: .further, title: "A page to read on", summary: "One entry of `further`.",
        keys: [
            .required(
                "title", .text(.prose), "The page's title.", example: "NavigationStack", otherWords: ["text", "name"]),
            .required(
                "url", .text(.link), "Its address, beginning with `https://` or `http://`.",
                example: "https://developer.apple.com/documentation/swiftui/navigationstack",
                otherWords: ["link", "href", "address"]),
        ])
}
