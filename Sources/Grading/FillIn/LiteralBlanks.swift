public import CourseModel
internal import SwiftSource

/// The blanks of Swift that stand in a string, a comment or a regex literal. They are compared letter by letter, since
/// white space counts there and tokens do not.
public enum LiteralBlanks {
    /// The numbers of those blanks of `fill`; none where it is not Swift. The template is parsed once, with a name in
    /// place of each blank.
    public static func of(_ fill: FillIn) -> Set<Int> {
        guard fill.language == .swift else { return [] }
        var source = ""
        var blanks: [(index: Int, offset: Int)] = []
        for part in fill.template {
            switch part {
            case .text(let text): source += text
            case .blank(let index):
                blanks.append((index, source.utf8.count))
                source += "blank"
            }
        }
        let areInText = SwiftTokens.standInText(blanks.map(\.offset), of: source)
        return Set(zip(blanks, areInText).filter(\.1).map(\.0.index))
    }
}
