import SwiftUI

struct CountingBody: View {
    @State private var count = 0

    var body: some View {
        let _ = (count += 1)
        Text("Drawn \(count) times")
    }
}
