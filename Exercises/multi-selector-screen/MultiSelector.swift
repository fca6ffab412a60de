import SwiftUI

/// The row of a form in which several options can be chosen: its label, and a summary of what is chosen.
struct MultiSelector<LabelView: View, Selectable: Identifiable & Hashable>: View {
    let label: LabelView
    let options: [Selectable]
    let optionToString: (Selectable) -> String
    @Binding var selected: Set<Selectable>

    var body: some View {
        // Your code goes here: the summary, and the link to the list.
        label
    }
}

/// The list that a tap on the row opens: all options, with a check mark next to those that are chosen.
struct MultiSelectionView<Selectable: Identifiable & Hashable>: View {
    let options: [Selectable]
    let optionToString: (Selectable) -> String
    @Binding var selected: Set<Selectable>

    var body: some View {
        List {
            // And here.
        }
    }
}
