internal import CourseModel
internal import ExerciseKit
internal import Oracles

/// A sequence of commands as it was served: what was observed after each, and how it ended.
struct Served: Equatable {
    var observations: [WireValue]
    var ending: Ending

    var behaviour: Behaviour { Behaviour(observations: observations.map(\.plain), ending: ending) }
}

extension Served {
    /// What the reference shows; nil where a command is none of the exercise's.
    init?(_ answer: Oracle.Answer) {
        switch answer {
        case .completed(let observations): self.init(observations: observations, ending: .completed)
        case .trapped(let observations, let message):
            self.init(observations: observations, ending: .trapped(message: message))
        case .unreadable: return nil
        }
    }
}
