internal import CourseModel

/// What a template has right beside one of its blanks, up to the next blank.
struct TemplateNeighbours: Equatable {
    var before: String
    var after: String

    init(before: String, after: String) {
        self.before = before
        self.after = after
    }

    /// Both empty where the template has no such blank.
    init(of blank: Int, in template: [TemplatePart]) {
        guard let place = template.firstIndex(of: .blank(blank)) else {
            self.init(before: "", after: "")
            return
        }
        self.init(
            before: template[..<place].reversed().prefix(while: \.isText).reversed().map(\.text).joined(),
            after: template[(place + 1)...].prefix(while: \.isText).map(\.text).joined())
    }
}

extension TemplatePart {
    fileprivate var isText: Bool { if case .text = self { true } else { false } }
    fileprivate var text: String { if case .text(let text) = self { text } else { "" } }
}
