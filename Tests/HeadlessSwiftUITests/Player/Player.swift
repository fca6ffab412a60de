import HeadlessSwiftUI

/// Takes a script line by line and writes the transcript: each line, and below it what came of it.
@MainActor struct Player {
    private let program: String
    private var locale = "en_US"
    private var opened = -1
    private var screen: Screen?
    private var notes: [ScreenNote] = []
    private var wasShown = false

    init(program: String) {
        self.program = program
    }

    mutating func take(_ line: String) {
        print(line.hasPrefix("#") ? line : "> \(line)")
        wasShown = line == "show"
        let words = line.split(separator: " ", maxSplits: 1)
        switch words.first {
        case nil, "#": return
        case "locale": locale = String(words.last ?? "")
        case "open":
            opened += 1
            launch()
        case "launch": launch()
        default: perform(line)
        }
        printNewNotes()
    }

    /// What is on screen at the end, unless it was shown last.
    func end() {
        guard !wasShown else { return }
        print("at the end")
        print(indented(screen?.text ?? "none"))
    }

    private mutating func launch() {
        screen = nil
        notes = []
        guard let opener = open(program, opened, locale) else { return print("  there is no such program") }
        screen = Unmanaged<Screen>.fromOpaque(opener).takeRetainedValue()
    }

    private func perform(_ line: String) {
        do throws(ScreenStepSyntaxError) {
            let step = try ScreenStep(line: line)
            do throws(ScreenStepFailure) {
                guard let said = try screen?.perform(step) else { return }
                print(indented(said))
            } catch {
                print("  failed: \(error.description.prefix { $0 != "\n" })")
            }
        } catch {
            print(indented("not a step: \(error)"))
        }
    }

    /// Notes come where they arise, as on a console.
    private mutating func printNewNotes() {
        guard let all = screen?.notes else { return }
        for note in all.dropFirst(notes.count) { print("  note: \(note)") }
        notes = all
    }

    /// At once: what was said before a trap must be there.
    private func print(_ text: String) { FileHandle.standardOutput.write(Data("\(text)\n".utf8)) }

    private func indented(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }.joined(separator: "\n")
    }
}
