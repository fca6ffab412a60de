internal import CourseModel

/// What a template has around one of its blanks.
struct TemplateNeighbours: Equatable {
    /// Right before the blank, from the blank before on.
    var before = ""
    /// Right after it, up to the next blank.
    var after = ""

    /// All empty where the template has no such blank.
    init(of blank: Int, in template: [TemplatePart]) {
        guard let place = template.firstIndex(of: .blank(blank)) else { return }
        before = template[..<place].reversed().prefix(while: \.isText).reversed().map(\.text).joined()
        after = template[(place + 1)...].prefix(while: \.isText).map(\.text).joined()
    }
}

extension TemplatePart {
    fileprivate var isText: Bool { if case .text = self { true } else { false } }
    fileprivate var text: String { if case .text(let text) = self { text } else { "" } }
}
