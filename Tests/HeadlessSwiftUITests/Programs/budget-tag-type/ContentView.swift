import SwiftUI

enum Category: String, CaseIterable, Identifiable {
    case food = "Food"
    case travel = "Travel"
    case books = "Books"

    var id: String { rawValue }
}

struct ContentView: View {
    @State private var category = Category.food
    @State private var size = 2
    @State private var favourite: Category?

    var body: some View {
        Form {
            Picker("Category", selection: $category) {
                ForEach(Category.allCases) { category in
                    Text(category.rawValue)
                        .tag(category.rawValue)
                }
            }

            Picker("Size", selection: $size) {
                Text("Small").tag(1)
                Text("Large").tag(2)
            }
            .pickerStyle(.segmented)

            Picker("Favourite", selection: $favourite) {
                Text("None").tag(nil as Category?)
                ForEach(Category.allCases) { category in
                    Text(category.rawValue).tag(category as Category?)
                }
            }

            Text("You chose \(category.rawValue), \(size == 1 ? "small" : "large")")
            Text(favourite.map { "Best: \($0.rawValue)" } ?? "No favourite")
        }
    }
}

#Preview {
    ContentView()
}
