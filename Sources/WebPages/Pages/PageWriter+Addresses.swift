import CourseModel

extension PageWriter {
    /// Where a page stands: from the root where a server serves it, from this page where it is a file.
    func address(_ path: [String], in language: LanguageTag) -> String {
        let parts = [language.tag] + path
        let place = parts.map(PercentEncoding.encoded).joined(separator: "/")
        return root + (frame.mode == .fixed ? "\(place)/index.html" : "\(place)/")
    }

    func address(_ path: [String]) -> String { address(path, in: frame.language) }

    func address(of step: StepID) -> String { address([step.lesson.name, step.step]) }

    func asset(_ name: String) -> String {
        frame.mode == .fixed ? "\(root)assets/\(name)" : "\(root)assets/\(name)?v=\(WebAssets.version)"
    }

    func link(_ path: [String], _ content: HTML, _ attributes: HTML = "") -> HTML {
        "<a href=\"\(address(path))\"\(attributes)>\(content)</a>"
    }

    private var root: String {
        guard frame.mode == .fixed else { return "/" }
        return isRoot ? "" : String(repeating: "../", count: frame.path.count + 1)
    }
}

/// A part of an address (RFC 3986, 2.1).
enum PercentEncoding {
    private static let digits = Array("0123456789ABCDEF")

    static func encoded(_ text: String) -> String {
        text.utf8.reduce(into: "") { result, byte in
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E:
                result.unicodeScalars.append(Unicode.Scalar(byte))
            default: result += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
            }
        }
    }
}
