extension SelectedSummary.Command: WireRepresentable {
    public init?(wire: WireValue) {
        guard wire.name == "summary", let locale = wire.text("locale").flatMap(SelectedSummary.Locale.init),
            let options = wire.list("options", of: SelectedSummary.Option.self),
            let chosen = wire.list("chosen", of: SelectedSummary.Option.self)
        else { return nil }
        self.init(locale: locale, options: options, chosen: chosen)
    }

    public var wire: WireValue {
        .record(
            "summary",
            [
                WireField("locale", .text(locale.rawValue)), WireField("options", .list(options.map(\.wire))),
                WireField("chosen", .list(chosen.map(\.wire))),
            ])
    }
}

extension SelectedSummary.Observation: WireRepresentable {
    public init?(wire: WireValue) {
        guard wire.name == "text", let text = wire.text("text") else { return nil }
        self.init(text)
    }

    public var wire: WireValue { .record("text", [WireField("text", .text(text))]) }
}

extension SelectedSummary.Option: WireRepresentable {
    public init?(wire: WireValue) {
        guard wire.name == "option", let id = wire.text("id"), let name = wire.text("name") else { return nil }
        self.init(id: id, name: name)
    }

    public var wire: WireValue {
        .record("option", [WireField("id", .text(id)), WireField("name", .text(name))])
    }
}
