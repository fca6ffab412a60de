public import Foundation

/// An outline that can be filled and stroked. Nothing is drawn here: `path(in:)` of a student's shape is not called.
@MainActor @preconcurrency
public protocol Shape: View, Sendable {
    nonisolated func path(in rect: CGRect) -> Path
}

extension Shape where Body == ShapeArea<Self> {
    @MainActor public var body: ShapeArea<Self> { ShapeArea(shape: self, looks: []) }
}

/// A shape that can be drawn inside of its frame.
@MainActor @preconcurrency
public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape as it was filled or stroked.
public nonisolated struct ShapeArea<Outline: Shape>: PrimitiveView {
    let shape: Outline
    let looks: [Look]

    @MainActor public func parts(in context: GraphContext) -> [GraphPart] {
        let element = LiveElement(.shape)
        element.looks = [Look("shape", "\(Outline.self)")] + looks
        return [.element(element)]
    }

    private func adding(_ name: String, _ value: String) -> ShapeArea {
        ShapeArea(shape: shape, looks: looks + [Look(name, value)])
    }

    public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> ShapeArea {
        adding("fill", content.styleName)
    }
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> ShapeArea {
        adding("stroke", "\(content.styleName) \(Look.number(lineWidth))")
    }
    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> ShapeArea {
        stroke(content, lineWidth: style.lineWidth)
    }
    public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> ShapeArea
    {
        adding("strokeBorder", "\(content.styleName) \(Look.number(lineWidth))")
    }
    public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> ShapeArea {
        strokeBorder(content, lineWidth: style.lineWidth)
    }
}

nonisolated extension Shape {
    private func area(_ name: String, _ value: String) -> ShapeArea<Self> {
        ShapeArea(shape: self, looks: [Look(name, value)])
    }

    public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> ShapeArea<Self> {
        area("fill", content.styleName)
    }
    public func fill(style: FillStyle = FillStyle()) -> ShapeArea<Self> { area("fill", "foreground") }
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> ShapeArea<Self>
    {
        area("stroke", "\(content.styleName) \(Look.number(lineWidth))")
    }
    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> ShapeArea<Self> {
        stroke(content, lineWidth: style.lineWidth)
    }
    public func stroke(lineWidth: CGFloat = 1) -> ShapeArea<Self> { area("stroke", Look.number(lineWidth)) }
    public func stroke(style: StrokeStyle) -> ShapeArea<Self> { stroke(lineWidth: style.lineWidth) }

    // What changes only where a shape is drawn.
    public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> ShapeArea<Self> {
        area("trim", "\(Look.number(start)) \(Look.number(end))")
    }
}

nonisolated extension InsettableShape {
    public func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> ShapeArea<Self> {
        ShapeArea(shape: self, looks: [Look("strokeBorder", "\(content.styleName) \(Look.number(lineWidth))")])
    }
    public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> ShapeArea<Self> {
        strokeBorder(content, lineWidth: style.lineWidth)
    }
    public func strokeBorder(lineWidth: CGFloat = 1) -> ShapeArea<Self> {
        ShapeArea(shape: self, looks: [Look("strokeBorder", Look.number(lineWidth))])
    }
}
