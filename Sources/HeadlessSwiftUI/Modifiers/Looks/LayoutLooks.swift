public import Foundation

extension View {
    nonisolated public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
        -> some View
    {
        look(
            "frame",
            [width.map { "width \(Look.number($0))" }, height.map { "height \(Look.number($0))" }]
                .compactMap { $0 }.joined(separator: " "))
    }
    nonisolated public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View { look("frame", maxWidth == .infinity ? "max" : "") }
    nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        look("containerRelativeFrame")
    }
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        let share = length(1000, axes == .vertical ? .vertical : .horizontal) / 1000
        return look(
            "containerRelativeFrame",
            "\(axes == .vertical ? "height" : "width") \(Look.number((share * 1000).rounded() / 10)) %")
    }
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View { look("containerRelativeFrame", "\(span)/\(count)") }
    nonisolated public func fixedSize() -> some View { look("fixedSize") }
    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { look("fixedSize") }
    nonisolated public func layoutPriority(_ value: Double) -> some View { look("layoutPriority", Look.number(value)) }
    nonisolated public func zIndex(_ value: Double) -> some View { look("zIndex", Look.number(value)) }
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { look("offset") }
    nonisolated public func offset(_ offset: CGSize) -> some View { look("offset") }
    nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { look("position") }
    nonisolated public func position(_ position: CGPoint) -> some View { look("position") }
    nonisolated public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        look("aspectRatio", contentMode.rawValue)
    }
    nonisolated public func scaledToFit() -> some View { look("scaledToFit") }
    nonisolated public func scaledToFill() -> some View { look("scaledToFill") }
    nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        look("ignoresSafeArea")
    }
    nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { look("ignoresSafeArea") }
    nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { look("safeAreaPadding") }
    nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        look("safeAreaPadding")
    }
    nonisolated public func contentMargins(_ length: CGFloat) -> some View { look("contentMargins") }
    nonisolated public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        look("contentMargins")
    }
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        look("contentShape")
    }
    nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        look("clipShape", "\(S.self)")
    }
    nonisolated public func clipped(antialiased: Bool = false) -> some View { look("clipped") }
    nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        look("cornerRadius", Look.number(radius))
    }
    nonisolated public func alignmentGuide(
        _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View { look("alignmentGuide") }
    nonisolated public func alignmentGuide(
        _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View { look("alignmentGuide") }
    nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View { look("coordinateSpace") }
    nonisolated public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    )
        -> some View
    { look("scrollIndicators") }
    nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { look("scrollDisabled") }
    nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View { look("scrollTargetLayout") }
    nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View { look("scrollClipDisabled") }
    nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        look("scrollDismissesKeyboard")
    }
    nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
        look("scrollContentBackground", visibility.rawValue)
    }
    nonisolated public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical])
        -> some View
    {
        look("scrollBounceBehavior")
    }
}

public enum ContentMode: String, CaseIterable, Sendable { case fit, fill }
public enum ScrollDismissesKeyboardMode: Sendable { case automatic, immediately, interactively, never }
public enum ScrollBounceBehavior: Sendable { case automatic, always, basedOnSize }
public enum ScrollIndicatorVisibility: Sendable { case automatic, visible, hidden, never }

public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let all = SafeAreaRegions(rawValue: 3)
    public static let container = SafeAreaRegions(rawValue: 1)
    public static let keyboard = SafeAreaRegions(rawValue: 2)
}

/// The size of what is aligned: the whole screen here.
public struct ViewDimensions: Sendable {
    public let width: CGFloat = 393
    public let height: CGFloat = 852
    public subscript(guide: HorizontalAlignment) -> CGFloat { 0 }
    public subscript(guide: VerticalAlignment) -> CGFloat { 0 }
}
