/// A part of a student's screen as a user sees it. All text in it is a student's.
public struct ScreenPart: Equatable, Sendable {
    /// What it is; the raw value is the word on the wire.
    public enum Role: String, CaseIterable, Sendable {
        case screen, text, image, button, link, toggle, textField, secureField, textEditor, picker, option, stepper
        case slider, datePicker, colorPicker, progress, gauge, list, section, header, footer, row, form, group
        case horizontalStack, verticalStack, depthStack, grid, gridRow, scroll, spacer, divider, shape, table
        case navigation, title, toolbarItem, searchField, backButton, tabs, tab, menu, disclosure, labeledContent
        case unavailable, sheet, fullScreenCover, popover, alert, confirmationDialog, canvas, map, warning
    }

    public var role: Role
    public var label: String
    /// What it holds: the text of a field, `on` or `off`, the chosen option.
    public var value: String?
    /// What an empty field shows.
    public var prompt: String?
    public var isEnabled = true
    public var isSelected = false
    /// Where a toolbar item goes.
    public var placement: String?
    /// What can be done by swiping and the like.
    public var actions: [String] = []
    /// How it looks, as the code says it.
    public var looks: [Look] = []
    public var children: [ScreenPart] = []

    /// A modifier and its argument as text, such as `font` and `headline`.
    public struct Look: Equatable, Sendable {
        public var name: String
        public var value: String

        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    public init(_ role: Role, _ label: String = "", value: String? = nil, _ children: [ScreenPart] = []) {
        self.role = role
        self.label = label
        self.value = value
        self.children = children
    }

    public init(_ role: Role, _ children: [ScreenPart]) { self.init(role, "", children) }

    /// The argument of the last modifier of this name.
    public func look(_ name: String) -> String? { looks.last { $0.name == name }?.value }

    /// Its label, else those of its children, as it would be read aloud.
    public var spoken: String {
        if !label.isEmpty { return label }
        return children.filter { $0.role != .spacer }.map(\.spoken).filter { !$0.isEmpty }.joined(separator: ", ")
    }
}

/// A screen that was made for a preview, and what became of it.
public struct ScreenPreview: Equatable, Sendable {
    /// As `#Preview("Name")` says, or the type's name; nil where there is none.
    public var name: String?
    /// Nil where the program ended before there was one.
    public var screen: ScreenPart?
    /// What SwiftUI would write to the console.
    public var notes: [String]
    /// What a tap or the like could not do, as the driver says it.
    public var failure: String?
    /// How the program ended, where it stopped before there was a screen.
    public var ending: Ending?
    public var isRightToLeft: Bool

    public init(
        name: String? = nil, screen: ScreenPart?, notes: [String] = [], failure: String? = nil,
        ending: Ending? = nil, isRightToLeft: Bool = false
    ) {
        self.name = name
        self.screen = screen
        self.notes = notes
        self.failure = failure
        self.ending = ending
        self.isRightToLeft = isRightToLeft
    }
}
