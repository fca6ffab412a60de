/// The title, the buttons and the search field that views hand up to their page.
enum PageBars {
    @MainActor
    static func title(of page: Resolution) -> String? {
        page.bars.first { $0.role == .title }?.label
    }

    @MainActor
    static func elements(of page: Resolution) -> [Resolved] {
        let title = page.bars.first { $0.role == .title }
        let search = page.bars.filter { $0.role == .searchField }
        let items = page.bars.filter { $0.role == .toolbarItem }
        let bottom = items.filter { $0.placement == "bottomBar" || $0.placement == "keyboard" }
        let top = items.filter { item in !bottom.contains { $0 === item } }
        return [title].compactMap { $0 } + top + search + page.elements + bottom
    }

    /// Without a stack there is no bar: what was handed up is not shown.
    @MainActor
    static func noteLost(_ bars: [Resolved], _ runtime: Runtime) {
        if let title = bars.first(where: { $0.role == .title }) {
            runtime.note(
                .notShown, "navigationTitle(\"\(title.label)\") is not shown: there is no NavigationStack around it.")
        }
        if bars.contains(where: { $0.role == .toolbarItem }) {
            runtime.note(.notShown, "The toolbar is not shown: there is no NavigationStack around it.")
        }
    }
}
