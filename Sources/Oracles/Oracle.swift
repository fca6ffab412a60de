public import ExerciseKit

extension Oracle {
    /// The references that come with `learn`.
    public static let builtIn = [
        Oracle("crew-join", CrewJoinReference.self),
        Oracle("expense-item", ExpenseItemReference.self),
        Oracle("expenses-store", ExpensesStoreReference.self),
        Oracle("toggle-selection", ToggleSelectionReference.self),
        Oracle("selected-summary", SelectedSummaryReference.self),
        Oracle("navigation-path", NavigationPathReference.self),
        Oracle("mission-labels", MissionLabelsReference.self),
        Oracle("question-result", QuestionResultReference.self),
        Oracle("create-question", CreateQuestionReference.self),
        Oracle("budget-store", BudgetStoreReference.self),
        Oracle("budget-draft", BudgetDraftReference.self),
    ]

    /// The built-in reference of this name.
    public static func named(_ name: String) -> Oracle? { builtIn.first { $0.name == name } }
}
