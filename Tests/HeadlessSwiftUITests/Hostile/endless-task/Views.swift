import SwiftUI

struct NeverDone: View {
    @State private var rounds = 0

    var body: some View {
        Text(rounds > 0 ? "Working" : "Waiting")
            .task {
                while !Task.isCancelled {
                    rounds = 1
                    await Task.yield()
                }
            }
    }
}

struct SleepsLong: View {
    @State private var text = "Asleep"

    var body: some View {
        Text(text)
            .task {
                try? await Task.sleep(for: .seconds(3600))
                text = "Awake"
            }
    }
}
