import CourseModel

extension English {
    func translation(_ problem: TranslationProblem) -> Explained {
        switch problem {
        case .stepMissing(let id, let reference):
            Explained("The step \(code(id)) is missing here; it is there in \(code(reference)).", "Add it.")
        case .stepExtra(let id, let reference):
            Explained("The step \(code(id)) is not there in \(code(reference)).", "Add it there, or leave it out here.")
        case .stepOrder(let id, let reference):
            Explained(
                "The step \(code(id)) stands in another place than in \(code(reference)).", "Give both the same order.")
        case .kindDiffers(let id, let kind, let reference, let referenceKind):
            Explained(
                "\(code(id)) is \(code(kind)) here and \(code(referenceKind)) in \(code(reference)).",
                "Make both the same kind.")
        case .optionCountDiffers(let id, let count, let reference, let referenceCount):
            Explained(
                "\(code(id)) has \(count) options here and \(referenceCount) in \(code(reference)).",
                "Give both the same options in the same order.")
        case .answerDiffers(let id, let reference):
            Explained("\(code(id)) has another answer than in \(code(reference)).", "Correct the one that is wrong.")
        case .templateDiffers(let id, let reference):
            Explained(
                "The template of \(code(id)) is not the same code as in \(code(reference)).",
                "Make both the same; translate comments only.")
        case .checkDiffers(let id, let reference):
            Explained(
                "\(code(id)) is not compiled and looked at as in \(code(reference)).",
                "Make `check`, `before`, `after`, `values` and `screen` the same.")
        case .blankCountDiffers(let id, let count, let reference, let referenceCount):
            Explained(
                "\(code(id)) has \(counted(count, "blank")) here and \(referenceCount) in \(code(reference)).",
                "Give both the same blanks.")
        case .arithmeticDiffers(let id, let reference):
            Explained("\(code(id)) asks other questions than in \(code(reference)).", "Give both the same questions.")
        case .adviceMissing(let id, let mistake, let reference):
            Explained(
                "\(code(id)) has no advice on \(code(mistake)) here, and has it in \(code(reference)).",
                "Write it under `mistakes`.")
        case .adviceExtra(let id, let mistake, let reference):
            Explained(
                "\(code(id)) advises on \(code(mistake)) here, and not in \(code(reference)).",
                "Give both advice on the same mistakes.")
        case .hintCountDiffers(let id, let count, let reference, let referenceCount):
            Explained(
                "\(code(id)) has \(counted(count, "hint")) here and \(referenceCount) in \(code(reference)).",
                "Give both the same hints.")
        }
    }
}
