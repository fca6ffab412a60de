import SwiftUI

@main
struct PinnedExpensesApp: App {
    @StateObject private var model = ExpenseModel()

    var body: some Scene {
        WindowGroup {
            ExpenseListView()
                .environmentObject(model)
        }
    }
}
