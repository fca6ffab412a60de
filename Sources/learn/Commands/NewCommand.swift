import CommandTable
import CourseModel
import LessonFormat
import Reporting

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// `learn new course DIR`, `learn new lesson NAME` and `learn new exercise NAME`: what an author begins with. Nothing that exists is written over.
enum NewCommand {
    static func run(_ invocation: Invocation) throws(Failure) -> CommandResult {
        let name = invocation.operands.dropFirst().first ?? ""
        let report =
            switch invocation.operands.first.flatMap(CreatedReport.Kind.init(rawValue:)) {
            case .lesson: try lesson(name, invocation)
            case .exercise: try exercise(name, invocation)
            case .course, nil: try course(in: name, invocation.voice.language)
            }
        return CommandResult(.created(report))
    }

    /// The folder may exist, but it must not hold `Lessons`.
    private static func course(in root: String, _ language: InterfaceLanguage) throws(Failure) -> CreatedReport {
        let lessons = Disk.join(root, "Lessons")
        guard !Disk.exists(lessons) else { throw .cannotCreate(path: lessons, .exists) }
        let files = CourseScaffold.files(in: language)
        let ignore = Disk.join(root, CourseScaffold.ignoreFile.path)
        let hadIgnoreFile = Disk.exists(ignore)
        try make { construction throws(DiskFault) in
            try construction.makeFolders(upTo: root)
            if !hadIgnoreFile { try construction.makeFile(ignore, CourseScaffold.ignoreFile.text) }
            try construction.finish(with: lessons, files)
        }
        let made = files.map { Disk.join(lessons, $0.path) } + (hadIgnoreFile ? [] : [ignore])
        return CreatedReport(kind: .course, name: root, root: root, files: made)
    }

    /// The course that something called `name` is added to.
    private static func openCourse(
        toAdd name: String, _ invocation: Invocation
    ) throws(Failure) -> (loader: CourseLoader, course: ReadCourse) {
        guard LessonName.isPossible(name) else {
            throw .cannotCreate(path: name, .badName(suggestion: LessonName.suggestion(for: name)))
        }
        let loader = try CourseOpening.loader(invocation)
        let loaded = loader.course()
        guard loaded.isSound, let course = loaded.value else { throw .faultyCourse(loaded.diagnostics) }
        return (loader, course)
    }

    private static func exercise(_ name: String, _ invocation: Invocation) throws(Failure) -> CreatedReport {
        let (loader, course) = try openCourse(toAdd: name, invocation)
        let scaffold = ExerciseScaffold(
            name: name, grading: grading(invocation),
            languages: course.course.languages, language: invocation.voice.language)
        guard !Exercise.isReserved(file: scaffold.file) else {
            throw .cannotCreate(path: name, .reservedName(file: scaffold.file))
        }
        let exercises = Disk.join(loader.root, "Exercises")
        let folder = Disk.join(exercises, name)
        let solution = Disk.join(loader.root, "Solutions/" + name)
        for path in [folder, solution] where Disk.exists(path) { throw .cannotCreate(path: path, .exists) }
        try make { construction throws(DiskFault) in
            try construction.makeFolders(upTo: exercises)
            try construction.makeFolders(upTo: solution)
            try construction.makeFile(Disk.join(solution, scaffold.solution.path), scaffold.solution.text)
            try construction.finish(with: folder, scaffold.files)
        }
        return CreatedReport(
            kind: .exercise, name: name, root: loader.root,
            files: scaffold.files.map { Disk.join(folder, $0.path) } + [Disk.join(solution, scaffold.file)],
            stepsToAdd: course.course.languages.map { .init(language: $0, yaml: scaffold.step(in: $0)) })
    }

    private static func grading(_ invocation: Invocation) -> ExerciseScaffold.Grading {
        let flags = invocation.arguments.flags
        if flags.contains(.tests) { return .unitTests }
        return flags.contains(.commands) ? .commands : .function
    }

    private static func lesson(_ name: String, _ invocation: Invocation) throws(Failure) -> CreatedReport {
        let (loader, course) = try openCourse(toAdd: name, invocation)
        let id = LessonID(name)
        let files = try makeLesson(id, in: course.course.languages, loader.root)
        let isListed = list(id, in: loader)
        return CreatedReport(
            kind: .lesson, name: name, root: loader.root, files: files,
            lineToAdd: isListed ? nil : LessonListEdit.line(adding: id, to: course))
    }

    /// Adds the lesson to `course.yaml`, and tries again where another program changed it meanwhile.
    private static func list(_ id: LessonID, in loader: CourseLoader) -> Bool {
        for _ in 0..<8 {
            guard let course = loader.course().value else { return false }
            if course.course.lessons.contains(id) || CourseFile.add(id, to: course) { return true }
        }
        return false
    }

    /// Returns the files made.
    private static func makeLesson(
        _ id: LessonID, in languages: [LanguageTag], _ root: String
    ) throws(Failure) -> [String] {
        let lessons = Disk.join(root, "Lessons")
        let folder = Disk.join(lessons, id.name)
        guard !Disk.exists(folder) else { throw .cannotCreate(path: folder, .exists) }
        let known = knownSchema(root)
        let schema = CourseScaffold.lessonSchema
        let files = LessonScaffold.files(in: languages, schema: known ?? "../\(schema.path)", id: id)
        try make { construction throws(DiskFault) in
            if known == nil { try construction.makeFile(Disk.join(lessons, schema.path), schema.text) }
            try construction.finish(with: folder, files)
        }
        return files.map { Disk.join(folder, $0.path) } + (known == nil ? [Disk.join(lessons, schema.path)] : [])
    }

    /// The schema that the course has, as seen from a lesson's folder.
    private static func knownSchema(_ root: String) -> String? {
        ["../", "../../Documentation/"].map { $0 + CourseScaffold.lessonSchema.path }.first { path in
            Disk.exists(Disk.join(root, "Lessons/" + path.dropFirst(3)))
        }
    }

    /// Takes everything back where a part of it fails. What cannot be taken back is named.
    private static func make(
        _ work: (inout Construction) throws(DiskFault) -> Void
    ) throws(Failure) {
        var construction = Construction()
        do throws(DiskFault) {
            try work(&construction)
        } catch {
            let left = construction.takeBack()
            let isTaken = [EEXIST, ENOTEMPTY].contains(error.code) && left == nil
            throw .cannotCreate(path: left ?? error.path, isTaken ? .exists : .failed(reason: error.reason))
        }
    }
}
