public import Foundation

/// Looks of a text that give a `Text` again.
extension Text {
    public func font(_ font: Font?) -> Text { looking("font", font?.name ?? "none") }
    public func fontWeight(_ weight: Font.Weight?) -> Text { looking("fontWeight", weight?.name ?? "none") }
    public func fontDesign(_ design: Font.Design?) -> Text { looking("fontDesign", design?.rawValue ?? "none") }
    public func fontWidth(_ width: Font.Width?) -> Text { looking("fontWidth") }
    public func foregroundColor(_ color: Color?) -> Text { looking("foregroundStyle", color?.name ?? "none") }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { looking("foregroundStyle", style.styleName) }
    public func bold() -> Text { looking("bold") }
    public func bold(_ isActive: Bool) -> Text { isActive ? looking("bold") : self }
    public func italic() -> Text { looking("italic") }
    public func italic(_ isActive: Bool) -> Text { isActive ? looking("italic") : self }
    public func monospaced(_ isActive: Bool = true) -> Text { isActive ? looking("monospaced") : self }
    public func monospacedDigit() -> Text { looking("monospacedDigit") }
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        isActive ? looking("strikethrough", color?.name ?? "") : self
    }
    public func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
    ) -> Text { strikethrough(isActive, color: color) }
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        isActive ? looking("underline", color?.name ?? "") : self
    }
    public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        underline(isActive, color: color)
    }
    public func kerning(_ kerning: CGFloat) -> Text { looking("kerning", Look.number(kerning)) }
    public func tracking(_ tracking: CGFloat) -> Text { looking("tracking", Look.number(tracking)) }
    public func baselineOffset(_ offset: CGFloat) -> Text { looking("baselineOffset", Look.number(offset)) }
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { looking("textScale") }

    public struct LineStyle: Sendable {
        public enum Pattern: Sendable { case solid, dash, dot, dashDot, dashDotDot }
    }
    public enum Scale: Sendable { case `default`, secondary }
    public enum Case: String, Sendable { case uppercase, lowercase }
    public enum TruncationMode: String, Sendable { case head, tail, middle }
}
