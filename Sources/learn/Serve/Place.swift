import CourseModel
import CourseServer

/// What an address of the server names.
enum Place: Equatable {
    /// Leads to the course in the student's language.
    case root
    case stylesheet
    case script
    case page(PageName)
    /// Where the events of a page come from.
    case events(PageName)
    case action(PageAction, PageName, StepID)

    /// Nil where the server has nothing of this name.
    init?(_ request: Request) {
        switch request.path {
        case []: self = .root
        case ["assets", "learn.css"]: self = .stylesheet
        case ["assets", "learn.js"]: self = .script
        default:
            guard let place = Self.ofCourse(request.path, isFolder: request.isFolder) else { return nil }
            self = place
        }
    }

    /// `LANGUAGE[/LESSON[/STEP]]`, and what is asked of it.
    private static func ofCourse(_ path: [String], isFolder: Bool) -> Place? {
        guard !isFolder, let last = path.last, path.count > 1 else { return PageName(path).map(Place.page) }
        if last == "events", let page = PageName(Array(path.dropLast())) { return .events(page) }
        if let action = PageAction(rawValue: last), path.count == 4, let page = PageName(Array(path.dropLast())),
            case .step(let step) = page.kind
        {
            return .action(action, page, step)
        }
        return PageName(path).map(Place.page)
    }
}

/// A page in a language.
struct PageName: Hashable {
    let language: LanguageTag
    let kind: Kind

    enum Kind: Hashable {
        case overview
        case status
        case lesson(LessonID)
        case step(StepID)
    }

    init?(_ path: [String]) {
        guard let tag = path.first, Self.isTag(tag) else { return nil }
        language = LanguageTag(tag)
        switch path.count {
        case 1: kind = .overview
        case 2: kind = path[1] == "status" ? .status : .lesson(LessonID(path[1]))
        case 3: kind = .step(StepID(lesson: LessonID(path[1]), step: path[2]))
        default: return nil
        }
    }

    /// Where it is, without the language.
    var path: [String] {
        switch kind {
        case .overview: []
        case .status: ["status"]
        case .lesson(let lesson): [lesson.name]
        case .step(let step): [step.lesson.name, step.step]
        }
    }

    var step: StepID? {
        guard case .step(let step) = kind else { return nil }
        return step
    }

    private static func isTag(_ text: String) -> Bool {
        guard (2...32).contains(text.utf8.count) else { return false }
        return text.utf8.allSatisfy { byte in
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || byte == UInt8(ascii: "-")
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        }
    }
}

/// What a form asks for.
enum PageAction: String {
    case check, hint, skip, reset, save
}
