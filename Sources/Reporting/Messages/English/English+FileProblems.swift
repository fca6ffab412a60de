import CourseModel

extension English {
    func file(_ problem: FileProblem) -> Explained {
        switch problem {
        case .courseNotFound:
            Explained(
                "There is no course here: no `Lessons/course.yaml` in this folder or one above it.",
                "Go to a course's folder, name one with `--course`, or make one with `learn new course DIR`.")
        case .lessonMissing(let lesson):
            Explained(
                "The course lists \(code(lesson)), and there is no such lesson.",
                "Make it with \(code("learn new lesson \(lesson)")), or take it out of `lessons`.")
        case .languageMissing(let language):
            Explained(
                "The lesson has no file for \(code(language)), a language of the course.",
                "Add \(code("lesson.\(language).yaml")), or take the language out of `languages`.")
        case .exerciseMissing(let exercise):
            Explained(
                "There is no exercise \(code(exercise)): no \(code("Exercises/\(exercise)/exercise.yaml")).",
                "Make it, or take the step out.")
        case .lessonNotListed(let lesson):
            Explained(
                "The course does not list \(code(lesson)), so nobody will see it.",
                "Add it to `lessons` in `course.yaml`.")
        case .languageNotListed(let language):
            Explained(
                "The course does not list \(code(language)), so nobody will see this file.",
                "Add it to `languages` in `course.yaml`, or delete the file.")
        case .notFound(let suggestion):
            Explained(
                "There is no such file, and no lesson of that name.",
                suggestion.map { "Did you mean \(code($0))?" } ?? "`learn list` shows the lessons.")
        case .notOfCourse:
            Explained(
                "This is no part of the course.",
                "Name a lesson, its folder, one of its files, or `course.yaml`.")
        case .notAFile: Explained("This is not a file.", "Put a file of YAML text in its place.")
        case .unreadable(let reason): Explained("This file cannot be read: \(reason).", "Look at its permissions.")
        case .symlinkLoop: Explained("This link leads back to itself.", "Put the file itself in its place.")
        case .tooLarge(let bytes, let limit):
            Explained(
                "This file has \(bytes) bytes; at most \(limit) are read.",
                "Split it into several lessons.")
        case .empty:
            Explained("This file is empty.", "Write it as `Documentation/Authors.md` shows, or begin with `learn new`.")
        case .notUTF8(let offset):
            Explained("Byte \(offset) of this file is not UTF-8 text.", "Save the file as UTF-8 in your editor.")
        case .moreProblems(let count):
            Explained("This file has \(counted(count, "more problem")).", "Mend the ones above, then look again.")
        case .nulByte(let offset):
            Explained("Byte \(offset) of this file is NUL, which text never holds.", "Delete it.")
        }
    }
}
