import SwiftUI

struct PathToNowhere: View {
    @State private var path = NavigationPath()

    var body: some View {
        NavigationStack(path: $path) {
            VStack {
                Button("Open 3.5") { path.append(3.5) }
                Button("Open 3") { path.append(3) }
            }
            .navigationTitle("Root")
            .navigationDestination(for: Int.self) { Text("Number \($0)") }
        }
    }
}
