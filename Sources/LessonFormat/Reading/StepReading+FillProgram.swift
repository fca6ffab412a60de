internal import CourseModel

extension StepReading {
    /// What a fill-in of `language` is compiled in; nil where it is not.
    mutating func fillProgram(_ language: FillLanguage?, _ ranges: inout StepRanges) -> FillProgram? {
        guard let check = fields.value("check"), let kind: FillCheck = fields.choice("check"), kind == .compile else {
            for key in ["before", "after", "values", "screen"] {
                guard let value = fields.value(key) else { continue }
                findings.add(QuestionProblem.onlyForCompiling(key: key), document.range(value))
            }
            return nil
        }
        ranges.check = document.range(check)
        ranges.before = fields.place("before")
        ranges.after = fields.place("after")
        if let language, language != .swift {
            findings.add(QuestionProblem.onlySwiftCompiles(language: language.name.brief), document.range(check))
        }
        return FillProgram(
            before: fields.text("before") ?? "", after: fields.text("after") ?? "", values: fields.texts("values"),
            screen: fields.texts("screen"))
    }
}
