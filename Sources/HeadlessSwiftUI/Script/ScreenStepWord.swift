/// The first word of a line, and how the line goes on.
enum ScreenStepWord: String, CaseIterable {
    case tap, type, clear, submit, focus, pick, toggle, step, slide, move, search, back, see, unseen, show, notes
    case longPress = "long-press"
    case setDate = "set-date"
    case swipeDelete = "swipe-delete"
    case swipe
    case swipeDown = "swipe-down"

    var usage: String {
        switch self {
        case .tap, .longPress, .toggle, .see, .unseen: "\(rawValue) \"LABEL\""
        case .clear, .submit, .focus: "\(rawValue) \"FIELD\""
        case .search: "\(rawValue) \"TEXT\""
        case .swipeDelete: "\(rawValue) \"ROW\""
        case .type: "type \"FIELD\" \"TEXT\""
        case .pick: "pick \"PICKER\" \"OPTION\""
        case .step: "step \"LABEL\" up, or down"
        case .slide: "slide \"LABEL\" 0.5"
        case .setDate: "set-date \"LABEL\" \"2026-01-31 18:30\""
        case .swipe: "swipe \"ROW\" \"ACTION\""
        case .move: "move \"ROW\" 0"
        case .back, .swipeDown, .show, .notes: rawValue
        }
    }

    /// How many words follow.
    var argumentCount: Int {
        switch self {
        case .back, .swipeDown, .show, .notes: 0
        case .type, .pick, .step, .slide, .setDate, .swipe, .move: 2
        default: 1
        }
    }
}
