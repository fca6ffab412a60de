import SwiftUI

struct ControlCharacters: View {
    var body: some View {
        VStack {
            Text("two\nlines")
            Text(verbatim: "\u{1B}[31mred\u{7}")
            Text(verbatim: "\u{202E}backwards")
            Text(String(repeating: "long ", count: 20_000)).accessibilityLabel("Long")
            Button("  ") {}
            Button("") {}
        }
    }
}
