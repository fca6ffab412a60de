import CourseModel

extension English {
    func question(_ problem: QuestionProblem) -> Explained {
        switch problem {
        case .duplicateStep(let id, let firstLine):
            Explained(
                "Two steps have the id \(code(id)); the first is in line \(firstLine).", "Give one of them another id.")
        case .duplicateLesson(let id): Explained("The lesson \(code(id)) is listed twice.", "Keep one of the two.")
        case .noSteps: Explained("This lesson has no steps.", "Add at least one step.")
        case .tooFewOptions(let count):
            Explained("A quiz needs at least two options, and this one has \(count).", "Add options.")
        case .answerOutOfRange(let answer, let count):
            Explained(
                "There is no option \(answer): there are \(count), counted from 0.",
                count > 0 ? "The last one is \(count - 1)." : nil)
        case .answerTwice(let answer): Explained("The answer \(answer) stands twice.", "Keep one of the two.")
        case .duplicateOption(let text, let firstLine):
            Explained("The option \(code(text)) stands in line \(firstLine) already.", "Change one of the two.")
        case .distractorEqualsKey(let text):
            Explained("The wrong option \(code(text)) says the same as a right one.", "Change one of the two.")
        case .everyOptionRight: Explained("Every option is right, so nothing is asked.", "Add a wrong option.")
        case .optionWithoutWhy(let text):
            Explained("The option \(code(text)) does not say why it is right or wrong.", "Add `why`.")
        case .blankWithoutPlaceholder(let index):
            Explained(
                "The template has no \(code("{{\(index)}}")) for this blank.",
                "Put \(code("{{\(index)}}")) where the blank belongs.")
        case .placeholderWithoutBlank(let index):
            Explained(
                "There is no blank for \(code("{{\(index)}}")).", "Add it to `blanks`; blanks are counted from 0.")
        case .placeholderTwice(let index):
            Explained(
                "\(code("{{\(index)}}")) stands twice in the template.", "Give the second place a blank of its own.")
        case .placeholderMalformed(let text):
            Explained(
                "\(code(text)) is not a placeholder.",
                "Write the blank's number between double braces, such as `{{0}}`.")
        case .duplicateAnswer(let text, let firstLine):
            Explained("The answer \(code(text)) stands in line \(firstLine) already.", "Keep one of the two.")
        case .splitDecimal(let first, let second):
            Explained(
                "\(code("[\(first),\(second)]")) is two answers, \(code(first)) and \(code(second)).",
                "For one answer with a comma write \(code("[\"\(first),\(second)\"]")); for two, put a space after the comma."
            )
        case .answerNotAccepted(let answer):
            Explained("The grader does not accept the listed answer \(code(answer)).", "Type it as a student would.")
        case .distractorAccepted(let text):
            Explained("The grader accepts \(code(text)), which should be wrong.", "Change it, or list it as right.")
        case .answerRepeatsTemplate(let answer, let repeated):
            Explained(
                "The answer \(code(answer)) repeats \(code(repeated)), which the template has beside the blank.",
                "Leave it out of one of the two.")
        case .templateDoesNotParse(let detail):
            Explained(
                "With its answers filled in, the template is not Swift: \(code(detail)).",
                "Correct the template or the answers.")
        case .codeDoesNotParse(let detail):
            Explained(
                "This code is not Swift: \(code(detail)).",
                "Correct it, or name another language after the fence, such as `text`.")
        case .notALink(let url): Explained("\(code(url)) is not a link.", "Write one that begins with `https://`.")
        case .scoringWithoutSeveralAnswers:
            Explained("`scoring` means nothing where one option is right.", "Leave it out.")
        case .onlyForWords(let key):
            Explained(
                "\(code(key)) means nothing in code, which is compared as it is.",
                "Leave it out, or write `language: text` where the template is words.")
        case .onlyForCompiling(let key):
            Explained(
                "\(code(key)) means nothing where answers are not compiled.", "Add `check: compile`, or leave it out.")
        case .onlySwiftCompiles(let language):
            Explained(
                "The template is \(code(language)), and only Swift can be compiled.",
                "Leave `check` out, or correct `language`.")
        case .unknownCodeMark(let word, let suggestion):
            Explained(
                "\(code(word)) after the language of a code block means nothing here.",
                suggestion.map { "Did you mean \(code($0))?" }
                    ?? "Leave it out; `program` says that the block compiles as it stands.")
        }
    }
}
