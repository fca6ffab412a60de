import CourseModel
import Reporting

/// `exercise.yaml` and the step.
extension ExerciseScaffold {
    var description: String {
        let words = ExerciseWords.of(language)
        let head = """
            # \(words.files)
            files: [\(file)]

            """
        return switch grading {
        case .unitTests:
            head + """

                # \(words.unitTests)
                limits: {seconds: 1, megabytes: 1024}

                """
        case .function: head + functionPart(words) + languages.map(functionPhrases).joined()
        case .commands: head + stackPart(.of(language)) + languages.map(stackPhrases).joined()
        }
    }

    private func functionPart(_ words: ExerciseWords) -> String {
        """

        # \(words.oracle)
        # \(words.sequences)
        sequences: {count: 60, length: 1...4}

        # \(words.cases)
        cases:
          no-words: [{call: {1: []}}]
          a-tie: [{call: {1: [on, at]}}]
          the-last-in-the-alphabet: [{call: {1: [boat, to]}}]

        # \(words.say)
        say:

        """
    }

    private func functionPhrases(in tag: LanguageTag) -> String {
        let phrases = ExerciseWords.of(InterfaceLanguage(speaking: tag))
        return """
              \(tag.tag):
                call: "longestWord(in: [{1}])"
                result: "\(phrases.result)"
                nil: "\(phrases.none)"
                empty: ""

            """
    }

    private func stackPart(_ words: StackWords) -> String {
        """

        # \(words.oracle)
        # \(words.sequences)
        sequences: {count: 60, length: 1...8}

        # \(words.cases)
        cases:
          last-in-first-out: [{push: {item: a}}, {push: {item: b}}, {pop: {}}]
          nothing-to-pop: [{pop: {}}]

        # \(words.say)
        say:

        """
    }

    private func stackPhrases(in tag: LanguageTag) -> String {
        let phrases = StackWords.of(InterfaceLanguage(speaking: tag))
        return """
              \(tag.tag):
                push: "\(phrases.push)"
                pop: "\(phrases.pop)"
                stack: "[{_0}]"
                empty: ""

            """
    }

    /// The step of a lesson in `tag`, to be pasted into its `steps`.
    func step(in tag: LanguageTag) -> String {
        switch grading {
        case .function, .unitTests: functionStep(.of(InterfaceLanguage(speaking: tag)))
        case .commands: stackStep(.of(InterfaceLanguage(speaking: tag)))
        }
    }

    private func functionStep(_ words: ExerciseWords) -> String {
        """
          - code: \(name)
            title: \(words.title)
            prompt: |
              \(words.prompt)
            hints:
              - \(words.hint)
            mistakes:
              last-of-a-tie: \(words.lastOfATie)
              by-the-alphabet: \(words.byTheAlphabet)

        """
    }

    private func stackStep(_ words: StackWords) -> String {
        """
          - code: \(name)
            title: \(words.title)
            prompt: |
              \(words.prompt)
            hints:
              - \(words.hint)
            mistakes:
              takes-the-lowest: \(words.takesTheLowest)
              goes-on-where-nothing-is: \(words.goesOn)

        """
    }
}
