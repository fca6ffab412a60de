import CourseModel

extension English {
    func exercise(_ problem: ExerciseProblem) -> Explained {
        switch problem {
        case .badFileName(let name):
            Explained("A student's file cannot be called \(code(name)).", "Choose a plain name that ends in `.swift`.")
        case .unknownOracle(let name, let suggestion):
            Explained(
                "`learn` has no oracle \(code(name)).",
                meant(suggestion) ?? "Take `oracle` out where the exercise brings its own `Oracle.swift`.")
        case .recordOfTwoNames(let first, let second):
            Explained(
                "A command has one name, and this one has two: \(code(first)) and \(code(second)).",
                "Make two commands of it, or indent the fields.")
        case .unknownCommand(let caseName):
            Explained(
                "The case \(code(caseName)) has a command that the oracle does not know.",
                "Compare its name, its fields and their values with other cases.")
        case .fileMissing(let path):
            Explained("The exercise has no file \(code(path)).", "Add it.")
        case .adviceWithoutMistake(let mistake, let suggestion):
            Explained(
                "The exercise has no mistake \(code(mistake)).",
                meant(suggestion) ?? "Add \(code("Mistakes/\(mistake).swift")) to the exercise, or take the advice out."
            )
        case .mistakeWithoutAdvice(let mistake):
            Explained(
                "The step has no advice on the exercise's mistake \(code(mistake)).", "Write it under `mistakes`.")
        case .notUsed:
            Explained(
                "No step of the course uses the exercise.",
                "Add `code: NAME` with the name of its folder to a lesson, or remove the folder.")
        case .phrasesMissing(let language):
            Explained(
                "`say` has nothing in \(code(language)), a language of the course.", "Add the phrases in that language."
            )
        case .phraseMissing(let key, let language):
            Explained("`say` has no phrase for \(code(key)) in \(code(language)).", "Add it.")
        }
    }
}
