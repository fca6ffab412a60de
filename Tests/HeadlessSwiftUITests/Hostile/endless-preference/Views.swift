import SwiftUI

struct WidthKey: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct GrowingPreference: View {
    @State private var width = 1

    var body: some View {
        Text("Growing")
            .preference(key: WidthKey.self, value: width + 1)
            .onPreferenceChange(WidthKey.self) { width = $0 }
    }
}
