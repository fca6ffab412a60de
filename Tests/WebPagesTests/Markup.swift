/// HTML as these pages write it: every element that is not void is closed, every attribute is quoted or alone.
struct Markup {
    struct Element: Equatable {
        var name: String
        var attributes: [String: String]
        /// The names of the elements around it, the outermost first.
        var path: [String]
        /// All text in it, as written.
        var text = ""
    }

    private(set) var elements: [Element] = []
    /// What is wrong, in words; empty where nothing is.
    private(set) var faults: [String] = []

    private static let void: Set<String> = ["meta", "link", "br", "hr", "input"]
    private static let elementsOfBlocks: Set<String> = [
        "p", "div", "ul", "ol", "pre", "table", "fieldset", "form", "section", "nav", "h1", "h2", "h3", "blockquote",
    ]
    private static let entities: Set<Substring> = ["amp;", "lt;", "gt;", "quot;", "#39;"]

    init(_ html: String) {
        var rest = html[...]
        var open: [Int] = []
        while let start = rest.firstIndex(of: "<") {
            note(rest[..<start], open)
            rest = rest[start...]
            guard let end = Self.end(of: rest) else {
                faults.append("a tag does not end: \(rest.prefix(60))")
                return
            }
            let tag = rest[rest.index(after: start)..<end]
            rest = rest[rest.index(after: end)...]
            if tag.hasPrefix("!") { continue }
            if tag.hasPrefix("/") { close(tag.dropFirst(), &open) } else { begin(tag, &open) }
        }
        note(rest, open)
        for index in open { faults.append("<\(elements[index].name)> is not closed") }
    }

    /// A `>` in quotes ends nothing.
    private static func end(of tag: Substring) -> Substring.Index? {
        var isQuoted = false
        return tag.indices.first { index in
            if tag[index] == "\"" { isQuoted.toggle() }
            return tag[index] == ">" && !isQuoted
        }
    }

    private mutating func note(_ text: Substring, _ open: [Int]) {
        for index in open { elements[index].text += text }
        check(text)
    }

    /// Each `&` begins an entity, and nothing else needs one.
    private mutating func check(_ text: Substring) {
        for part in text.split(separator: "&", omittingEmptySubsequences: false).dropFirst() {
            let entity = part.prefix { $0 != ";" } + ";"
            if !Self.entities.contains(entity) { faults.append("a bare &: &\(part.prefix(12))") }
        }
    }

    private mutating func close(_ name: Substring, _ open: inout [Int]) {
        guard let last = open.popLast() else { return faults.append("</\(name)> closes nothing") }
        if elements[last].name != name { faults.append("</\(name)> closes <\(elements[last].name)>") }
    }

    private mutating func begin(_ tag: Substring, _ open: inout [Int]) {
        let name = String(tag.prefix { !$0.isWhitespace })
        let path = open.map { elements[$0].name }
        if path.last == "p", Self.elementsOfBlocks.contains(name) { faults.append("<\(name)> in <p>") }
        elements.append(Element(name: name, attributes: attributes(tag.dropFirst(name.count)), path: path))
        if !Self.void.contains(name) { open.append(elements.count - 1) }
    }

    private mutating func attributes(_ text: Substring) -> [String: String] {
        var rest = text.drop(while: \.isWhitespace)
        var found: [String: String] = [:]
        while !rest.isEmpty {
            let name = String(rest.prefix { $0 != "=" && !$0.isWhitespace })
            rest = rest.dropFirst(name.count)
            var value = ""
            if rest.first == "=" {
                rest = rest.dropFirst()
                guard rest.first == "\"" else {
                    faults.append("\(name) is not quoted")
                    return found
                }
                value = String(rest.dropFirst().prefix { $0 != "\"" })
                rest = rest.dropFirst(value.count + 2)
                check(value[...])
            }
            if found[name] != nil { faults.append("\(name) stands twice") }
            found[name] = value
            rest = rest.drop(while: \.isWhitespace)
        }
        return found
    }
}
