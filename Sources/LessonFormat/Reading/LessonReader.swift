public import CourseModel

/// Reads a lesson file. Pure: bytes in, a lesson and its problems out.
public enum LessonReader {
    /// Reads `bytes`, the contents of `file`, as the lesson `id` in `language`. What a grader or a Swift parser is needed
    /// to find is not looked for.
    public static func read(
        bytes: [UInt8], file: String, id: LessonID, language: LanguageTag
    ) -> Loaded<ReadLesson> {
        let source = SourceText(file: file, bytes: bytes)
        switch FileReading.document(in: source) {
        case .failure(let refusal):
            return Loaded(value: nil, diagnostics: [source.diagnostic(refusal.problem, at: refusal.range)])
        case .success(let document):
            var reading = LessonReading(document: document, id: id, language: language)
            let lesson = reading.lesson()
            return Loaded(value: lesson, diagnostics: reading.findings.diagnostics(of: source))
        }
    }
}

/// The reading of one lesson.
struct LessonReading {
    let document: Document
    let id: LessonID
    let language: LanguageTag
    var findings: Findings
    /// Lists too long to be read.
    private let overlong: [Int]

    /// Checks the document against the declared keys.
    init(document: Document, id: LessonID, language: LanguageTag) {
        self.document = document
        self.id = id
        self.language = language
        var check = SchemaCheck(tree: document.tree, source: document.source)
        check.check(SchemaCheck.Place(index: 0, key: "lesson"), .mapping(.lesson))
        findings = check.findings
        overlong = check.overlong
    }

    /// The lesson, its faulty steps left out; nil without a step. A missing title or summary is empty.
    mutating func lesson() -> ReadLesson? {
        guard document.isMapping(0) else { return nil }
        let fields = Fields(document, 0)
        let locale = fields.text("locale").flatMap(Self.tag)
        let steps = steps(fields, locale)
        guard !steps.sound.isEmpty else { return nil }
        let further = further(fields)
        let lesson = Lesson(
            id: id, language: language, title: fields.text("title") ?? "", summary: fields.text("summary") ?? "",
            steps: steps.sound.map(\.step),
            takeaways: read("takeaways", of: fields, fields.texts), further: further.map(\.reading))
        let ranges = LessonRanges(
            title: fields.place("title") ?? document.place(0), summary: fields.place("summary") ?? document.place(0),
            steps: steps.sound.map(\.ranges),
            takeaways: read("takeaways", of: fields, fields.places), further: further.map { ($0.title, $0.url) },
            locale: fields.place("locale")?.range)
        return ReadLesson(lesson: lesson, ranges: ranges, faultySteps: steps.faulty, source: document.source)
    }

    private mutating func steps(_ fields: Fields, _ locale: LanguageTag?) -> (sound: [ReadStep], faulty: [StepID]) {
        guard let list = fields.value("steps"), document.tree.nodes[list].kind == .sequence, !overlong.contains(list)
        else { return ([], []) }
        let items = document.tree.items(list)
        if items.isEmpty { findings.add(QuestionProblem.noSteps, document.range(list)) }
        reportDuplicates(items)
        var sound: [ReadStep] = []
        var faulty: [StepID] = []
        var known: Set<StepID> = []
        for item in items {
            var reading = StepReading(fields: Fields(document, item), lesson: id, locale: locale)
            if !holdsOverlong(item), let step = reading.step() {
                if known.insert(step.step.id).inserted { sound.append(step) }
            } else if let id = reading.id {
                faulty.append(id)
            }
            findings.add(reading.findings)
        }
        return (sound, faulty)
    }

    /// Whether a list too long to be read is `index` or stands in it.
    private func holdsOverlong(_ index: Int) -> Bool {
        guard !overlong.isEmpty else { return false }
        let inside = index..<document.tree.next(after: index)
        return overlong.contains(where: inside.contains)
    }

    /// What `reading` finds under `key`; nothing where that is too long a list.
    private func read<Part>(_ key: String, of fields: Fields, _ reading: (String) -> [Part]) -> [Part] {
        fields.value(key).map(holdsOverlong) == true ? [] : reading(key)
    }

    private mutating func reportDuplicates(_ items: [Int]) {
        var lines: [String: Int] = [:]
        for item in items where document.isMapping(item) {
            let fields = Fields(document, item)
            guard let key = StepKind.allCases.lazy.compactMap({ fields.value($0.rawValue) }).first,
                let id = document.text(key)
            else { continue }
            let range = document.range(key)
            if let first = lines[id] {
                findings.add(QuestionProblem.duplicateStep(id: id, firstLine: first), range)
            } else {
                lines[id] = range.start.line
            }
        }
    }

    private func further(_ fields: Fields) -> [(reading: FurtherReading, title: TextPlace, url: TextPlace)] {
        read("further", of: fields, fields.items).filter(document.isMapping).compactMap { item in
            let entry = Fields(document, item)
            guard let title = entry.text("title"), let titlePlace = entry.place("title"),
                let url = entry.text("url"), ScalarText.isLink(url), let urlPlace = entry.place("url")
            else { return nil }
            return (FurtherReading(title: title, url: url), titlePlace, urlPlace)
        }
    }

    /// A language tag of good form.
    static func tag(_ text: String) -> LanguageTag? { ScalarText.isLanguageTag(text) ? LanguageTag(text) : nil }
}

/// A step with the places of its parts.
struct ReadStep {
    var step: Step
    var ranges: StepRanges
}
