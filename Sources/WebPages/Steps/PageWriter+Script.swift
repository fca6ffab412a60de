import CourseModel
import Markdown
import Reporting

extension PageWriter {
    /// What a script says, in templates that it takes it from.
    func phrasesForScript(_ kind: StepKind) -> HTML {
        let phrases =
            switch frame.mode {
            case .live: livePhrases
            case .fixed: kind == .text || kind == .code ? [] : gradingPhrases(kind)
            }
        return "\(phrases.map { "\n<template id=\"say-\($0.name)\">\($0.said)</template>" as HTML })"
    }

    private typealias Said = (name: HTML, said: HTML)

    private var livePhrases: [Said] {
        let phrases: [(HTML, WebPhrase)] = [
            ("no-answer", .noAnswerFromServer), ("elsewhere", .changedElsewhere), ("on-disk", .changedOnDisk),
            ("take", .takeFromDisk), ("keep", .keepMine), ("anew", .loadAnew),
        ]
        return phrases.map { ($0.0, say($0.1)) }
    }

    private func gradingPhrases(_ kind: StepKind) -> [Said] {
        let partly = say(.partly(points: Placeholder.points.number, possible: Placeholder.possible.number))
        return [
            ("passed", verdictHeading(.right, say(.passed))), ("wrong", verdictHeading(.wrong, say(.wrong))),
            ("partly", verdictHeading(.partly, Placeholder.filled(in: partly))),
            ("unreadable", verdictHeading(.unreadable, say(.unreadable)) + costsNothing(true)),
            ("undecided", verdictHeading(.unreadable, say(.notDecided)) + decided),
            ("explanation", "<h2>\(say(.explanation))</h2>"),
            ("part-right", part(kind, .right, say(.partRight))), ("part-wrong", part(kind, .wrong, say(.partWrong))),
            ("part-undecided", part(kind, .unreadable, "")),
            ("part-empty", part(kind, .unreadable, line(nothingTyped))),
        ]
    }

    private var nothingTyped: String { messages.text(Remark.nothingTyped) }

    /// How to have it decided.
    private var decided: HTML {
        "<pre dir=\"ltr\"><code>\(code: "\(messages.program) check \(frame.path.joined(separator: "/"))")</code></pre>"
    }

    private func part(_ kind: StepKind, _ sign: Sign, _ result: HTML) -> HTML {
        let number = Placeholder.label.number
        let label: HTML =
            switch kind {
            case .quiz: say(.option(number: number))
            case .fill: say(.blank(number: number))
            case .text, .arithmetic, .code: "\(number)."
            }
        return "\(self.sign(sign)) \(Placeholder.filled(in: label)) \(result)"
    }
}

/// Numbers in sentences that a script puts there.
enum Placeholder: String, CaseIterable {
    case points, possible, label

    /// Stands in a sentence until an element takes its place.
    var number: Int {
        switch self {
        case .points: 71_001
        case .possible: 71_002
        case .label: 71_003
        }
    }

    static func filled(in said: HTML) -> HTML {
        HTML(
            rendered: allCases.reduce(said.text) { text, place in
                text.split(separator: String(place.number), omittingEmptySubsequences: false)
                    .joined(separator: "<span class=\"\(place.rawValue)\"></span>")
            })
    }
}
