internal import CourseModel

/// The reading of one step: decodes it and reports what its parts say of each other.
struct StepReading {
    let fields: Fields
    let lesson: LessonID
    /// The lesson's locale, for arithmetic sets without their own.
    let locale: LanguageTag?
    var findings = Findings()

    init(fields: Fields, lesson: LessonID, locale: LanguageTag?) {
        self.fields = fields
        self.lesson = lesson
        self.locale = locale
    }

    var document: Document { fields.document }

    /// The step's kind and the index of its id; nil where there is not exactly one kind.
    private var kind: (kind: StepKind, id: Int)? {
        guard document.isMapping(fields.index) else { return nil }
        let found = StepKind.allCases.compactMap { kind in fields.value(kind.rawValue).map { (kind, $0) } }
        return found.count == 1 ? found.first : nil
    }

    /// The step's id, where it has one of good form.
    var id: StepID? {
        guard let kind, let name = document.text(kind.id), ScalarText.isIdentifier(name) else { return nil }
        return StepID(lesson: lesson, step: name)
    }

    /// The step, or nil where something of it is faulty; what that is has been reported.
    mutating func step() -> ReadStep? {
        guard let kind else { return nil }
        let title = fields.place("title") ?? document.place(kind.id)
        var ranges = StepRanges(step: fields.range, id: document.range(kind.id), title: title)
        ranges.hints = fields.places("hints")
        ranges.explanation = fields.place("explanation")
        let content = content(kind.kind, &ranges)
        guard let content, let id, let name = fields.text("title") else { return nil }
        let step = Step(
            id: id, title: name, content: content, hints: fields.texts("hints"),
            explanation: fields.text("explanation"), range: fields.range)
        return ReadStep(step: step, ranges: ranges)
    }

    private mutating func content(_ kind: StepKind, _ ranges: inout StepRanges) -> Step.Content? {
        switch kind {
        case .text:
            ranges.prose = fields.place("body")
            return fields.text("body").map { .text(body: $0) }
        case .quiz: return quiz(&ranges).map { .quiz($0) }
        case .fill: return fill(&ranges).map { .fill($0) }
        case .arithmetic: return arithmetic(&ranges).map { .arithmetic($0) }
        case .code: return code(&ranges).map { .code($0) }
        }
    }
}
