/// A part of the screen as a user sees it: a plain value for graders and previews.
public struct ScreenElement: Sendable, Codable, Equatable {
    public enum Role: String, Sendable, Codable, CaseIterable {
        case screen, text, image, button, link, toggle, textField, secureField, textEditor, picker, option, stepper
        case slider, datePicker, colorPicker, progress, gauge, list, section, header, footer, row, form, group
        case horizontalStack, verticalStack, depthStack, grid, gridRow, scroll, spacer, divider, shape, table
        case navigation, title, toolbarItem, searchField, backButton, tabs, tab, menu, disclosure, labeledContent
        case unavailable, sheet, fullScreenCover, popover, alert, confirmationDialog, canvas, map, warning

        /// Handed up to the bars of the page.
        var isBar: Bool { self == .title || self == .toolbarItem || self == .searchField }
    }

    public var role: Role
    public var label: String
    /// What it holds: the text of a field, "on" or "off", the chosen option.
    public var value: String?
    /// What an empty field shows.
    public var prompt: String?
    public var isEnabled: Bool
    public var isSelected: Bool
    /// Where a toolbar item goes.
    public var placement: String?
    public var identifier: String?
    /// What can be done by swiping, editing or a context menu.
    public var actions: [String]
    public var looks: [Look]
    public var children: [ScreenElement]
}

extension ScreenElement {
    init(_ element: Resolved) {
        role = element.role
        label = element.label
        value = element.value
        prompt = element.prompt
        isEnabled = element.isEnabled
        isSelected = element.isSelected
        placement = element.placement
        identifier = element.identifier
        actions = element.actionNames
        looks = element.looks + (element.traits.badge.map { [Look("badge", $0)] } ?? [])
        children = element.children.map { ScreenElement($0) }
    }
}

extension Resolved {
    var actionNames: [String] {
        var names = traits.swipes.map(\.spoken) + traits.menu.map(\.spoken)
        guard role == .row, let row else { return names }
        if row.editing?.delete != nil, !traits.isDeleteDisabled { names.append("delete") }
        if row.editing?.move != nil, !traits.isMoveDisabled { names.append("move") }
        return names
    }
}
