internal import CourseModel
internal import LessonFormat

/// A lesson held against the same lesson in the course's first language.
struct LessonTranslation {
    let translation: ComparedLesson
    let reference: ComparedLesson

    /// Where the translation differs.
    func findings(_ syntax: inout SyntaxCache) -> [Finding] {
        var findings = StepListRule(translation: translation, reference: reference).findings()
        let language = reference.read.lesson.language
        for step in translation.steps {
            guard let other = reference.step(named: step.step.id) else { continue }
            let referenceStep = ReferenceStep(step: other.step, language: language)
            for rule in TranslationRules.all { findings += rule.check(step, against: referenceStep, &syntax) }
        }
        return findings
    }
}

/// A lesson made ready for comparison.
struct ComparedLesson {
    let read: ReadLesson
    /// In order; of two with one id the first.
    let steps: [PlacedStep]
    /// Whether a step may stand in the file that could not be read and whose id is not known either.
    let mayHideSteps: Bool
    private let places: [StepID: Int]

    /// Takes a lesson and what its reader found wrong with it.
    init(_ read: ReadLesson, diagnostics: [CourseDiagnostic]) {
        self.read = read
        var places: [StepID: Int] = [:]
        var steps: [PlacedStep] = []
        for step in read.placedSteps where places[step.step.id] == nil {
            places[step.step.id] = steps.count
            steps.append(step)
        }
        self.steps = steps
        self.places = places
        // A step with a known id accounts for the errors outside of the sound steps.
        mayHideSteps = read.faultySteps.isEmpty && diagnostics.contains { Self.isOutside($0, read.ranges) }
    }

    private static func isOutside(_ diagnostic: CourseDiagnostic, _ ranges: LessonRanges) -> Bool {
        guard diagnostic.severity == .error, let place = diagnostic.range?.start else { return false }
        return !ranges.steps.contains { $0.step.start <= place && place < $0.step.end }
    }

    /// The step with this id, if it was read.
    func step(named id: StepID) -> PlacedStep? { places[id].map { steps[$0] } }

    /// Whether the file lacks the step, and not only because it could not be read.
    func lacks(_ id: StepID) -> Bool { places[id] == nil && !read.faultySteps.contains(id) && !mayHideSteps }
}
