import CourseModel
import Reporting

/// Steps as users name them: `LESSON/STEP`, or `STEP` where one lesson alone has it.
extension StudentSession {
    /// The step named by `text`; throws where there is none, or several.
    func step(named text: String) throws(Failure) -> StepID {
        if let full = StepID(text) {
            guard course.lessons.contains(full.lesson) else {
                let near = Suggestion.closest(to: full.lesson.name, among: course.lessons.map(\.name))
                throw .unknownLesson(full.lesson.name, suggestion: near)
            }
            return try find(full).step.id
        }
        let found = steps(called: text)
        guard found.count < 2 else { throw .ambiguousStep(text, candidates: found) }
        guard let step = found.first else { throw .unknownStep(text, suggestion: nearestStep(to: text)) }
        return step
    }

    /// Every step with this name, whichever its lesson.
    func steps(called name: String) -> [StepID] { steps(called: name, in: course.lessons) }

    /// Those of some lessons.
    func steps(called name: String, in lessons: [LessonID]) -> [StepID] {
        guard StepName.isPossible(name) else { return [] }
        return lessons.flatMap { id in
            (readableLesson(id)?.steps ?? []).map(\.id).filter { $0.step == name }
        }
    }

    /// The step whose name is nearest to a mistyped one.
    func nearestStep(to text: String) -> String? {
        let names = course.lessons.flatMap { (readableLesson($0)?.steps ?? []).map(\.id.step) }
        return Suggestion.completion(of: text, among: names)
    }
}

/// What can be a step's name on the command line.
enum StepName {
    /// Lower-case letters, digits and hyphens, not digits alone: those are always an answer.
    static func isPossible(_ text: String) -> Bool {
        let isName = text.utf8.allSatisfy { byte in
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                || byte == UInt8(ascii: "-")
        }
        return isName && text.utf8.contains { $0 > UInt8(ascii: "9") }
    }
}
