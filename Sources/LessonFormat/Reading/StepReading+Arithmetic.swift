internal import CourseModel

extension StepReading {
    /// The set; nil where something of it is faulty.
    mutating func arithmetic(_ ranges: inout StepRanges) -> ArithmeticSet? {
        ranges.prose = fields.place("prompt")
        ranges.locale = fields.place("locale")?.range
        ranges.generator = fields.value("random").map(document.range)
        let before = findings.count
        let wish = DivisionWish(fields)
        let items = fields.items("questions")
        var questions: [ArithmeticQuestion] = []
        for item in items { question(item, wish).map { questions.append($0) } }
        ranges.questions = items.map(document.range)
        var generator: QuestionGenerator?
        if let random = fields.value("random") { generator = self.generator(random, wish) }
        checkSetWish(wish, items)
        reportNothingToAsk(items)
        let isWhole = questions.count == items.count && (generator == nil) == (fields.value("random") == nil)
        guard isWhole, findings.count == before else { return nil }
        let ownLocale = fields.text("locale").flatMap(LessonReading.tag)
        return ArithmeticSet(
            prompt: fields.text("prompt"), questions: questions, generator: generator, locale: ownLocale ?? locale)
    }

    private mutating func reportNothingToAsk(_ items: [Int]) {
        guard items.isEmpty, fields.value("random") == nil else { return }
        guard let questions = fields.value("questions") else {
            return findings.add(ArithmeticProblem.nothingToAsk, document.tree.startRange(of: fields.index))
        }
        guard document.tree.nodes[questions].kind == .sequence else { return }
        findings.add(ArithmeticProblem.nothingToAsk, document.range(questions))
    }

    private mutating func question(_ index: Int, _ set: DivisionWish) -> ArithmeticQuestion? {
        let entry = document.isMapping(index) ? Fields(document, index) : nil
        guard let place = entry == nil ? index : entry?.value("q"), let text = document.text(place) else { return nil }
        let own = entry.map(DivisionWish.init) ?? DivisionWish()
        let read: QuestionText
        do throws(QuestionText.Fault) {
            read = try QuestionText(text)
        } catch {
            let problem =
                error == .overflow ? ArithmeticProblem.overflow(text: text.brief) : .notAQuestion(text: text.brief)
            findings.add(problem, document.range(place))
            return nil
        }
        if let problem = problem(of: read, text.brief, own.filled(from: set)) {
            findings.add(problem, document.range(place))
            return nil
        }
        let isDivision = read.operation == .divide
        if let entry { checkWish(entry, own, kinds: isDivision ? [own.kind ?? set.kind] : []) }
        let division = isDivision ? own.filled(from: set).division ?? .exact : .exact
        if let tolerance = entry?.value("tolerance"), division.isAnsweredExactly {
            findings.add(ArithmeticProblem.idleTolerance, document.range(tolerance))
        }
        return ArithmeticQuestion(
            first: read.first, operation: read.operation, second: read.second, division: division,
            tolerance: entry?.text("tolerance").flatMap(ScalarText.tolerance))
    }

    /// Why the question has no answer, or not one that the author has chosen.
    private func problem(of question: QuestionText, _ text: String, _ wish: DivisionWish) -> ArithmeticProblem? {
        let isDivision = question.operation == .divide
        if isDivision, question.second == 0 { return .divisionByZero(text: text) }
        guard question.operation.result(question.first, question.second) != nil else { return .overflow(text: text) }
        guard isDivision, question.first % question.second != 0 else { return nil }
        switch wish.kind {
        case nil: return wish.isFaulty ? nil : .divisionUnstated(text: text)
        case .exact: return .divisionRemains(text: text)
        default: return nil
        }
    }

    /// Reports `places` and `lowest-terms` that say nothing, since none of `kinds` is a decimal or a fraction.
    private mutating func checkWish(_ entry: Fields, _ own: DivisionWish, kinds: [DivisionKind?]) {
        if own.places != nil, !kinds.contains(.decimal), let place = entry.value("places") {
            findings.add(ArithmeticProblem.placesWithoutDecimal, document.range(place))
        }
        if own.lowestTerms != nil, !kinds.contains(.fraction), let place = entry.value("lowest-terms") {
            findings.add(ArithmeticProblem.lowestTermsWithoutFraction, document.range(place))
        }
    }

    /// A set's wish also serves the questions that name their own kind of division.
    private mutating func checkSetWish(_ wish: DivisionWish, _ items: [Int]) {
        let mappings =
            items.filter(document.isMapping) + [fields.value("random")].compactMap { $0 }.filter(document.isMapping)
        let kinds = mappings.map { DivisionWish(Fields(document, $0)).kind }
        checkWish(fields, wish, kinds: kinds + [wish.kind])
    }
}

extension Division {
    /// Whether an answer near the key is never taken: a quotient with its remainder, a fraction in lowest terms.
    fileprivate var isAnsweredExactly: Bool {
        switch self {
        case .remainder, .fraction(lowestTerms: true): true
        case .exact, .integer, .decimal, .fraction: false
        }
    }
}
