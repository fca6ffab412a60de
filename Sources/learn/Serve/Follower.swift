import CourseServer

/// A page that is open and hears of what happens.
struct Follower {
    let page: PageName
    let channel: EventChannel
    /// Which window it is, where it says so: what it does itself is no news to it.
    let window: String?
}

/// What a page hears of.
enum PageEvent: String {
    /// From now on the page hears of everything.
    case ready
    /// A file on disk.
    case changed
    case verdict
    /// Something was done in the terminal or in another window.
    case progress
    /// The course's own files.
    case course
}
