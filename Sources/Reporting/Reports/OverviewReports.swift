public import CourseModel

/// The course's lessons and steps with their standing.
public struct ListReport: Equatable, Sendable {
    public var title: String
    public var lessons: [Lesson]
    /// The step that `next` shows; nil when all are done.
    public var next: StepID?

    /// A lesson and its steps.
    public struct Lesson: Equatable, Sendable {
        public var id: LessonID
        public var title: String
        public var steps: [Step]

        public init(id: LessonID, title: String, steps: [Step]) {
            self.id = id
            self.title = title
            self.steps = steps
        }
    }

    /// A step in a list.
    public struct Step: Equatable, Sendable {
        public var id: StepID
        public var title: String
        public var kind: StepKind
        public var standing: Standing

        public init(id: StepID, title: String, kind: StepKind, standing: Standing) {
            self.id = id
            self.title = title
            self.kind = kind
            self.standing = standing
        }
    }

    public init(title: String, lessons: [Lesson], next: StepID?) {
        self.title = title
        self.lessons = lessons
        self.next = next
    }
}

/// How far the student is, lesson by lesson.
public struct StatusReport: Equatable, Sendable {
    public var title: String
    public var lessons: [Lesson]
    public var next: StepID?

    /// One bar.
    public struct Lesson: Equatable, Sendable {
        public var id: LessonID
        public var title: String
        public var finished: Int
        public var skipped: Int
        public var changed: Int
        public var total: Int

        public init(id: LessonID, title: String, standings: [Standing]) {
            self.id = id
            self.title = title
            finished = standings.count { $0.isFinished }
            skipped = standings.count { $0 == .skipped }
            changed = standings.count { $0 == .changed }
            total = standings.count
        }
    }

    public init(title: String, lessons: [Lesson], next: StepID?) {
        self.title = title
        self.lessons = lessons
        self.next = next
    }
}
