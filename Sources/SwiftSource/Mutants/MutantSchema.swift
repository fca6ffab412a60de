internal import CourseModel

/// Many mutants of a file in one: each function holds the bodies of all its mutants, and a number decides which of them runs,
/// so that they are compiled at once.
///
/// R. H. Untch, A. J. Offutt, M. J. Harrold, "Mutation Analysis Using Mutant Schemata", ISSTA 1993.
public enum MutantSchema {
    /// The global variable, an `Int`, that holds the number of the mutant to run; any other number runs the original.
    public static let selector = "`mutant that runs`"

    /// The number of none of the mutants.
    public static let original = 0

    /// The name of the file in which the compiler finds the errors of mutant `number`, or of the original's copy of a view.
    public static func fileName(_ number: Int) -> String { "mutant-\(number)" }

    /// `source` with all `mutants`, which have bodies, by number.
    public static func text(of source: [UInt8], mutants: [(number: Int, mutant: Mutant)]) -> [UInt8] {
        let bodies = Dictionary(grouping: mutants.filter { $0.mutant.body != nil }) { $0.mutant.body }
        var text: [UInt8] = []
        var place = 0
        for (body, mutants) in bodies.compactMap({ body, mutants in body.map { ($0, mutants) } })
            .sorted(by: { $0.0.range.lowerBound < $1.0.range.lowerBound })
        {
            text += source[place..<body.range.lowerBound]
            text += choice(source, body, mutants)
            place = body.range.upperBound
        }
        return text + source[place...]
    }

    private static func choice(
        _ source: [UInt8], _ body: MutantBody, _ mutants: [(number: Int, mutant: Mutant)]
    ) -> [UInt8] {
        switch body.form {
        case .statements(let impliedReturn):
            let cases = mutants.map { number, mutant in
                ("case \(number)", located(changed(source, body, mutant.edit, impliedReturn), number, body))
            }
            return selection(cases + [("default", changed(source, body, nil, impliedReturn))])
        case .view(let attributes, let type):
            let versions = mutants.map { ($0, Optional($1.edit)) } + [(original, nil)]
            let functions = versions.flatMap { number, edit in
                let head = Array("\(attributes)\nfunc \(view(number))() -> \(type) {\n".utf8)
                let function = head + changed(source, body, edit, nil) + Array("\n}".utf8)
                return Array("\n".utf8) + located(function, number, body)
            }
            return functions
                + selection(
                    versions.map { number, edit in
                        let chosen = Array("return SwiftUI::AnyView(\(view(number))())".utf8)
                        return (edit == nil ? "default" : "case \(number)", chosen)
                    })
        }
    }

    /// A function in the body.
    private static func view(_ number: Int) -> String { "`view of mutant \(number)`" }

    private static func selection(_ cases: [(label: String, statements: [UInt8])]) -> [UInt8] {
        Array("\nswitch \(selector) {\n".utf8)
            + cases.flatMap { Array("\($0):\n".utf8) + $1 + Array("\n".utf8) } + Array("}\n".utf8)
    }

    /// `text` where its errors are told apart.
    private static func located(_ text: [UInt8], _ number: Int, _ body: MutantBody) -> [UInt8] {
        guard !body.isCopied else { return text }
        return Array("#sourceLocation(file: \"\(fileName(number))\", line: 1)\n".utf8) + text
            + Array("\n#sourceLocation()".utf8)
    }

    /// The statements of `body` with the edit made, and with `return` written out where it is implied.
    private static func changed(
        _ source: [UInt8], _ body: MutantBody, _ edit: SourceEdit?, _ impliedReturn: Int?
    ) -> [UInt8] {
        var edits = edit.map { [$0] } ?? []
        if let place = impliedReturn, edit?.replacement.hasPrefix("return ") != true {
            edits.append(SourceEdit(place..<place, "return "))
        }
        // The later first, so that places stay; at one place the insertion comes last, to stand before.
        let ordered = edits.sorted { ($0.range.lowerBound, $0.range.count) > ($1.range.lowerBound, $1.range.count) }
        let whole = ordered.reduce(source) { text, edit in edit.applied(to: text) }
        let growth = whole.count - source.count
        return Array(whole[body.range.lowerBound..<(body.range.upperBound + growth)])
    }
}
