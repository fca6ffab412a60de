import SwiftUI

struct UnevenColumns: View {
    let names = ["Ada", "Grace", "Alan"]
    let years = [1815, 1906]

    var body: some View {
        List(names.indices, id: \.self) { index in
            LabeledContent(names[index], value: "\(years[index])")
        }
    }
}
