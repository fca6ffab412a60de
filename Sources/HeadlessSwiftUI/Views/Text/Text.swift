public import Foundation

/// Text that is shown. Values in it are written by the screen's locale.
public nonisolated struct Text: PrimitiveView, @unchecked Sendable {
    let pieces: [TextPiece]
    var looks: [Look] = []

    init(pieces: [TextPiece]) { self.pieces = pieces }

    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        pieces = key.pieces
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { pieces = [.plain(String(content))] }
    public init(verbatim content: String) { pieces = [.plain(content)] }
    public init(_ attributed: AttributedString) { pieces = [.plain(String(attributed.characters))] }
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        pieces = [.formatted { format.locale($0.locale).format(input) }]
    }
    public init(_ date: Date, style: DateStyle) { pieces = [.formatted { style.text(date, $0) }] }
    public init(_ dates: ClosedRange<Date>) {
        pieces = [
            .formatted {
                "\(DateStyle.date.text(dates.lowerBound, $0)) – \(DateStyle.date.text(dates.upperBound, $0))"
            }
        ]
    }
    public init(_ image: Image) { pieces = [.plain(image.name)] }

    @MainActor public func parts(in context: GraphContext) -> [GraphPart] {
        let element = LiveElement(.text, label: string(in: context.environment))
        element.looks = looks
        element.isEnabled = context.environment.isEnabled
        return [.element(element)]
    }

    func string(in environment: EnvironmentValues) -> String {
        if pieces.count == 1, case .plain(let text) = pieces[0] { return text }
        return pieces.map { $0.string(in: environment) }.joined()
    }

    public static func + (left: Text, right: Text) -> Text {
        var joined = Text(pieces: left.pieces + right.pieces)
        joined.looks = left.looks
        return joined
    }

    func looking(_ name: String, _ value: String = "") -> Text {
        var changed = self
        changed.looks.append(Look(name, value))
        return changed
    }
}

enum TextPiece {
    case plain(String)
    case formatted((EnvironmentValues) -> String)

    func string(in environment: EnvironmentValues) -> String {
        switch self {
        case .plain(let text): text
        case .formatted(let write): write(environment)
        }
    }
}
