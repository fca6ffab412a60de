internal import CourseModel

/// Why a student's library did not load, by the loader's words.
enum LoadFailure: Equatable {
    /// The student's code refers to something that is nowhere.
    case undefinedSymbol(String)
    /// Memory, a file or a permission was wanting: no fault of the student's.
    case machine(String)

    init(_ words: String) {
        self = words.split(separator: ": ").contains("undefined symbol") ? .undefinedSymbol(words) : .machine(words)
    }

    /// What it says of the student's code.
    func errors() throws(CheckFailure) -> [CompilerDiagnostic] {
        switch self {
        case .undefinedSymbol(let words): return [.notLinked(message: words)]
        case .machine(let words): throw .fault(.host(words))
        }
    }
}
