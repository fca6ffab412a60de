internal import CourseModel

/// What is to be linted.
struct LintRequest: Equatable {
    var includesCourseFile = false
    /// In the course's order, then in the order asked.
    var lessons: [LessonSelection] = []
    /// Operands that name nothing of the course.
    var refused: [CourseDiagnostic] = []

    /// Everything.
    init(all lessons: [LessonID]) {
        includesCourseFile = true
        self.lessons = lessons.map { LessonSelection(lesson: $0) }
    }

    /// What `operands` name in `folder`; everything where there are none.
    init(_ operands: [String], in folder: CourseFolder, lessons: [LessonID]) {
        let meanings = operands.map { ($0, folder.meaning(ofOperand: $0, lessons: lessons)) }
        if meanings.isEmpty || meanings.contains(where: { $0.1 == .wholeCourse }) {
            self.init(all: lessons)
        } else {
            self.init()
        }
        for (operand, meaning) in meanings { add(meaning, typed: operand, lessons) }
        let order = Dictionary(lessons.enumerated().map { ($1, $0) }, uniquingKeysWith: min)
        let places = self.lessons.enumerated().map { (order[$1.lesson] ?? .max, $0, $1) }
        self.lessons = places.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
    }

    private init() {}

    private mutating func add(_ meaning: LintOperand, typed: String, _ lessons: [LessonID]) {
        switch meaning {
        case .wholeCourse: break
        case .courseFile: includesCourseFile = true
        case .lesson(let lesson): add(LessonSelection(lesson: lesson))
        case .lessonFile(let lesson, let language): add(LessonSelection(lesson: lesson, languages: [language]))
        case .notFound:
            let suggestion = Suggestion.closest(to: typed, among: lessons.map(\.name))
            refused.append(CourseDiagnostic(.file(.notFound(suggestion: suggestion)), file: typed))
        case .notOfCourse: refused.append(CourseDiagnostic(.file(.notOfCourse), file: typed))
        }
    }

    private mutating func add(_ selection: LessonSelection) {
        guard let place = lessons.firstIndex(where: { $0.lesson == selection.lesson }) else {
            lessons.append(selection)
            return
        }
        guard let earlier = lessons[place].languages, let more = selection.languages else {
            lessons[place].languages = nil
            return
        }
        lessons[place].languages = earlier + more.filter { !earlier.contains($0) }
    }
}
