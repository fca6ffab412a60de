import Testing

/// Someone who sits before a course of their own and types commands.
struct Student: Sendable {
    let folder: ScratchFolder
    var variables: [String: String] = [:]

    /// With a copy of `course`, by default the sample, in a folder of this name.
    init(course: String = Places.sample, folder name: String = "course") throws {
        folder = try ScratchFolder(name)
        try folder.copy(course + "/Lessons", to: "Lessons")
    }

    /// What `learn WORDS…` does there.
    @discardableResult
    func learn(_ words: String..., input: String = "") throws -> CommandRun {
        try command(words.map { Array($0.utf8) }, input: Array(input.utf8)).run()
    }

    func command(_ words: [[UInt8]], input: [UInt8] = []) -> Command {
        var command = Command(Places.program, words, folder: folder.path, variables: variables)
        command.input = input
        return command
    }
}
