public import CourseModel
public import ExerciseRunner
internal import LessonFormat
internal import Synchronization

/// Runs all that the exercises of a course come with.
public struct CourseVerifier: Sendable {
    /// So many right solutions in other styles an exercise should have at least.
    public static let wantedAccepted = 3

    /// The seed where none is asked for.
    public static let usualSeed: UInt64 = 1

    let root: String
    let installation: Installation
    let options: VerifyOptions

    /// `root` is the course's folder.
    public init(root: String, installation: Installation, options: VerifyOptions) {
        self.root = root
        self.installation = installation
        self.options = options
    }

    /// The names of a course's exercises, in order: the folders in `Exercises`.
    public static func exercises(in root: String) -> [String] {
        Files.names(in: root + "/Exercises").filter { Files.isFolder(root + "/Exercises/" + $0) }
    }

    /// The ids of a course's lessons, in order; none where the course cannot be read.
    public static func lessons(in root: String) -> [LessonID] {
        CourseLoader(root: root).course().value?.course.lessons ?? []
    }

    /// Verifies the exercises `names` and the programs of `lessons`. `progress` is told after each job, by any thread, but
    /// never by two at once.
    public func verify(
        _ names: [String], lessons: [LessonID] = [], progress: @escaping @Sendable (VerifyProgress) -> Void
    ) -> CourseVerification {
        let cache = options.repeats == 1 ? VerifyCache(installation, options) : nil
        let plans = names.map { ExercisePlan(ExercisePlace(root: root, name: $0), self, cache) }
        let loader = CourseLoader(root: root)
        let others = lessons.map { LessonPlan(LessonPrograms($0, loader), self, cache) }
        let work = plans.map { (name: $0.files.name, jobs: $0.jobs) } + others.map { (name: $0.name, jobs: $0.jobs) }
        let steps = work.enumerated().flatMap { index, one in
            one.jobs.enumerated().map { Step(exercise: index, place: $0, name: one.name, job: $1) }
        }
        let results = Results(stepCount: steps.count, progress: progress)
        // The long ones first, so that no worker is left alone with one at the end.
        let order = steps.sorted { ($0.job.weight, $1.exercise) > ($1.job.weight, $0.exercise) }
        Workers.run(order.map { step in { results.add(step, step.job.run()) } }, count: options.workers)
        return CourseVerification(
            exercises: plans.enumerated().map { index, plan in plan.verification(results.parts(of: index)) },
            lessons: others.enumerated().compactMap { index, plan in
                plan.verification(results.parts(of: plans.count + index))
            })
    }
}

/// One job among all.
private struct Step: Sendable {
    /// The index of the exercise, or, after all exercises, of the lesson.
    var exercise: Int
    /// Among the jobs of its exercise.
    var place: Int
    var name: String
    var job: VerifyJob
}

/// What the jobs found, as they end.
private final class Results: Sendable {
    private let stepCount: Int
    private let progress: @Sendable (VerifyProgress) -> Void
    private let found = Mutex<[(step: Step, part: VerifyPart)]>([])

    init(stepCount: Int, progress: @escaping @Sendable (VerifyProgress) -> Void) {
        self.stepCount = stepCount
        self.progress = progress
    }

    func add(_ step: Step, _ part: VerifyPart) {
        found.withLock { found in
            found.append((step, part))
            progress(VerifyProgress(done: found.count, count: stepCount, exercise: step.name))
        }
    }

    /// Those of an exercise in the order of its jobs.
    func parts(of exercise: Int) -> [VerifyPart] {
        let own = found.withLock { found in found.filter { $0.step.exercise == exercise } }
        return own.sorted { $0.step.place < $1.step.place }.map(\.part)
    }
}

/// What a course is verified with.
public struct VerifyOptions: Equatable, Sendable {
    /// So many jobs at a time, 1 or more.
    public var workers: Int
    /// What the generated sequences come from.
    public var seed: UInt64
    /// Every program runs so often, each time under other circumstances; 1 or more.
    public var repeats: Int
    /// The path of this program: another build may have other references.
    public var program: String
    public var check: CheckOptions

    public init(
        workers: Int, seed: UInt64, repeats: Int = 1, program: String, check: CheckOptions = CheckOptions()
    ) {
        self.workers = workers
        self.seed = seed
        self.repeats = repeats
        self.program = program
        self.check = check
    }
}

/// How far a run is.
public struct VerifyProgress: Equatable, Sendable {
    /// Jobs that are done, 1 or more.
    public var done: Int
    public var count: Int
    /// The exercise of the job that ended just now.
    public var exercise: String
}
