/// Text as it may stand in an element or a quoted attribute of HTML.
public enum HTMLText {
    /// Markup shown as text. Control characters become pictures, and directional marks that reach beyond themselves go.
    public static func escaped(_ text: String) -> String {
        escaped(text, Visible.form(of:))
    }

    /// The same for code, where a directional mark becomes `�`: what is not seen must not pass for nothing.
    public static func escapedCode(_ code: String) -> String {
        escaped(code, Visible.formInCode(of:))
    }

    /// Markup shown as text and nothing else changed, for what is sent back as it is shown, such as the content of a field.
    public static func escapedWhole(_ text: String) -> String {
        escaped(text) { $0 }
    }

    private static func escaped(_ text: String, _ seen: (Unicode.Scalar) -> Unicode.Scalar?) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result.append(contentsOf: "&amp;".unicodeScalars)
            case "<": result.append(contentsOf: "&lt;".unicodeScalars)
            case ">": result.append(contentsOf: "&gt;".unicodeScalars)
            case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
            case "'": result.append(contentsOf: "&#39;".unicodeScalars)
            case "\n", "\t": result.append(scalar)
            default: if let seen = seen(scalar) { result.append(seen) }
            }
        }
        return String(result)
    }
}
