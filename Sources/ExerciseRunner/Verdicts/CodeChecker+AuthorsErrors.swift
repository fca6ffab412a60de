internal import CourseModel

extension CodeChecker {
    /// Throws where a check found errors in the author's files alone and a program of the author's own meets such errors too:
    /// then they are not the student's. A check of that program is kept like any other.
    func refuseAuthorsErrors(
        in finding: Finding, _ companions: ExerciseFolder.Companions, seed: UInt64, _ cancellation: Cancellation?
    ) throws(CheckFailure) {
        guard finding.authorsError != nil, let own = try CheckFailure.faults(ownProgram) else { return }
        let key = VerdictKey(self, own, companions, seed: seed)
        let cache = VerdictCache(installation)
        if let kept = cache.finding(key), kept.finding.authorsError == nil { return }
        let (found, protection) = try CheckRun(self, seed: seed, cancellation).find(own, companions)
        if let error = found.authorsError { throw .fault(.harness(error)) }
        if options.keepsVerdicts { cache.keep(KeptFinding(finding: found, protection: protection), key) }
    }

    /// A program that fits the exercise: an accepted one, a mistake, or else the starter.
    private func ownProgram() throws(GraderFault) -> StudentFiles? {
        let paths = folder.accepted.map(folder.acceptedPath) + folder.mistakes.map(folder.mistakePath)
        for path in paths {
            if case .success(let files) = try folder.studentFiles(at: path) { return files }
        }
        return try folder.starter()
    }
}

extension Finding {
    /// What the compiler says where all its errors stand in files that are not the student's.
    fileprivate var authorsError: String? {
        guard case .errors(let errors) = self else { return nil }
        var first: String?
        for error in errors {
            switch error {
            case .needs(_, let message), .doesNotFit(let message): first = first ?? message
            case .inFile, .notLinked, .compilerCrashed: return nil
            }
        }
        return first
    }
}
