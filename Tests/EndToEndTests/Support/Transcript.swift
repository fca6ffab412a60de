import Testing

/// A session with the program as a person would see it, from a file of command lines.
///
/// A line `$ learn WORDS…` runs the program, `$ ANYTHING` a shell; `NAME=value` may stand before `learn`. Lines `< text`
/// after a command are its standard input. Lines that begin with `#` are for readers. In the transcript what was written to
/// standard error is marked with `! `, and the exit code stands after each command as `[0]`.
struct Transcript {
    private let folder: ScratchFolder

    init(_ folder: ScratchFolder) { self.folder = folder }

    /// One command line and its input.
    private struct Entry {
        var line: String
        var input: [String] = []
    }

    func play(_ commands: String) throws -> String {
        var transcript = ""
        for entry in Self.entries(of: commands) {
            transcript += entry.line.hasPrefix("#") ? "\(entry.line)\n" : try play(entry)
        }
        return transcript
    }

    private static func entries(of commands: String) -> [Entry] {
        var entries: [Entry] = []
        for line in commands.split(separator: "\n").map(String.init) {
            if line.hasPrefix("< "), !entries.isEmpty {
                entries[entries.count - 1].input.append(String(line.dropFirst(2)))
            } else {
                entries.append(Entry(line: line))
            }
        }
        return entries
    }

    private func play(_ entry: Entry) throws -> String {
        let line = String(entry.line.dropFirst(2))
        var command = try command(line)
        command.input = Array(entry.input.map { $0 + "\n" }.joined().utf8)
        let run = try command.run()
        try #require(run.exitCode != 127, "\(run.errorText)")
        let shown = [entry.line] + entry.input.map { "< " + $0 }
        return shown.joined(separator: "\n") + "\n" + run.outputText.endingLine()
            + run.errorText.endingLine().marked("! ") + "[\(run.exitCode)]\n\n"
    }

    private func command(_ line: String) throws -> Command {
        var words = ShellWords.split(line)
        var variables: [String: String] = [:]
        while let word = words.first, let equals = word.firstIndex(of: "="), word.first?.isUppercase == true {
            variables[String(word[..<equals])] = String(word[word.index(after: equals)...])
            words.removeFirst()
        }
        guard words.first == "learn" else {
            return Command("/bin/sh", [Array("-c".utf8), Array(line.utf8)], folder: folder.path)
        }
        let arguments = words.dropFirst().map { Array($0.utf8) }
        return Command(Places.program, Array(arguments), folder: folder.path, variables: variables)
    }
}

/// Words of a command line, apart at spaces; single and double quotes keep them together.
enum ShellWords {
    static func split(_ line: String) -> [String] {
        var words: [String] = []
        var word: String?
        var quote: Character?
        for character in line {
            switch character {
            case quote: quote = nil
            case "'" where quote == nil, "\"" where quote == nil:
                quote = character
                word = word ?? ""
            case " " where quote == nil:
                if let word { words.append(word) }
                word = nil
            default: word = (word ?? "") + String(character)
            }
        }
        return words + (word.map { [$0] } ?? [])
    }
}

extension String {
    fileprivate func endingLine() -> String { isEmpty || hasSuffix("\n") ? self : self + "\n" }

    fileprivate func marked(_ mark: String) -> String {
        split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { mark + $0 + "\n" }.joined()
    }
}
