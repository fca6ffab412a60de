public import Foundation

extension View {
    /// Records how something looks.
    nonisolated func look(_ name: String, _ value: String = "") -> some View {
        let look = Look(name, value)
        return ModifiedElements(content: self) { element, _ in element.looks.append(look) }
    }

    nonisolated public func font(_ font: Font?) -> some View { look("font", font?.name ?? "none") }
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
        look("fontWeight", weight?.name ?? "none")
    }
    nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
        look("fontDesign", design?.rawValue ?? "none")
    }
    nonisolated public func bold(_ isActive: Bool = true) -> some View { look("bold", isActive ? "" : "off") }
    nonisolated public func italic(_ isActive: Bool = true) -> some View { look("italic", isActive ? "" : "off") }
    nonisolated public func foregroundColor(_ color: Color?) -> some View {
        look("foregroundStyle", color?.name ?? "none")
    }
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        look("foregroundStyle", style.styleName)
    }
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        look("padding", [edges.name, length.map { Look.number($0) }].compactMap { $0 }.joined(separator: " "))
    }
    nonisolated public func padding(_ length: CGFloat) -> some View { look("padding", "all " + Look.number(length)) }
    nonisolated public func padding(_ insets: EdgeInsets) -> some View { look("padding", "insets") }
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { look("keyboardType", type.rawValue) }
    nonisolated public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View {
        look("navigationBarTitleDisplayMode", mode.rawValue)
    }
}

public enum UIKeyboardType: String, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
    case decimalPad, twitter, webSearch, asciiCapableNumberPad
}

public struct NavigationBarItem: Sendable {
    public enum TitleDisplayMode: String, Sendable { case automatic, inline, large, inlineLarge }
}
