import SwiftUI

struct MultiSelector<LabelView: View, Selectable: Identifiable & Hashable>: View {
    let label: LabelView
    let options: [Selectable]
    let optionToString: (Selectable) -> String
    let selected: Binding<Set<Selectable>>

    @Environment(\.locale) private var locale

    var body: some View {
        NavigationLink {
            OptionsList(options: options, write: optionToString, chosen: selected)
                .navigationTitle("Choose")
        } label: {
            label
            Spacer()
            Text(selected.wrappedValue.summary(of: options, in: locale, write: optionToString))
        }
    }
}
