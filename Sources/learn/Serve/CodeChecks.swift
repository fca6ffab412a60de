import CourseModel
import CourseServer
import ExerciseRunner
import Reporting

/// The checks of code that run or wait: one at a time for an exercise, and a few at a time in all.
struct CodeChecks {
    /// Each fills a processor.
    static let mostAtOnce = 2

    /// Somebody who wants a verdict: a form, or an open page, which is told anyway.
    struct Wanted {
        var language: LanguageTag
        var waiters: [Waiter] = []
    }

    /// A form whose answer waits for the verdict.
    struct Waiter {
        let visit: FormVisit
        let reply: Reply
    }

    /// Files as they were seen, and when they will have been so for long enough, in milliseconds.
    struct Changed {
        let files: GradedFiles
        let due: Int
    }

    /// A check at work.
    struct Running {
        let number: Int
        let language: LanguageTag
        let command: CodeCheckCommand
        let tools: CodeCheckCommand.Tools
        let files: GradedFiles
        let cancellation: Cancellation
        var waiters: [Waiter]
        /// The verdict, and what is to be said beside it, once it is there.
        var check: CodeCheck?
        var report: CodeReport?
        var notices: [Notice] = []
    }

    var running: [StepID: Running] = [:]
    /// Those that begin next, in their order.
    private var waiting: [(step: StepID, wanted: Wanted)] = []
    private var latest = 0
    /// The files of each exercise as they were seen last.
    var known: [StepID: GradedFiles] = [:]
    /// Files that have changed, and when they are to be checked: editors save in several steps.
    var changed: [StepID: Changed] = [:]
    /// What a SwiftUI program was seen to show.
    var previews = ScreenPreviews()

    mutating func number() -> Int {
        latest += 1
        return latest
    }

    /// Puts it behind those that wait; what is wanted of the same step already is wanted once.
    mutating func enqueue(_ step: StepID, _ wanted: Wanted) {
        if let place = waiting.firstIndex(where: { $0.step == step }) {
            waiting[place].wanted.waiters += wanted.waiters
        } else {
            waiting.append((step, wanted))
        }
    }

    /// The first that can begin now, which is taken off.
    mutating func next() -> (step: StepID, wanted: Wanted)? {
        guard running.count < Self.mostAtOnce else { return nil }
        guard let place = waiting.firstIndex(where: { running[$0.step] == nil }) else { return nil }
        return waiting.remove(at: place)
    }

    /// Nothing is wanted any more.
    mutating func cancelAll() {
        waiting = []
        for check in running.values { check.cancellation.cancel() }
    }
}

/// The previews of SwiftUI exercises: made one at a time, since that cannot be cancelled.
struct ScreenPreviews {
    var made: [StepID: (files: GradedFiles, language: LanguageTag, report: PreviewReport)] = [:]
    var isBusy = false
    /// What to make once there is time.
    var wanted: [(step: StepID, language: LanguageTag)] = []
}
