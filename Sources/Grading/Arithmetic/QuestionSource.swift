public import CourseModel

/// All questions of an arithmetic step: the listed ones, then the generated ones.
public enum QuestionSource {
    /// The questions of `set` in the order asked, the same for `step` at every try. No generated question has a fault or
    /// stands there twice, as long as the range holds enough others; where it holds none at all, there are fewer.
    public static func questions(of set: ArithmeticSet, step: StepID) -> [ArithmeticQuestion] {
        guard let generator = set.generator else { return set.questions }
        var questions = set.questions
        var asked = AskedQuestions(questions)
        var random = SplitMix64(seed: step.seed)
        for _ in 0..<max(0, generator.count) {
            guard let question = QuestionMaker(generator: generator).make(besides: asked, &random) else { break }
            questions.append(question)
            asked.insert(question)
        }
        return questions
    }
}
