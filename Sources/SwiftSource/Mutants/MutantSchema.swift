internal import CourseModel

/// Many mutants of a file in one: each function holds the bodies of all its mutants, and a number decides which of them runs,
/// so that they are compiled at once.
///
/// R. H. Untch, A. J. Offutt, M. J. Harrold, "Mutation Analysis Using Mutant Schemata", ISSTA 1993.
public enum MutantSchema {
    /// The global variable, an `Int`, that holds the number of the mutant to run; any other number runs the original.
    public static let selector = "`mutant that runs`"

    /// The name of the file in which the compiler finds the errors of mutant `number`.
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
        var text = Array("\nswitch \(selector) {\n".utf8)
        for (number, mutant) in mutants {
            text += Array("case \(number):\n#sourceLocation(file: \"\(fileName(number))\", line: 1)\n".utf8)
            text += changed(source, body, mutant.edit) + Array("\n#sourceLocation()\n".utf8)
        }
        return text + Array("default:\n".utf8) + changed(source, body, nil) + Array("\n}\n".utf8)
    }

    /// The statements of `body` with the edit made and `return` written out.
    private static func changed(_ source: [UInt8], _ body: MutantBody, _ edit: SourceEdit?) -> [UInt8] {
        var edits = edit.map { [$0] } ?? []
        if let place = body.impliedReturn, edit?.replacement.hasPrefix("return ") != true {
            edits.append(SourceEdit(place..<place, "return "))
        }
        // The later first, so that places stay; at one place the insertion comes last, to stand before.
        let ordered = edits.sorted { ($0.range.lowerBound, $0.range.count) > ($1.range.lowerBound, $1.range.count) }
        let whole = ordered.reduce(source) { text, edit in edit.applied(to: text) }
        let growth = whole.count - source.count
        return Array(whole[body.range.lowerBound..<(body.range.upperBound + growth)])
    }
}
