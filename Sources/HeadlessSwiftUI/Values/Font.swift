public import Foundation

/// A typeface by its name.
public struct Font: Hashable, Sendable {
    let name: String

    public enum TextStyle: String, CaseIterable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }
    public struct Weight: Hashable, Sendable {
        let name: String
        public static let ultraLight = Weight(name: "ultraLight")
        public static let thin = Weight(name: "thin")
        public static let light = Weight(name: "light")
        public static let regular = Weight(name: "regular")
        public static let medium = Weight(name: "medium")
        public static let semibold = Weight(name: "semibold")
        public static let bold = Weight(name: "bold")
        public static let heavy = Weight(name: "heavy")
        public static let black = Weight(name: "black")
    }
    public enum Design: String, Hashable, Sendable { case `default`, serif, rounded, monospaced }
    public struct Width: Hashable, Sendable {
        public static let compressed = Width()
        public static let condensed = Width()
        public static let standard = Width()
        public static let expanded = Width()
    }

    public static let largeTitle = Font(name: "largeTitle")
    public static let title = Font(name: "title")
    public static let title2 = Font(name: "title2")
    public static let title3 = Font(name: "title3")
    public static let headline = Font(name: "headline")
    public static let subheadline = Font(name: "subheadline")
    public static let body = Font(name: "body")
    public static let callout = Font(name: "callout")
    public static let footnote = Font(name: "footnote")
    public static let caption = Font(name: "caption")
    public static let caption2 = Font(name: "caption2")

    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(name: ([style.rawValue, design?.rawValue, weight?.name].compactMap { $0 }).joined(separator: " "))
    }
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(
            name: (["size \(Look.number(size))", weight?.name, design?.rawValue].compactMap { $0 }).joined(
                separator: " "))
    }
    public static func custom(_ name: String, size: CGFloat) -> Font { Font(name: "\(name) \(Look.number(size))") }
    public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
        custom(name, size: size)
    }
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { custom(name, size: fixedSize) }
    public func bold() -> Font { Font(name: name + " bold") }
    public func italic() -> Font { Font(name: name + " italic") }
    public func monospaced() -> Font { Font(name: name + " monospaced") }
    public func monospacedDigit() -> Font { Font(name: name + " monospacedDigit") }
    public func smallCaps() -> Font { Font(name: name + " smallCaps") }
    public func weight(_ weight: Weight) -> Font { Font(name: name + " " + weight.name) }
    public func width(_ width: Width) -> Font { self }
    public enum Leading: Sendable { case standard, tight, loose }
    public func leading(_ leading: Leading) -> Font { self }
}
