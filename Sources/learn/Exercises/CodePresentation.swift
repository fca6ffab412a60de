import CourseModel
import ExerciseRunner
import LessonFormat
import Reporting

/// A verdict on code made into what a student sees.
struct CodePresentation {
    let step: Step
    let lesson: Lesson
    let session: StudentSession

    func report(_ check: CodeCheck, _ graded: GradedFiles, _ opened: OpenedExercise) -> CodeReport {
        let record = session.progress.record(of: step.id)
        let passed = check.verdict.isPass
        let (language, phrases) = opened.phrases(for: [session.language, lesson.language])
        let unreadable = graded.paths.filter { GradedFiles.name(of: $0) == check.unreadableFile }
        return CodeReport(
            step: step.id, language: lesson.language, verdict: check.verdict,
            files: unreadable.isEmpty ? graded.paths : unreadable, phrases: phrases,
            phrasesLanguage: language, errors: Self.errors(check.verdict, graded),
            protection: check.protection.map(CodeProtection.init), explanation: passed ? step.explanation : nil,
            hasMoreHints: record.hintCount < StepHints.all(of: step).count, answerCount: record.answerCount,
            then: passed ? session.onward(from: step.id, in: lesson) : .sameStep)
    }

    /// The first errors in the student's files, with their lines.
    static func errors(_ verdict: CodeVerdict, _ graded: GradedFiles) -> [CodeReport.SourceError] {
        guard case .compileError(let errors) = verdict else { return [] }
        let own = errors.lazy.compactMap { error -> CodeReport.SourceError? in
            guard case .inFile(let name, let place, let message, let identifier) = error else { return nil }
            let index = graded.paths.firstIndex { $0 == name || $0.hasSuffix("/" + name) } ?? 0
            return sourceError(
                graded.paths[index], graded.contents[index], place, message: message, identifier: identifier)
        }
        return Array(own.prefix(CodeReport.mostErrors))
    }

    /// The compiler counts a line's bytes, and messages count its Unicode scalars.
    private static func sourceError(
        _ path: String, _ bytes: [UInt8], _ place: TextPosition, message: String, identifier: String?
    ) -> CodeReport.SourceError {
        let source = SourceText(file: path, bytes: bytes)
        let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        let number = min(max(1, place.line), lines.count)
        let before = lines[number - 1].prefix(max(1, place.column) - 1).count { $0 & 0xC0 != 0x80 }
        let start = TextPosition(line: number, column: before + 1)
        return CodeReport.SourceError(
            file: path, range: TextRange(start: start, end: TextPosition(line: number, column: before + 2)),
            excerpt: source.excerpt(at: start), message: message, identifier: identifier)
    }
}

extension CodeProtection {
    init(_ protection: Protection) {
        self =
            switch protection {
            case .sandbox: .sandbox
            case .limitsOnly: .limitsOnly
            }
    }
}
