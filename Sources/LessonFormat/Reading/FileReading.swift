internal import CourseModel

/// From a file's bytes to a checked tree.
enum FileReading {
    /// The document in `source`, or why there is none.
    static func document(in source: SourceText) -> Result<Document, Refusal> {
        if let refusal = refusal(of: source) { return .failure(refusal) }
        do throws(YAMLFailure) {
            let tree = try source.bytes.withUnsafeBufferPointer { bytes throws(YAMLFailure) in
                try YAMLTree.parse(UnsafeBufferPointer(rebasing: bytes[source.contentStart...]))
            }
            return check(Document(tree: tree, source: source))
        } catch {
            let diagnosis = SyntaxDiagnosis(error, source)
            return .failure(Refusal(problem: .syntax(diagnosis.problem), range: diagnosis.range))
        }
    }

    /// Why nothing of a file can be used.
    struct Refusal: Error {
        var problem: CourseProblem
        var range: TextRange?
    }

    private static func refusal(of source: SourceText) -> Refusal? {
        let count = source.bytes.count
        guard count <= FormatLimits.fileBytes else {
            return Refusal(problem: .file(.tooLarge(bytes: count, limit: FormatLimits.fileBytes)))
        }
        if let fault = source.fault { return refusal(fault, source) }
        guard let directive = Directive.first(in: source) else { return nil }
        return Refusal(problem: .syntax(.directive(name: directive.name)), range: directive.range)
    }

    private static func refusal(_ fault: ByteCheck.Fault, _ source: SourceText) -> Refusal {
        let (problem, offset): (CourseProblem, Int) =
            switch fault {
            case .notUTF8(let offset): (.file(.notUTF8(offset: offset)), offset)
            case .nul(let offset): (.file(.nulByte(offset: offset)), offset)
            case .control(let scalar, let offset): (.syntax(.controlCharacter(name: name(scalar))), offset)
            }
        let start = source.position(of: offset)
        return Refusal(
            problem: problem,
            range: TextRange(start: start, end: TextPosition(line: start.line, column: start.column + 1)))
    }

    /// `U+001B`.
    private static func name(_ scalar: UInt32) -> String {
        let digits = String(scalar, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }

    private static func check(_ document: Document) -> Result<Document, Refusal> {
        let source = document.source
        if let problem = Directive.afterDocument(document.tree.end, in: source) { return .failure(problem) }
        guard let root = document.tree.nodes.first else { return .failure(Refusal(problem: .file(.empty))) }
        let isBlank = root.kind == .scalar && root.count == 0 && root.style == .plain
        return isBlank ? .failure(Refusal(problem: .file(.empty))) : .success(document)
    }
}
