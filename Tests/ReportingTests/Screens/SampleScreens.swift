import CourseModel

/// Screens as a student's program shows them.
enum SampleScreens {
    static let list = ScreenPart(
        .screen,
        [
            ScreenPart(
                .navigation,
                [
                    ScreenPart(.title, "iExpense"),
                    item("primaryAction", ScreenPart(.button, "Add Expense", [ScreenPart(.image, "plus")])),
                    ScreenPart(
                        .list,
                        [
                            ScreenPart(
                                .section,
                                [
                                    ScreenPart(.header, [ScreenPart(.text, "Personal")]),
                                    row("Lunch", "Personal", "$12.50"),
                                    row("Coffee and a very long name for it", "Personal", "$3.00"),
                                ])
                        ]),
                ])
        ])

    static let sheet = covered(
        by: ScreenPart(
            .sheet,
            [
                ScreenPart(
                    .navigation,
                    [
                        ScreenPart(.title, "Add new expense"),
                        item("cancellationAction", ScreenPart(.button, "Cancel")),
                        item("confirmationAction", disabled("Save")),
                        ScreenPart(
                            .form,
                            [
                                ScreenPart(.row, [ScreenPart(.textField, "Name", value: "")]),
                                ScreenPart(.row, [ScreenPart(.picker, "Type", value: "Personal")]),
                                ScreenPart(.row, [ScreenPart(.textField, "Amount", value: "$0.00")]),
                                ScreenPart(.row, [ScreenPart(.toggle, "Repeats", value: "on")]),
                            ]),
                    ])
            ]))

    static let alert = covered(
        by: ScreenPart(
            .alert, "Correct!",
            [ScreenPart(.text, "Your answer is right."), ScreenPart(.button, "OK")]))

    static let arabic = ScreenPart(
        .screen,
        [
            ScreenPart(
                .navigation,
                [
                    ScreenPart(.title, "المصاريف"),
                    item("primaryAction", ScreenPart(.button, "أضف", [ScreenPart(.text, "أضف")])),
                    ScreenPart(.list, [row("غداء", "شخصي", "12.50 US$")]),
                ])
        ])

    private static func covered(by cover: ScreenPart) -> ScreenPart {
        var screen = list
        screen.children.append(cover)
        return screen
    }

    private static func disabled(_ label: String) -> ScreenPart {
        var button = ScreenPart(.button, label)
        button.isEnabled = false
        return button
    }

    private static func item(_ placement: String, _ button: ScreenPart) -> ScreenPart {
        var item = ScreenPart(.toolbarItem, [button])
        item.placement = placement
        return item
    }

    private static func row(_ name: String, _ type: String, _ amount: String) -> ScreenPart {
        var column = ScreenPart(.verticalStack, [ScreenPart(.text, name), ScreenPart(.text, type)])
        column.looks = [ScreenPart.Look("alignment", "leading")]
        return ScreenPart(
            .row, [ScreenPart(.horizontalStack, [column, ScreenPart(.spacer), ScreenPart(.text, amount)])])
    }
}
