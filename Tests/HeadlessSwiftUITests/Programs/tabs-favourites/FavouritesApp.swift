import SwiftUI

struct Resort: Identifiable, Hashable {
    let id: String
    let country: String
}

@Observable
final class Favourites {
    private var ids: Set<String> = []

    func contains(_ resort: Resort) -> Bool { ids.contains(resort.id) }

    func toggle(_ resort: Resort) {
        if ids.contains(resort.id) { ids.remove(resort.id) } else { ids.insert(resort.id) }
    }
}

struct ResortList: View {
    let resorts: [Resort]
    @Environment(Favourites.self) var favourites
    @State private var searchText = ""
    @State private var isSortedByCountry = false

    var shown: [Resort] {
        let found = searchText.isEmpty ? resorts : resorts.filter { $0.id.localizedStandardContains(searchText) }
        return isSortedByCountry ? found.sorted { $0.country < $1.country } : found
    }

    var body: some View {
        NavigationStack {
            List(shown) { resort in
                NavigationLink(value: resort) {
                    HStack {
                        VStack(alignment: .leading) {
                            Text(resort.id)
                            Text(resort.country).foregroundStyle(.secondary)
                        }
                        if favourites.contains(resort) {
                            Spacer()
                            Image(systemName: "heart.fill")
                                .accessibilityLabel("This is a favourite")
                        }
                    }
                }
            }
            .navigationTitle("Resorts")
            .navigationDestination(for: Resort.self) { ResortView(resort: $0) }
            .searchable(text: $searchText, prompt: "Search for a resort")
            .toolbar {
                ToolbarItem(placement: .bottomBar) {
                    Toggle("By country", isOn: $isSortedByCountry)
                }
            }
        }
    }
}

struct ResortView: View {
    let resort: Resort
    @Environment(Favourites.self) var favourites

    var body: some View {
        VStack {
            Text(resort.country)
            Button(favourites.contains(resort) ? "Remove from Favourites" : "Add to Favourites") {
                favourites.toggle(resort)
            }
        }
        .navigationTitle(resort.id)
    }
}

struct RootView: View {
    @State private var favourites = Favourites()
    @State private var tab = 0

    let resorts = [
        Resort(id: "Uludağ", country: "Türkiye"), Resort(id: "Zermatt", country: "Schweiz"),
        Resort(id: "Avoriaz", country: "France"),
    ]

    var body: some View {
        TabView(selection: $tab) {
            ResortList(resorts: resorts)
                .tabItem { Label("All", systemImage: "list.bullet") }
                .tag(0)

            List(resorts.filter(favourites.contains)) { Text($0.id) }
                .tabItem { Label("Favourites", systemImage: "heart") }
                .tag(1)
        }
        .environment(favourites)
    }
}

#Preview {
    RootView()
}
