import SwiftUI

final class Meter: ObservableObject {
    @Published var readings = 0

    func read() -> Int {
        readings += 1
        return readings
    }
}

struct MeterView: View {
    @StateObject private var meter = Meter()

    var body: some View {
        Text(meter.read() > 0 ? "Read" : "Unread")
    }
}
