import SwiftUI

struct BoundsView: View {
    @State private var low = 1
    @State private var share = 1.7

    var body: some View {
        Form {
            ProgressView("Share", value: share, total: 1)
            Slider(value: $share, in: 0...1) { Text("Part") }
            Stepper("Low \(low)", value: $low, in: 1...1)
            Button("Break") { low = -2 }
            if low < 0 {
                ForEach(0..<low, id: \.self) { Text("\($0)") }
            }
        }
    }
}
