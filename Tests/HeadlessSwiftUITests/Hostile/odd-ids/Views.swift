import SwiftUI

struct OddIds: View {
    @State private var numbers = [Double.nan, .nan, 0, -0.0]

    var body: some View {
        List {
            ForEach(numbers, id: \.self) { number in
                Text("Row \(number)")
            }
            .onDelete { numbers.remove(atOffsets: $0) }
            Button("Again") { numbers.append(.nan) }
        }
    }
}
