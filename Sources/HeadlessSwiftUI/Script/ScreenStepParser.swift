extension ScreenStep {
    /// Reads one line. A text in quotation marks may hold `\"`, `\\` and `\n`; the one text of a step may also stand
    /// without quotation marks: `tap Add Expense`.
    public init(line: String) throws(ScreenStepSyntaxError) {
        let trimmed = line.drop(while: \.isWhitespace)
        let first = trimmed.prefix { !$0.isWhitespace }
        guard let word = ScreenStepWord(rawValue: String(first)) else { throw .unknownWord(String(first)) }
        let rest = trimmed.dropFirst(first.count)
        let arguments =
            word.argumentCount == 1 && !rest.contains("\"")
            ? [Self.trimmed(rest)].filter { !$0.isEmpty } : try Self.words(of: rest)
        guard arguments.count == word.argumentCount, let step = Self.make(word, arguments) else {
            throw .wrongArguments(usage: word.usage)
        }
        self = step
    }

    private static func trimmed(_ text: Substring) -> String {
        var text = text.drop(while: \.isWhitespace)
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }

    private static func words(of text: Substring) throws(ScreenStepSyntaxError) -> [String] {
        var words: [String] = []
        var rest = text.drop(while: \.isWhitespace)
        while let first = rest.first {
            if first == "\"" {
                words.append(try quoted(&rest))
            } else {
                let word = rest.prefix { !$0.isWhitespace }
                rest = rest.dropFirst(word.count)
                words.append(String(word))
            }
            rest = rest.drop(while: \.isWhitespace)
        }
        return words
    }

    private static func quoted(_ rest: inout Substring) throws(ScreenStepSyntaxError) -> String {
        rest.removeFirst()
        var text = ""
        while let character = rest.popFirst() {
            switch character {
            case "\"": return text
            case "\\": text += escaped(rest.popFirst())
            default: text.append(character)
            }
        }
        throw .openQuote
    }

    private static func escaped(_ character: Character?) -> String {
        switch character {
        case nil: "\\"
        case "n": "\n"
        case let other?: String(other)
        }
    }

    private static func make(_ word: ScreenStepWord, _ arguments: [String]) -> ScreenStep? {
        switch word.argumentCount {
        case 0: alone(word)
        case 1: withOne(word, arguments[0])
        default: withTwo(word, arguments[0], arguments[1])
        }
    }

    private static func alone(_ word: ScreenStepWord) -> ScreenStep? {
        switch word {
        case .back: .back
        case .swipeDown: .swipeDown
        case .show: .show
        case .notes: .notes
        default: nil
        }
    }

    private static func withOne(_ word: ScreenStepWord, _ text: String) -> ScreenStep? {
        switch word {
        case .tap: .tap(text)
        case .longPress: .longPress(text)
        case .clear: .clear(field: text)
        case .submit: .submit(field: text)
        case .focus: .focus(field: text)
        case .toggle: .toggle(text)
        case .swipeDelete: .swipeDelete(row: text)
        case .search: .search(text)
        case .see: .see(text)
        case .unseen: .unseen(text)
        default: nil
        }
    }

    private static func withTwo(_ word: ScreenStepWord, _ text: String, _ second: String) -> ScreenStep? {
        switch word {
        case .type: .type(field: text, text: second)
        case .pick: .pick(picker: text, option: second)
        case .step: Direction(rawValue: second).map { .step(text, $0) }
        case .slide: Double(second).map { .slide(text, to: $0) }
        case .setDate: .setDate(text, date: second)
        case .swipe: .swipe(row: text, action: second)
        case .move: Int(second).map { .move(row: text, to: $0) }
        default: nil
        }
    }
}
