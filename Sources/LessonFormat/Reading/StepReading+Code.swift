internal import CourseModel

extension StepReading {
    /// The code step; nil where something of it is faulty. Of two pieces of advice on one mistake the first is taken.
    func code(_ ranges: inout StepRanges) -> CodeStep? {
        ranges.prose = fields.place("prompt")
        guard let prompt = fields.text("prompt") else { return nil }
        var step = CodeStep(prompt: prompt)
        guard let mistakes = fields.value("mistakes") else { return step }
        for (key, value) in document.tree.entries(mistakes) {
            guard let name = document.text(key), ScalarText.isIdentifier(name), let text = document.text(value),
                step.advice(on: name) == nil
            else { continue }
            step.advice.append(CodeStep.Advice(mistake: name, text: text))
            ranges.advice.append(
                StepRanges.AdviceRanges(mistake: document.range(key), text: document.place(value)))
        }
        return step
    }
}
