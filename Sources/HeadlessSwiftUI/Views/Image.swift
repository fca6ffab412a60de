public import Foundation

/// A picture by its name; no pixels are read.
public nonisolated struct Image: PrimitiveView, Sendable {
    let name: String
    private let isSymbol: Bool
    private let spokenLabel: String?
    private var isDecorative = false
    private var looks: [Look] = []

    public init(_ name: String, bundle: Bundle? = nil) { self.init(name: name) }
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(name: name) }
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(name: name, label: label.string(in: EnvironmentValues()))
    }
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(name: name)
        isDecorative = true
    }
    public init(systemName: String) { self.init(name: systemName, isSymbol: true) }
    public init(systemName: String, variableValue: Double?) { self.init(name: systemName, isSymbol: true) }
    public init(_ resource: ImageResource) { self.init(name: resource.name) }

    private init(name: String, isSymbol: Bool = false, label: String? = nil) {
        self.name = name
        self.isSymbol = isSymbol
        spokenLabel = label
    }

    @MainActor public func parts(in context: GraphContext) -> [GraphPart] {
        let element = LiveElement(.image, label: spokenLabel ?? name)
        element.looks = [Look(isSymbol ? "symbol" : "picture", name)] + looks
        return [.element(element)]
    }

    func looking(_ name: String, _ value: String = "") -> Image {
        var changed = self
        changed.looks.append(Look(name, value))
        return changed
    }

    public enum TemplateRenderingMode: String, Sendable { case template, original }
    public enum Interpolation: String, Sendable { case none, low, medium, high }
    public enum ResizingMode: String, Sendable { case tile, stretch }
    public enum Scale: String, Sendable { case small, medium, large }
    public enum Orientation: String, Sendable { case up, down, left, right }

    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        looking("resizable")
    }
    public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
        looking("renderingMode", mode?.rawValue ?? "")
    }
    public func interpolation(_ interpolation: Interpolation) -> Image {
        looking("interpolation", interpolation.rawValue)
    }
    public func antialiased(_ isAntialiased: Bool) -> Image { self }
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { looking("symbolRenderingMode") }
}

/// The name of a picture in the asset catalogue.
public struct ImageResource: Hashable, Sendable {
    let name: String
    public init(name: String, bundle: Bundle) { self.name = name }
}

public struct SymbolRenderingMode: Sendable {
    public static let monochrome = SymbolRenderingMode()
    public static let multicolor = SymbolRenderingMode()
    public static let hierarchical = SymbolRenderingMode()
    public static let palette = SymbolRenderingMode()
}
