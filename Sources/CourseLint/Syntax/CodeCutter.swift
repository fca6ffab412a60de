/// Cuts plain code into the shapes of its statements: it parses where each of them does.
///
/// A statement ends with its line, unless the next one begins with an operator, a `{` or a word such as `else`, or a
/// bracket is open. Two statements that parse on their own parse one after the other. Braces over several lines are
/// emptied, and what was in them is cut in turn. A cut at a wrong place leaves halves that do not parse; the source itself
/// is to be parsed then.
struct CodeCutter {
    private let tokens: [CodeToken]
    /// For each opening bracket the place of the closing one.
    private let closing: [Int: Int]
    private(set) var shapes: [CodeShape] = []

    /// The shapes of `source`; nil where it is not plain or its brackets do not match.
    static func shapes(of source: String) -> [CodeShape]? {
        guard let tokens = CodeLexer.tokens(of: source), let closing = closing(in: tokens) else { return nil }
        var cutter = CodeCutter(tokens: tokens, closing: closing)
        return cutter.cut(tokens.startIndex..<tokens.endIndex, .statements) ? cutter.shapes : nil
    }

    private init(tokens: [CodeToken], closing: [Int: Int]) {
        self.tokens = tokens
        self.closing = closing
    }

    private static func closing(in tokens: [CodeToken]) -> [Int: Int]? {
        var open: [Int] = []
        var closing: [Int: Int] = [:]
        for (place, token) in tokens.enumerated() where token.kind == .mark {
            switch token.shape {
            case [UInt8(ascii: "(")], [UInt8(ascii: "[")], [UInt8(ascii: "{")]: open.append(place)
            case [UInt8(ascii: ")")], [UInt8(ascii: "]")], [UInt8(ascii: "}")]:
                guard let start = open.popLast(), isPair(tokens[start], token) else { return nil }
                closing[start] = place
            default: break
            }
        }
        return open.isEmpty ? closing : nil
    }

    private static func isPair(_ open: CodeToken, _ close: CodeToken) -> Bool {
        open.isText("(") ? close.isText(")") : open.isText("[") ? close.isText("]") : close.isText("}")
    }

    /// False where what may stand there is hard to tell.
    private mutating func cut(_ range: Range<Int>, _ surroundings: CodeShape.Surroundings) -> Bool {
        var start = range.lowerBound
        while start < range.upperBound {
            let end = endOfStatement(from: start, before: range.upperBound)
            guard let place = place(of: tokens[start], isFirst: start == range.lowerBound, surroundings),
                let text = emptied(start..<end)
            else { return false }
            shapes.append(CodeShape(surroundings: place, text: text))
            start = end
        }
        return true
    }

    /// Where a statement that begins with `token` is to be looked at; nil where that is hard to tell.
    private func place(
        of token: CodeToken, isFirst: Bool, _ surroundings: CodeShape.Surroundings
    ) -> CodeShape.Surroundings? {
        switch surroundings {
        case .cases:
            if token.isText("case") || token.isText("default") { return .cases }
            return isFirst ? nil : .statements
        case .accessors: return isAccessor(token) ? .accessors : nil
        default: return surroundings
        }
    }

    private func isAccessor(_ token: CodeToken) -> Bool {
        token.isText("get") || token.isText("set") || token.isText("willSet") || token.isText("didSet")
    }

    private func endOfStatement(from start: Int, before end: Int) -> Int {
        var place = endOfAttributes(from: start, before: end)
        let declaration = place
        while place < end {
            if place > declaration, tokens[place].beginsLine, !continues(tokens[place]) { return place }
            place = (closing[place] ?? place) + 1
        }
        return end
    }

    /// Attributes often stand on lines of their own.
    private func endOfAttributes(from start: Int, before end: Int) -> Int {
        var place = start
        while place + 1 < end, tokens[place].isText("@"), tokens[place + 1].kind == .keyword {
            place += 2
            if place < end, tokens[place].isText("("), !tokens[place].followsSpace, let close = closing[place] {
                place = close + 1
            }
        }
        return min(place, end - 1)
    }

    private func continues(_ token: CodeToken) -> Bool {
        token.kind == .operator || token.isText("{") || token.isText(",") || token.isText(":") || token.isText("else")
            || token.isText("catch") || token.isText("where")
    }

    /// The statement with its many-line braces emptied and their insides cut; nil where these cannot be.
    private mutating func emptied(_ range: Range<Int>) -> [UInt8]? {
        var kept: [CodeToken] = []
        var place = range.lowerBound
        var segment = place
        while place < range.upperBound {
            kept.append(tokens[place])
            if let end = closing[place], tokens[place].isText("{"), isOverLines(place, end) {
                let body = startOfBody(place, end)
                kept += tokens[(place + 1)..<body]
                guard let inside = surroundings(segment..<place, body: body..<(end + 1)), cut(body..<end, inside) else {
                    return nil
                }
                kept.append(CodeToken(kind: .mark, shape: tokens[end].shape, followsSpace: true, beginsLine: false))
                (place, segment) = (end + 1, end + 1)
            } else {
                place += 1
            }
        }
        return CodeShape.text(of: kept[...])
    }

    private func isOverLines(_ open: Int, _ close: Int) -> Bool {
        tokens[(open + 1)...close].contains(where: \.beginsLine)
    }

    /// After a closure's `a, b in`, where that ends the line.
    private func startOfBody(_ open: Int, _ close: Int) -> Int {
        let rest = tokens[(open + 1)..<close]
        let lineEnd = rest.indices.first { tokens[$0].beginsLine } ?? close
        return lineEnd > open + 1 && tokens[lineEnd - 1].isText("in") ? lineEnd : open + 1
    }

    /// What may stand in braces that hold `body`, after the tokens in `range`: the first declaring word decides. Nil where
    /// that is hard to tell.
    private func surroundings(_ range: Range<Int>, body: Range<Int>) -> CodeShape.Surroundings? {
        let isProperty = range.contains { tokens[$0].isText("var") || tokens[$0].isText("subscript") }
        if isAccessor(tokens[body.lowerBound]) { return isProperty ? .accessors : nil }
        if isProperty, tokens[body].contains(where: isAccessor) { return nil }
        for place in range where tokens[place].kind == .keyword {
            if place > range.lowerBound, tokens[place - 1].isText(".") || tokens[place - 1].isText("@") { continue }
            switch String(decoding: tokens[place].shape, as: UTF8.self) {
            case "struct", "extension", "actor": return .members
            case "class" where tokens[place + 1].kind == .name: return .members
            case "enum": return .enumMembers
            case "protocol": return .protocolMembers
            case "switch": return .cases
            case "func", "init", "subscript": return .statements
            default: break
            }
        }
        return .statements
    }
}
