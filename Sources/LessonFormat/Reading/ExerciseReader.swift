public import CourseModel

/// Reads `exercise.yaml`. Pure: bytes in, an exercise and its problems out.
public enum ExerciseReader {
    /// Reads `bytes`, the contents of `file`; `name` is that of the exercise's folder. What else is in it is not looked for.
    public static func read(bytes: [UInt8], file: String, name: String) -> Loaded<Exercise> {
        let read = readPlaced(bytes: bytes, file: file, name: name)
        return Loaded(value: read.value?.exercise, diagnostics: read.diagnostics)
    }

    /// The same, with the places of the exercise's parts.
    public static func readPlaced(bytes: [UInt8], file: String, name: String) -> Loaded<ReadExercise> {
        let source = SourceText(file: file, bytes: bytes)
        switch FileReading.document(in: source) {
        case .failure(let refusal):
            return Loaded(value: nil, diagnostics: [source.diagnostic(refusal.problem, at: refusal.range)])
        case .success(let document):
            var reading = ExerciseReading(document: document)
            let exercise = reading.exercise(name)
            return Loaded(value: exercise, diagnostics: reading.findings.diagnostics(of: source))
        }
    }
}

/// The reading of `exercise.yaml`.
private struct ExerciseReading {
    let document: Document
    var findings: Findings

    init(document: Document) {
        self.document = document
        var check = SchemaCheck(tree: document.tree, source: document.source)
        check.check(SchemaCheck.Place(index: 0, key: "exercise"), .mapping(.exercise))
        findings = check.findings
    }

    /// Nil without files, or where one of them has a bad name.
    mutating func exercise(_ name: String) -> ReadExercise? {
        guard document.isMapping(0) else { return nil }
        let fields = Fields(document, 0)
        let files = fields.texts("files")
        guard !files.isEmpty, files.allSatisfy(ScalarText.isSwiftFileName) else { return nil }
        var exercise = Exercise(name: name, oracle: fields.text("oracle"), files: files)
        exercise.limits = limits(fields)
        exercise.sequences = sequences(fields)
        let cases = fields.value("cases").map(document.tree.entries) ?? []
        exercise.cases = cases.map { entry in
            Exercise.NamedCase(
                name: document.tree.string(entry.key), commands: document.tree.items(entry.value).map(value))
        }
        exercise.phrases = phrases(fields)
        exercise.equivalents = equivalents(fields)
        return ReadExercise(exercise: exercise, ranges: ranges(fields), source: document.source)
    }

    private func ranges(_ fields: Fields) -> ExerciseRanges {
        let cases = fields.value("cases").map(document.tree.entries) ?? []
        let spoken = fields.value("say").map(document.tree.entries) ?? []
        let languages = spoken.map { (LanguageTag(document.tree.string($0.key)), document.range($0.key)) }
        return ExerciseRanges(
            oracle: fields.place("oracle")?.range, files: fields.places("files").map(\.range),
            commands: cases.map { document.tree.items($0.value).map(document.tree.startRange) },
            languages: Dictionary(languages) { first, _ in first })
    }

    /// The mapping under `key`, which may be faulty.
    private func mapping(_ fields: Fields, _ key: String) -> Fields? {
        fields.value(key).flatMap { document.isMapping($0) ? Fields(document, $0) : nil }
    }

    private func limits(_ fields: Fields) -> ExerciseLimits {
        var limits = ExerciseLimits()
        guard let found = mapping(fields, "limits") else { return limits }
        limits.seconds = integer(found, "seconds", in: .limits) ?? limits.seconds
        limits.megabytes = integer(found, "megabytes", in: .limits) ?? limits.megabytes
        limits.outputKilobytes = integer(found, "output", in: .limits) ?? limits.outputKilobytes
        return limits
    }

    private mutating func sequences(_ fields: Fields) -> SequencePlan {
        var plan = SequencePlan()
        guard let found = mapping(fields, "sequences") else { return plan }
        plan.count = integer(found, "count", in: .sequences) ?? plan.count
        guard let text = found.text("length"), let range = ScalarText.range(text) else { return plan }
        if range.lowerBound >= 1, range.upperBound <= 1000 {
            plan.length = range
        } else if let place = found.place("length") {
            findings.add(ShapeProblem.outOfRange(key: "length", value: text.brief, allowed: "1...1000"), place.range)
        }
        return plan
    }

    /// The number under `key`, where it is as declared.
    private func integer(_ fields: Fields, _ key: String, in declaration: MappingDeclaration) -> Int? {
        guard case .integer(let allowed) = declaration.key(key)?.shape, let number = fields.integer(key) else {
            return nil
        }
        return allowed.contains(number) ? number : nil
    }

    /// A mapping with one key that holds a mapping is a record of that name; `name: {}` has no fields.
    private func value(_ index: Int) -> PlainValue {
        if document.isScalar(index) { return .text(document.tree.string(index)) }
        guard document.isMapping(index), let record = document.tree.entries(index).first else {
            return .list(document.tree.items(index).map(value))
        }
        let fields = document.tree.entries(record.value).map { field in
            PlainValue.Field(document.tree.string(field.key), value(field.value))
        }
        return .record(document.tree.string(record.key), fields)
    }

    private func phrases(_ fields: Fields) -> [LanguageTag: Phrases] {
        guard let index = fields.value("say") else { return [:] }
        var phrases: [LanguageTag: Phrases] = [:]
        for entry in document.tree.entries(index) {
            let tag = document.tree.string(entry.key)
            guard ScalarText.isLanguageTag(tag) else { continue }
            let templates = document.tree.entries(entry.value).map {
                (document.tree.string($0.key), document.tree.string($0.value))
            }
            phrases[LanguageTag(tag)] = Phrases(
                templates: Dictionary(templates) { first, _ in first }, separator: tag == "ar" ? "، " : ", ")
        }
        return phrases
    }

    /// Mutants by name, each with a reason.
    private func equivalents(_ fields: Fields) -> [Exercise.Equivalent] {
        guard let index = fields.value("equivalents") else { return [] }
        return document.tree.entries(index).compactMap { entry in
            document.text(entry.value).map {
                Exercise.Equivalent(mutant: document.tree.string(entry.key), reason: $0)
            }
        }
    }
}
