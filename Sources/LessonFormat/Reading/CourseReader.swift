internal import CourseModel

/// Reads `course.yaml`. Pure: bytes in, a course and its problems out.
public enum CourseReader {
    /// Reads `bytes`, the contents of `file`. Whether the lessons exist is not looked for.
    public static func read(bytes: [UInt8], file: String) -> Loaded<ReadCourse> {
        let source = SourceText(file: file, bytes: bytes)
        switch FileReading.document(in: source) {
        case .failure(let refusal):
            return Loaded(value: nil, diagnostics: [source.diagnostic(refusal.problem, at: refusal.range)])
        case .success(let document):
            var reading = CourseReading(document: document)
            let course = reading.course()
            return Loaded(value: course, diagnostics: reading.findings.diagnostics(of: source))
        }
    }
}

/// The reading of `course.yaml`.
private struct CourseReading {
    let document: Document
    var findings: Findings
    /// Lists too long to be read.
    private let overlong: [Int]

    init(document: Document) {
        self.document = document
        var check = SchemaCheck(tree: document.tree, source: document.source)
        check.check(SchemaCheck.Place(index: 0, key: "course"), .mapping(.course))
        findings = check.findings
        overlong = check.overlong
    }

    /// The course without its faulty languages and lessons; nil without a language or a lesson. A missing title is empty.
    mutating func course() -> ReadCourse? {
        guard document.isMapping(0) else { return nil }
        let fields = Fields(document, 0)
        let languages = distinct(fields, "languages", isSound: ScalarText.isLanguageTag) { text, firstLine in
            .shape(.duplicateKey(key: text, firstLine: firstLine))
        }
        let lessons = distinct(fields, "lessons", isSound: ScalarText.isIdentifier) { text, _ in
            .question(.duplicateLesson(id: text))
        }
        guard !languages.isEmpty, !lessons.isEmpty else { return nil }
        let title = fields.value("title").flatMap(title) ?? LocalizedText("")
        let course = Course(
            title: title, languages: languages.map { LanguageTag($0.text) }, lessons: lessons.map { LessonID($0.text) })
        let ranges = CourseRanges(
            title: document.range(fields.value("title") ?? fields.index), languages: languages.map(\.range),
            lessons: lessons.map(\.range))
        return ReadCourse(course: course, ranges: ranges, source: document.source)
    }

    private func title(_ index: Int) -> LocalizedText? {
        if let text = document.text(index) { return LocalizedText(text) }
        let texts = document.tree.entries(index).compactMap { entry -> (language: LanguageTag, text: String)? in
            guard let tag = document.text(entry.key), ScalarText.isLanguageTag(tag),
                let text = document.text(entry.value)
            else { return nil }
            return (LanguageTag(tag), text)
        }
        return texts.isEmpty ? nil : LocalizedText(texts)
    }

    private mutating func distinct(
        _ fields: Fields, _ key: String, isSound: (String) -> Bool, twice: (String, Int) -> CourseProblem
    ) -> [(text: String, range: TextRange)] {
        guard let list = fields.value(key), document.tree.nodes[list].kind == .sequence, !overlong.contains(list) else {
            return []
        }
        let items = document.tree.items(list)
        if items.isEmpty { findings.add(ShapeProblem.emptyValue(key: key), document.range(list)) }
        var found: [(text: String, range: TextRange)] = []
        var lines: [String: Int] = [:]
        for item in items {
            guard let text = document.text(item), isSound(text) else { continue }
            let range = document.range(item)
            if let first = lines[text.lowercased()] {
                findings.add(twice(text, first), range)
            } else {
                lines[text.lowercased()] = range.start.line
                found.append((text, range))
            }
        }
        return found
    }
}
