internal import CourseModel

/// Makes of the compiler's errors what the student can use.
struct CompileErrors {
    /// More are not shown.
    static let most = 100

    /// The names of the student's files.
    let files: [String]
    /// The harness, by line.
    let harness: [Substring]

    init(files: [String], harness: [UInt8]) {
        self.files = files
        self.harness = String(decoding: harness, as: UTF8.self).split(
            separator: "\n", omittingEmptySubsequences: false)
    }

    /// The student's own errors in the order of the files; errors of the harness only where there are none, since they
    /// often follow from the student's. Empty where `errors` is.
    func diagnostics(_ errors: [CompilerError]) -> [CompilerDiagnostic] {
        let own = files.flatMap { file in errors.filter { $0.file == file }.sorted { $0.place < $1.place } }
        guard own.isEmpty else {
            return own.prefix(Self.most).map {
                .inFile(name: $0.file, at: $0.place, message: $0.message, identifier: $0.identifier)
            }
        }
        var found: [CompilerDiagnostic] = []
        var needs: Set<String> = []
        for error in errors.prefix(Self.most) {
            guard let need = need(at: error.place.line).map({ Self.lacking($0, error) }) else {
                found.append(.doesNotFit(message: error.message))
                continue
            }
            if needs.insert(need).inserted { found.append(.needs(declaration: need, message: error.message)) }
        }
        return found
    }

    /// What of `need` is lacking: where the compiler does not find a member's type, that.
    private static func lacking(_ need: String, _ error: CompilerError) -> String {
        guard let member = NeededMember(need), error.identifier?.hasPrefix("cannot_find_") == true,
            error.message.contains("'\(member.type)'"), let open = need.firstIndex(of: "{")
        else { return need }
        return String(need[..<open].dropLast())
    }

    /// What the harness says it needs at this line: the nearest comment `// needs: DECLARATION` at or above it.
    private func need(at line: Int) -> String? {
        for text in harness.prefix(line).suffix(8).reversed() {
            guard let (_, need) = text.parted(by: "// needs: ") else { continue }
            return String(need)
        }
        return nil
    }
}
