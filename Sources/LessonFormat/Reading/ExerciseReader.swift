public import CourseModel

/// Reads `exercise.yaml`. Pure: bytes in, an exercise and its problems out.
public enum ExerciseReader {
    /// Reads `bytes`, the contents of `file`; `name` is that of the exercise's folder. What else is in it is not looked for.
    public static func read(bytes: [UInt8], file: String, name: String) -> Loaded<Exercise> {
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
    var findings = Findings()

    static let keys = ["oracle", "files", "limits", "sequences", "cases", "say", "equivalents"]
    static let limitKeys = ["seconds", "megabytes", "output"]
    static let sequenceKeys = ["count", "length"]

    init(document: Document) { self.document = document }

    mutating func exercise(_ name: String) -> Exercise? {
        guard let fields = mapping(0, "exercise", known: Self.keys) else { return nil }
        let files = fields.texts("files")
        if fields.value("files") == nil { findings.add(ShapeProblem.missingKey(key: "files"), fields.range) }
        let badNames = zip(files, fields.places("files")).filter { !Self.isPlainName($0.0) }
        for (name, place) in badNames { findings.add(ExerciseProblem.badFileName(name: name.brief), place.range) }
        guard !files.isEmpty, badNames.isEmpty else { return nil }
        var exercise = Exercise(name: name, oracle: fields.text("oracle"), files: files)
        exercise.limits = limits(fields)
        exercise.sequences = sequences(fields)
        exercise.cases = cases(fields)
        exercise.phrases = phrases(fields)
        exercise.equivalents = equivalents(fields)
        return exercise
    }

    /// Whether a file of this name stays in its folder, is seen there, and is Swift.
    private static func isPlainName(_ name: String) -> Bool {
        name.hasSuffix(".swift") && !name.hasPrefix(".") && name.utf8.count <= 100
            && name.unicodeScalars.allSatisfy { $0 != "/" && $0.properties.generalCategory != .control }
    }

    private mutating func mapping(_ index: Int, _ key: String, known: [String]) -> Fields? {
        guard document.isMapping(index) else {
            findings.add(
                ShapeProblem.wrongKind(key: key, expected: .mapping, found: kind(index)), document.range(index))
            return nil
        }
        for entry in document.tree.entries(index) {
            let name = document.tree.string(entry.key)
            guard !known.contains(name) else { continue }
            findings.add(ShapeProblem.unknownKey(key: name, suggestion: nil, known: known), document.range(entry.key))
        }
        return Fields(document, index)
    }

    private func kind(_ index: Int) -> ShapeProblem.ValueKind {
        document.isScalar(index) ? .text : document.isMapping(index) ? .mapping : .list
    }

    private mutating func limits(_ fields: Fields) -> ExerciseLimits {
        var limits = ExerciseLimits()
        guard let index = fields.value("limits"), let found = mapping(index, "limits", known: Self.limitKeys) else {
            return limits
        }
        limits.seconds = integer(found, "seconds", 1...60) ?? limits.seconds
        limits.megabytes = integer(found, "megabytes", 64...8192) ?? limits.megabytes
        limits.outputKilobytes = integer(found, "output", 1...16_384) ?? limits.outputKilobytes
        return limits
    }

    private mutating func sequences(_ fields: Fields) -> SequencePlan {
        var plan = SequencePlan()
        guard let index = fields.value("sequences"),
            let found = mapping(index, "sequences", known: Self.sequenceKeys)
        else { return plan }
        plan.count = integer(found, "count", 0...10_000) ?? plan.count
        if let text = found.text("length"), let at = found.value("length") {
            if let range = ScalarText.range(text), range.lowerBound >= 1, range.upperBound <= 1000 {
                plan.length = range
            } else {
                findings.add(ShapeProblem.badRange(value: text.brief), document.range(at))
            }
        }
        return plan
    }

    private mutating func integer(_ fields: Fields, _ key: String, _ allowed: ClosedRange<Int>) -> Int? {
        guard let text = fields.text(key), let index = fields.value(key) else { return nil }
        guard let number = ScalarText.integer(text) else {
            findings.add(ShapeProblem.notAnInteger(key: key, value: text.brief), document.range(index))
            return nil
        }
        guard allowed.contains(number) else {
            let range = "\(allowed.lowerBound)...\(allowed.upperBound)"
            findings.add(
                ShapeProblem.outOfRange(key: key, value: text.brief, allowed: range), document.range(index))
            return nil
        }
        return number
    }

    private mutating func cases(_ fields: Fields) -> [Exercise.NamedCase] {
        guard let index = fields.value("cases") else { return [] }
        return document.tree.entries(index).map { entry in
            Exercise.NamedCase(
                name: document.tree.string(entry.key), commands: document.tree.items(entry.value).map(value))
        }
    }

    /// Mutants by name, each with a reason.
    private mutating func equivalents(_ fields: Fields) -> [Exercise.Equivalent] {
        guard let index = fields.value("equivalents") else { return [] }
        return document.tree.entries(index).map { entry in
            let mutant = document.tree.string(entry.key)
            let reason = document.isScalar(entry.value) ? document.tree.string(entry.value) : ""
            if reason.isEmpty { findings.add(ShapeProblem.emptyValue(key: mutant.brief), document.range(entry.value)) }
            return Exercise.Equivalent(mutant: mutant, reason: reason)
        }
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

    private mutating func phrases(_ fields: Fields) -> [LanguageTag: Phrases] {
        guard let index = fields.value("say") else { return [:] }
        var phrases: [LanguageTag: Phrases] = [:]
        for entry in document.tree.entries(index) {
            let tag = document.tree.string(entry.key)
            guard ScalarText.isLanguageTag(tag) else {
                findings.add(ShapeProblem.badLanguage(value: tag.brief), document.range(entry.key))
                continue
            }
            let templates = document.tree.entries(entry.value).map {
                (document.tree.string($0.key), document.tree.string($0.value))
            }
            phrases[LanguageTag(tag)] = Phrases(
                templates: Dictionary(templates) { first, _ in first }, separator: tag == "ar" ? "، " : ", ")
        }
        return phrases
    }
}
