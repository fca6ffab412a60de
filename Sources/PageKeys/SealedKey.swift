public import CourseModel
internal import Hashing
internal import Reporting

/// A step's key as its page holds it: hashes of what is right, and what is said afterwards, sealed by it.
public struct SealedKey: Sendable {
    private let seal: Seal
    private let parts: [PagePart]
    private let explanation: String?
    private let options: [Option]
    private let quiz: Quiz?

    /// What is said of an option on the screen, which choosing it opens.
    public struct Option: Equatable, Sendable {
        public var isRight: Bool
        /// HTML; empty where the author gives no reason.
        public var why: String

        public init(isRight: Bool, why: String) {
            self.isRight = isRight
            self.why = why
        }
    }

    /// Nil for a text or code. `explanation` is HTML, and `options` are those of a quiz in the order of the screen.
    public init?(_ step: Step, language: LanguageTag, explanation: String?, options: [Option] = []) {
        guard let parts = PagePart.all(of: step, language: language) else { return nil }
        self.parts = parts
        self.explanation = explanation
        self.options = options
        quiz = if case .quiz(let quiz) = step.content { quiz } else { nil }
        seal = Seal(salt: String(SHA256.hexDigest(of: "learn site\n\(step.id)\n\(step.gradedContent)").prefix(16)))
    }

    /// As `learn-site.js` reads it.
    public var json: String {
        var object: [String: JSONValue] = [
            "salt": .string(seal.salt), "parts": .array(parts.enumerated().map { part($1, "part \($0)") }),
        ]
        if let explanation {
            let shares = parts.indices.map { share("part \($0)") }.joined(separator: "\n")
            object["explanation"] = .string(seal.closed(explanation, by: shares, part: "explanation"))
        }
        if let quiz {
            object["options"] = .array(options.enumerated().map { option($1, String($0 + 1), of: quiz.key.count) })
            object["partial"] = .bool(quiz.hasSeveralAnswers && quiz.scoring == .partial)
        }
        return JSONValue.object(object).text
    }

    private func part(_ part: PagePart, _ name: String) -> JSONValue {
        let keys = part.right.map { answer -> JSONValue in
            [
                "hash": .string(seal.hash(answer, part: name)),
                "share": .string(seal.closed(share(name), by: answer, part: name)),
            ]
        }
        var object = part.spelling.json
        object["fields"] = .array(part.fields.map(JSONValue.string))
        object["whole"] = .bool(part.isWhole)
        object["keys"] = .array(keys)
        return .object(object)
    }

    /// What an answer to a part gives toward the explanation, whichever of the right ones it is.
    private func share(_ part: String) -> String {
        let all = parts.flatMap(\.right).joined(separator: "\n")
        return String(SHA256.hexDigest(of: "share\n\(seal.salt)\n\(part)\n\(all)").prefix(32))
    }

    private func option(_ option: Option, _ number: String, of count: Int) -> JSONValue {
        let said: JSONValue = [
            "right": .number(option.isRight ? 1 : 0), "of": .number(count), "why": .string(option.why),
        ]
        return .string(seal.closed(said.text, by: number, part: "option"))
    }
}

extension PageSpelling {
    fileprivate var json: [String: JSONValue] {
        func signs(_ kind: String, _ decimal: Character, _ grouping: Character?) -> [String: JSONValue] {
            [
                "kind": .string(kind), "decimal": .string(String(decimal)),
                "grouping": .string(grouping.map { String($0) } ?? ""),
            ]
        }
        switch self {
        case .number(let decimal, let grouping): return signs("number", decimal, grouping)
        case .remainder(let decimal): return signs("remainder", decimal, nil)
        case .fraction(let lowestTerms, let decimal, let grouping):
            return signs(lowestTerms ? "lowest" : "fraction", decimal, grouping)
        case .swift: return ["kind": "swift"]
        case .code: return ["kind": "code"]
        case .words(let fold, let turkic, let exactMarks):
            return ["kind": "words", "fold": .bool(fold), "turkic": .bool(turkic), "exactMarks": .bool(exactMarks)]
        case .choice: return ["kind": "choice"]
        }
    }
}
