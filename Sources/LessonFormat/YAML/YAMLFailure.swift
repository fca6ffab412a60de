internal import CourseModel

/// Why the reading of a YAML file ended before its end.
package struct YAMLFailure: Error {
    var cause: Cause
    /// Where it was noticed.
    var position: TextPosition
    /// The last node that was read, if any.
    var last: YAMLNode?

    /// Who refused.
    enum Cause {
        /// Something YAML has and a course may not.
        case refused(SyntaxProblem)
        /// libyaml, in its own words; `context` is what it was at, and where that began.
        case parser(problem: String, context: String, contextPosition: TextPosition?)
    }
}
