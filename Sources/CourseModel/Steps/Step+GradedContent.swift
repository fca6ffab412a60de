extension Step {
    /// What decides a verdict, and nothing of the prose, in one canonical text: equal for translations of a step, changed
    /// when an author changes what is asked. Its hash ties an attempt to the step that it answered.
    public var gradedContent: String {
        switch content {
        case .text: "text"
        case .quiz(let quiz): "quiz \(quiz.options.count) \(quiz.key) \(quiz.scoring)"
        case .fill(let fill): fill.gradedContent
        case .arithmetic(let set): set.gradedContent
        }
    }
}

extension FillIn {
    /// Words differ from language to language, code does not.
    fileprivate var gradedContent: String {
        guard language != .text else { return "fill text \(blanks.count)" }
        let parts = template.map { part in
            switch part {
            case .text(let text): "t\(text.utf8.count):\(text)"
            case .blank(let index): "b\(index)"
            }
        }
        let keys = blanks.map { $0.answers.map { "\($0.utf8.count):\($0)" }.joined() }
        return "fill \(language.name) \(parts.joined()) | \(keys.joined(separator: " | "))"
    }
}

extension ArithmeticSet {
    fileprivate var gradedContent: String {
        let listed = questions.map { question in
            let tolerance = question.tolerance.map { "±\($0.numerator)/\($0.denominator)" } ?? ""
            return "\(question.first)\(question.operation.rawValue)\(question.second) \(question.division)\(tolerance)"
        }
        let generated = generator.map {
            "\($0.count) \(String($0.operations.map(\.rawValue))) \($0.range) \($0.division)"
        }
        return "arithmetic \(listed.joined(separator: ", ")); \(generated ?? "none")"
    }
}
