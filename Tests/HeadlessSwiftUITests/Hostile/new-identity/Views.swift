import SwiftUI

struct NeverTheSame: View {
    @State private var appearances = 0

    var body: some View {
        Text("Hello")
            .onAppear { appearances += 1 }
            .id(UUID())
        Text("Appeared: \(appearances > 50 ? "many" : "some") times")
    }
}
