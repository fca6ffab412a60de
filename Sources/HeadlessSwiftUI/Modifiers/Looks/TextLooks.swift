public import Foundation

extension View {
    nonisolated public func lineLimit(_ number: Int?) -> some View {
        look("lineLimit", number.map { "\($0)" } ?? "none")
    }
    nonisolated public func lineLimit(_ range: ClosedRange<Int>) -> some View { look("lineLimit") }
    nonisolated public func lineLimit(_ range: PartialRangeFrom<Int>) -> some View { look("lineLimit") }
    nonisolated public func lineLimit(_ range: PartialRangeThrough<Int>) -> some View { look("lineLimit") }
    nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { look("lineLimit", "\(limit)") }
    nonisolated public func lineSpacing(_ spacing: CGFloat) -> some View { look("lineSpacing") }
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        look("multilineTextAlignment", alignment.rawValue)
    }
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View { look("minimumScaleFactor") }
    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View { look("truncationMode") }
    nonisolated public func allowsTightening(_ flag: Bool) -> some View { look("allowsTightening") }
    nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
        look("textCase", textCase?.rawValue ?? "none")
    }
    nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        look("textSelection")
    }
    nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { look("dynamicTypeSize") }
    nonisolated public func dynamicTypeSize(_ range: ClosedRange<DynamicTypeSize>) -> some View {
        look("dynamicTypeSize")
    }
    nonisolated public func dynamicTypeSize(_ range: PartialRangeThrough<DynamicTypeSize>) -> some View {
        look("dynamicTypeSize")
    }
    nonisolated public func monospaced(_ isActive: Bool = true) -> some View { look("monospaced") }
    nonisolated public func monospacedDigit() -> some View { look("monospacedDigit") }
    nonisolated public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
        look("strikethrough", isActive ? "" : "off")
    }
    nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
        look("underline", isActive ? "" : "off")
    }
    nonisolated public func kerning(_ kerning: CGFloat) -> some View { look("kerning") }
    nonisolated public func tracking(_ tracking: CGFloat) -> some View { look("tracking") }
    nonisolated public func fontWidth(_ width: Font.Width?) -> some View { look("fontWidth") }
    nonisolated public func textInputAutocapitalization(_ mode: TextInputAutocapitalization?) -> some View {
        look("textInputAutocapitalization")
    }
    nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        look("textInputAutocapitalization")
    }
    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        look("autocorrectionDisabled")
    }
    nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View { look("autocorrectionDisabled") }
    nonisolated public func textContentType(_ type: UITextContentType?) -> some View { look("textContentType") }
    nonisolated public func submitLabel(_ label: SubmitLabel) -> some View { look("submitLabel") }
    nonisolated public func help(_ key: LocalizedStringKey) -> some View { look("help") }
    @_disfavoredOverload
    nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { look("help", String(text)) }
}

public enum TextAlignment: String, CaseIterable, Sendable { case leading, center, trailing }

public protocol TextSelectability {}
public struct EnabledTextSelectability: TextSelectability {}
public struct DisabledTextSelectability: TextSelectability {}
extension TextSelectability where Self == EnabledTextSelectability { public static var enabled: Self { .init() } }
extension TextSelectability where Self == DisabledTextSelectability { public static var disabled: Self { .init() } }

public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

public struct TextInputAutocapitalization: Sendable {
    public static let never = TextInputAutocapitalization()
    public static let words = TextInputAutocapitalization()
    public static let sentences = TextInputAutocapitalization()
    public static let characters = TextInputAutocapitalization()
}

public enum UITextAutocapitalizationType: Sendable { case none, words, sentences, allCharacters }

public struct UITextContentType: Sendable {
    public static let name = UITextContentType()
    public static let username = UITextContentType()
    public static let password = UITextContentType()
    public static let newPassword = UITextContentType()
    public static let emailAddress = UITextContentType()
    public static let telephoneNumber = UITextContentType()
    public static let oneTimeCode = UITextContentType()
}

public struct SubmitLabel: Sendable {
    public static let done = SubmitLabel()
    public static let go = SubmitLabel()
    public static let send = SubmitLabel()
    public static let join = SubmitLabel()
    public static let route = SubmitLabel()
    public static let search = SubmitLabel()
    public static let `return` = SubmitLabel()
    public static let next = SubmitLabel()
    public static let `continue` = SubmitLabel()
}
