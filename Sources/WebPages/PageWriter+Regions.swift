import CourseModel
import Reporting

extension PageWriter {
    /// A region in an element that names it.
    func fragment(_ region: PageRegion, of step: StepID) -> HTML {
        let (name, content): (HTML, HTML) =
            switch region {
            case .outcome(let outcome): ("outcome", self.outcome(outcome))
            case .checking: ("outcome", "<p>\(sign(.begun)) \(say(.checking))</p>")
            case .standing(let standing): ("standing", self.standing(standing))
            case .files(let files): ("files", self.files(files, of: step))
            case .previews(let report): ("previews", previews(report))
            }
        return "<div data-region=\"\(name)\">\(content)</div>"
    }
}
