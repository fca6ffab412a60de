import CourseModel
import LessonFormat
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Answers the steps of a lesson through the program, from the keys in the lesson's file and from sums of its own.
struct ScriptedStudent {
    let student: Student
    let lesson: Lesson

    /// Sits before a copy of the shipped course.
    init(_ lesson: String, _ language: String) throws {
        var student = try Student(course: Places.package)
        for name in ["Exercises", "Solutions"] { try student.folder.copy("\(Places.package)/\(name)", to: name) }
        // What the compiler made for one exercise serves the next one, and the next run.
        student.variables["XDG_CACHE_HOME"] = Places.package + "/.build/exercise-cache"
        student.variables["PATH"] = ProcessInfo.processInfo.environment["PATH"]
        self.student = student
        let loader = CourseLoader(root: Places.package)
        let loaded = loader.lesson(LessonID(lesson), LanguageTag(language))
        #expect(loaded.diagnostics.isEmpty)
        self.lesson = try #require(loaded.value).lesson
    }

    /// `learn next STEP` and, for a question, `learn check STEP ANSWER…`.
    func take(_ step: Step) throws {
        if case .code(let code) = step.content { return try write(step, code) }
        let answers = try answers(to: step, try shownStep(step))
        guard !answers.isEmpty else { return }
        let words =
            ["check", step.id.description, "--language", lesson.language.tag, "--format", "json", "--"] + answers
        let run = try student.command(words.map { Array($0.utf8) }).run()
        #expect(run.exitCode == 0, "\(step.id) \(answers): \(run.outputText)")
    }

    /// Looks at the starter, makes a mistake and is told of it, then writes the solution.
    private func write(_ step: Step, _ code: CodeStep) throws {
        let files = try #require(try shownStep(step).files)
        let name = step.id.step
        #expect(try check(step).result.verdict == "notAttempted")
        if let mistake = code.advice.first {
            try keepOnly(mistake.mistake, of: name)
            try write(files, from: "Exercises/\(name)/Mistakes/\(mistake.mistake)")
            let verdict = try check(step).result
            #expect(
                verdict.verdict != "passed" && verdict.mistake?.advice == mistake.text, "\(step.id) \(mistake.mistake)")
        }
        try write(files, from: "Solutions/\(name)")
        #expect(try check(step).result.verdict == "passed", "\(step.id)")
    }

    /// What is one file, without a folder, is the first of the student's.
    private func write(_ files: [String], from path: String) throws {
        guard let first = files.first else { return }
        if FileManager.default.fileExists(atPath: "\(student.folder.path)/\(path).swift") {
            return try student.folder.write(student.folder.bytes(path + ".swift"), to: first)
        }
        for file in files {
            try student.folder.write(student.folder.bytes("\(path)/\(file.split(separator: "/").last ?? "")"), to: file)
        }
    }

    /// The exercise's other mistakes need not be compiled to recognise this one: `learn verify` tells them apart.
    private func keepOnly(_ mistake: String, of exercise: String) throws {
        let folder = "Exercises/\(exercise)/Mistakes"
        for other in student.folder.names(in: folder) where other != mistake && other != mistake + ".swift" {
            try FileManager.default.removeItem(atPath: "\(student.folder.path)/\(folder)/\(other)")
        }
    }

    private func check(_ step: Step) throws -> Document<ShownCode> {
        let run = try student.learn(
            "check", step.id.description, "--language", lesson.language.tag, "--format", "json")
        return try JSON.decode(Document<ShownCode>.self, run.output)
    }

    private func shownStep(_ step: Step) throws -> ShownStep.Content {
        let run = try student.learn(
            "next", step.id.description, "--language", lesson.language.tag, "--format", "json")
        #expect(run.exitCode == 0, "\(run.errorText)")
        let shown = try JSON.decode(Document<ShownStep>.self, run.output).result
        #expect(shown.title == step.title)
        return shown.content
    }

    private func answers(to step: Step, _ shown: ShownStep.Content) throws -> [String] {
        switch step.content {
        case .text, .code: []
        case .quiz(let quiz):
            try quiz.key.map { place in
                let number = try #require(shown.options?.firstIndex(of: quiz.options[place].text))
                return String(number + 1)
            }
        case .fill(let fill): fill.blanks.map { $0.answers[0] }
        case .arithmetic: try (shown.questions ?? []).map { try Sum($0).answer(in: lesson.language) }
        }
    }

    /// Whether `learn status` shows the lesson as complete.
    func isComplete() throws -> Bool {
        let run = try student.learn("status", "--format", "json")
        let status = try JSON.decode(Document<ShownStatus>.self, run.output).result
        let own = try #require(status.lessons.first { $0.lesson == lesson.id.name })
        #expect(own.total == lesson.steps.count)
        return own.complete && own.finished == own.total
    }
}

/// A document of `--format json`.
struct Document<Result: Decodable>: Decodable {
    var result: Result
}

/// What `learn next` says of a step.
struct ShownStep: Decodable {
    var title: String
    var content: Content

    struct Content: Decodable {
        var options: [String]?
        var files: [String]?
        var questions: [Question]?
    }

    struct Question: Decodable {
        var text: String
        var division: Division?
    }

    struct Division: Decodable {
        var kind: String
        var places: Int?
    }
}

/// What `learn check` says of code.
struct ShownCode: Decodable {
    var verdict: String
    var mistake: Mistake?

    struct Mistake: Decodable {
        var advice: String
    }
}

/// What `learn status` says.
struct ShownStatus: Decodable {
    var lessons: [Lesson]

    struct Lesson: Decodable {
        var lesson: String
        var finished: Int
        var total: Int
        var complete: Bool
    }
}
