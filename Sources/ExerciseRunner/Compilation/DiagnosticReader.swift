internal import CourseModel

/// An error line of the compiler's: `PATH:LINE:COLUMN: error: MESSAGE [IDENTIFIER]`.
struct CompilerError: Equatable {
    /// The last part of the path.
    var file: String
    var place: TextPosition
    var message: String
    /// Such as `cannot_find_in_scope`.
    var identifier: String?
}

/// Reads what the compiler prints.
enum DiagnosticReader {
    /// The errors in the order printed; the same error at the same place only once.
    static func errors(in output: [UInt8]) -> [CompilerError] {
        var errors: [CompilerError] = []
        for line in String(decoding: output, as: UTF8.self).split(separator: "\n") {
            guard let error = error(line), !errors.contains(error) else { continue }
            errors.append(error)
        }
        return errors
    }

    private static func error(_ line: Substring) -> CompilerError? {
        for mark in [": error: ", ": fatal error: "] {
            guard let (head, message) = line.parted(by: mark) else { continue }
            var parts = head.split(separator: ":", omittingEmptySubsequences: false)
            // A student's own words in a message can look like the head of an error.
            guard parts.count >= 3, let column = Int(parts.removeLast()), let row = Int(parts.removeLast()),
                row >= 1, column >= 1
            else { continue }
            let name = parts.joined(separator: ":").split(separator: "/").last.map(String.init) ?? ""
            let (words, identifier) = withoutIdentifier(withoutGroup(message))
            return CompilerError(
                file: name, place: TextPosition(line: row, column: column), message: words, identifier: identifier)
        }
        return nil
    }

    /// `message` without the name of the compiler's documentation on it that may stand last: ` [#StrictMemorySafety]`.
    private static func withoutGroup(_ message: Substring) -> Substring {
        guard message.hasSuffix("]"), let open = message.lastIndex(of: "["), message[open...].hasPrefix("[#") else {
            return message
        }
        let rest = message[..<open]
        return rest.hasSuffix(" ") ? rest.dropLast() : rest
    }

    private static func withoutIdentifier(_ message: Substring) -> (String, String?) {
        guard message.hasSuffix("]"), let open = message.lastIndex(of: "["), open > message.startIndex else {
            return (String(message), nil)
        }
        let identifier = message[message.index(after: open)...].dropLast()
        let isName = identifier.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        guard isName, !identifier.isEmpty else { return (String(message), nil) }
        return (String(message[..<open].dropLast()), String(identifier))
    }
}

extension Substring {
    /// What stands before and after the first `mark`.
    func parted(by mark: String) -> (Substring, Substring)? {
        var rest = self
        while let first = mark.first, let start = rest.firstIndex(of: first) {
            if rest[start...].hasPrefix(mark) {
                return (self[..<start], rest[start...].dropFirst(mark.count))
            }
            rest = rest[rest.index(after: start)...]
        }
        return nil
    }
}
