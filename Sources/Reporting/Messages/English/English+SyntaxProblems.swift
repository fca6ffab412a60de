import CourseModel

extension English {
    func syntax(_ problem: SyntaxProblem) -> Explained {
        switch problem {
        case .invalid(let detail):
            Explained(
                "This is not YAML: \(code(detail)).",
                "Compare the line and the one before it with an example in `Documentation/Authors.md`.")
        case .tab: Explained("A tab stands where spaces belong.", "Indent with two spaces.")
        case .needsQuotes(let start):
            Explained(
                "A value cannot begin with \(code(start)) as it is.",
                "Put the value in double quotes, or in a block after `|`.")
        case .colonInValue:
            Explained("The value holds a colon and a space, which begins a new key.", "Put the value in double quotes.")
        case .commentInValue(let lost):
            Explained(
                "From \(code(lost)) on, the line is a comment and not part of the text.",
                "Put the value in double quotes.")
        case .backslashInQuotes(let escape):
            Explained(
                "In double quotes \(code(escape)) means something else in YAML, or nothing.",
                "Write the backslash twice, use single quotes, or put the text in a block after `|`.")
        case .unclosedQuote: Explained("This quote is never closed.", "Close it at the end of the value.")
        case .unclosedBracket:
            Explained("This bracket is never closed.", "Close it, or put the value in double quotes.")
        case .badIndentation:
            Explained(
                "This line does not stand under the ones it belongs to.",
                "Align it with its neighbours, two spaces a level.")
        case .missingColon(let key):
            Explained("There is no colon after \(code(key)).", "Write \(code("\(key):")) and a space.")
        case .anchor(let name):
            Explained(
                "Anchors such as \(code("&" + name)) are not allowed.",
                "Write the text itself; put it in quotes where it begins with `&`.")
        case .alias(let name):
            Explained(
                "Aliases such as \(code("*" + name)) are not allowed.",
                "Write the text itself; put it in quotes where it begins with `*`.")
        case .tag(let name):
            Explained(
                "Tags such as \(code(name)) are not allowed.",
                "Leave it out; put the value in quotes where it begins with `!`.")
        case .directive(let name):
            Explained(
                "Directives such as \(code(name)) are not allowed.",
                "Leave the line out; put a value that begins with `%` in quotes.")
        case .severalDocuments: Explained("A second document begins here.", "Leave out the line `---`.")
        case .tooDeep(let limit):
            Explained("This is nested deeper than \(limit) levels.", "No lesson needs more than ten.")
        case .tooManyKeys(let limit):
            Explained("This mapping has more than \(limit) keys.", "No part of a lesson needs that many.")
        case .missingComma: Explained("A comma is missing before this.", "Put a comma between the items.")
        case .foldedCode(let key):
            Explained(
                "After `>` the lines of \(code(key)) are joined, and its code is lost.", "Write `|` in place of `>`.")
        case .controlCharacter(let name):
            Explained("The character \(code(name)) cannot be seen and may not stand in a text.", "Delete it.")
        case .keyNotText:
            Explained(
                "A list or a mapping cannot be a key.", "Put a value that begins with `[` or `{` in double quotes.")
        }
    }
}
