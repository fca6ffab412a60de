import HeadlessSwiftUI

/// player NAME: opens the program NAME and does what the lines of its steps on standard input say.
@MainActor func play() {
    var player = Player(program: CommandLine.arguments[1])
    while let line = readLine() { player.take(line) }
    player.end()
}

play()
