import SwiftUI

struct Later: View {
    @State private var steps: [String] = []

    var body: some View {
        VStack {
            Text(steps.joined(separator: " "))
            Button("Go") {
                steps.append("now")
                DispatchQueue.main.async { steps.append("queued") }
                Task { @MainActor in
                    steps.append("tasked")
                    await Task.yield()
                    steps.append("resumed")
                }
            }
            Button("Far") {
                Task.detached {
                    for _ in 0..<20 { await Task.yield() }
                    await MainActor.run { steps.append("from afar") }
                }
            }
        }
    }
}
