internal import CourseModel
internal import ExerciseRunner
internal import LessonFormat
internal import Markdown
internal import SwiftSource

/// The programs of a lesson: what is marked so in its prose, and its fill-ins that are compiled, in all its languages.
struct LessonPrograms: Sendable {
    /// One program, which may stand at several places.
    struct Program: Sendable {
        var content: Content
        var places: [Place]

        enum Content: Sendable {
            case block(String)
            case fill(FillIn)
        }

        struct Place: Sendable {
            var subject: VerifiedSubject
            var file: String
            /// The template's, or that of the text the block stands in.
            var text: TextPlace?
            /// Where the block stands in the text.
            var block: CodeBlock?
        }
    }

    let name: String
    /// The lesson's folder.
    let folder: String
    private(set) var programs: [Program] = []
    /// The index in `programs` of what has the same text.
    private var known: [String: Int] = [:]

    /// Reads the lesson `id`; what is faulty is left out, since `lint` tells of it.
    init(_ id: LessonID, _ loader: CourseLoader) {
        name = id.name
        folder = loader.lessonFolder(id)
        for language in loader.languages(of: id) {
            guard let read = loader.lesson(id, language).value else { continue }
            let file = loader.lessonFile(id, language)
            addBlocks(of: read, file)
            addFills(of: read, file)
        }
    }

    private mutating func addBlocks(of read: ReadLesson, _ file: String) {
        var counts: [String: Int] = [:]
        for prose in read.prose where prose.hasFence {
            let step = prose.step?.step ?? ""
            for block in MarkdownDocument(prose.text).codeBlocks where block.isProgram {
                counts[step, default: 0] += 1
                let subject = VerifiedSubject.block(
                    step: step, number: counts[step] ?? 1, read.lesson.language)
                let place = Program.Place(subject: subject, file: file, text: prose.place, block: block)
                add(.block(block.text), at: place)
            }
        }
    }

    private mutating func addFills(of read: ReadLesson, _ file: String) {
        for (step, ranges) in zip(read.lesson.steps, read.ranges.steps) {
            guard case .fill(let fill) = step.content, fill.program != nil else { continue }
            let subject = VerifiedSubject.fill(step: step.id.step, read.lesson.language)
            add(.fill(fill), at: Program.Place(subject: subject, file: file, text: ranges.template))
        }
    }

    private mutating func add(_ content: Program.Content, at place: Program.Place) {
        if let index = known[content.text] {
            programs[index].places.append(place)
        } else {
            known[content.text] = programs.count
            programs.append(Program(content: content, places: [place]))
        }
    }
}

extension LessonPrograms.Program.Content {
    /// All that decides what comes of it.
    var text: String {
        switch self {
        case .block(let text): "block\0\(text)"
        case .fill(let fill):
            "fill\0\(fill.template)\0\(fill.blanks.map(\.answers))\0"
                + (fill.program.map { [$0.before, $0.after, "\($0.values)", "\($0.screen)"] } ?? []).joined(
                    separator: "\0")
        }
    }
}

extension LessonPrograms.Program.Place {
    /// Where in the file an error at this place of the block stands, which counts a line's bytes; without one, where the
    /// block or the template begins.
    func position(of error: TextPosition?) -> TextPosition? {
        guard let text else { return nil }
        guard let block else { return text.position(line: 1, column: 1) }
        guard let error else { return text.position(line: block.line, column: block.column) }
        let lines = Array(block.text.utf8).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let line = error.line <= lines.count ? lines[error.line - 1].prefix(max(0, error.column - 1)) : []
        let column = line.count { $0 & 0xC0 != 0x80 }
        return text.position(line: block.line + error.line - 1, column: block.column + column)
    }
}
