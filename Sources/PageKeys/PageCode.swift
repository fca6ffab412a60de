/// Code as pages read it.
enum PageCode {
    /// Without white space at the ends; nil for letters that may be written in several ways.
    static func plain(_ typed: String) -> String? {
        let scalars = Array(typed.unicodeScalars)
        guard scalars.allSatisfy({ isSpace($0) || $0.isPageLetter }) else { return nil }
        return nothingElse(trimmed(scalars[...]))
    }

    private static func nothingElse(_ scalars: ArraySlice<Unicode.Scalar>) -> String? {
        scalars.isEmpty ? nil : String(String.UnicodeScalarView(scalars))
    }

    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\t" || scalar == "\n" }

    private static func trimmed(_ scalars: ArraySlice<Unicode.Scalar>) -> ArraySlice<Unicode.Scalar> {
        var rest = scalars
        while let first = rest.first, isSpace(first) { rest.removeFirst() }
        while let last = rest.last, isSpace(last) { rest.removeLast() }
        return rest
    }

    /// Swift without the white space that parts no two words. Nil where white space may mean something (beside two marks,
    /// or a number and a point), and where there is a comment, a backslash, a backtick, a multi-line or raw string, or
    /// anything but ASCII outside strings.
    static func swift(_ typed: String) -> String? {
        let scalars = trimmed(Array(typed.unicodeScalars)[...])
        guard !scalars.contains("\\"), !scalars.contains("`"), scalars.count(where: { $0 == "/" }) < 2,
            !hasComment(scalars), !typed.contains("\"\"")
        else { return nil }
        var result: [Unicode.Scalar] = []
        var isInString = false
        var hasGap = false
        for scalar in scalars {
            if isInString {
                guard scalar.isPageLetter || scalar == " " else { return nil }
                result.append(scalar)
                if scalar == "\"" { isInString = false }
                continue
            }
            guard isSpace(scalar) || (0x21...0x7E).contains(scalar.value) else { return nil }
            if isSpace(scalar) {
                hasGap = true
                continue
            }
            if hasGap, let last = result.last {
                guard let joint = joint(last, scalar) else { return nil }
                result += joint
            }
            hasGap = false
            result.append(scalar)
            isInString = scalar == "\""
        }
        return isInString ? nil : nothingElse(result[...])
    }

    private static func hasComment(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
        zip(scalars, scalars.dropFirst()).contains { $0 == "/" && $1 == "*" }
    }

    /// What stands between two marks that white space parts; nil where that cannot be told.
    private static func joint(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> [Unicode.Scalar]? {
        let (isLeftWord, isRightWord) = (isWord(left), isWord(right))
        if isLeftWord, isRightWord { return [" "] }
        if "@#$".unicodeScalars.contains(left) || "@#$\"".unicodeScalars.contains(right) || left == "\"" { return nil }
        if isOperator(left), isOperator(right) { return nil }
        if left == "." || right == "." { return nil }
        return []
    }

    private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "_" || ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
    }

    private static func isOperator(_ scalar: Unicode.Scalar) -> Bool {
        "/=-+!*%<>&|^~?.".unicodeScalars.contains(scalar)
    }
}

extension Unicode.Scalar {
    /// Letters, digits and signs that are the same in every normal form and cannot join with what follows.
    var isPageLetter: Bool {
        switch value {
        case 0x20...0x7E, 0xA1...0xAC, 0xAE...0x17F, 0x60C, 0x61B, 0x61F, 0x621...0x63A, 0x641...0x64A, 0x660...0x66C,
            0x6F0...0x6F9, 0x2013, 0x2014, 0x2026:
            true
        default: false
        }
    }
}
