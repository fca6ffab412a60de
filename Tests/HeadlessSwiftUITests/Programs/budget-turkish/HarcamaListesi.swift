import SwiftUI

struct HarcamaListesi: View {
    @Environment(HarcamaDeposu.self) private var depo
    @State private var düzenlenen: Harcama?
    @State private var seçim: Kategori?

    private var gösterilenler: [Harcama] {
        depo.harcamalar.filter { seçim == nil || $0.kategori == seçim }
    }

    var body: some View {
        NavigationStack {
            List {
                Picker("Kategori", selection: $seçim) {
                    Text("Hepsi").tag(Kategori?.none)
                    ForEach(Kategori.allCases, id: \.self) { kategori in
                        Label(kategori.rawValue, systemImage: kategori.simge)
                            .tag(Optional(kategori))
                    }
                }

                Section {
                    ForEach(gösterilenler) { harcama in
                        Button {
                            düzenlenen = harcama
                        } label: {
                            satır(harcama)
                        }
                        .buttonStyle(.plain)
                    }
                } footer: {
                    Text("Toplam: \(depo.toplam, format: .currency(code: "TRY"))")
                }
            }
            .navigationTitle("Harcamalar")
            .sheet(item: $düzenlenen) { harcama in
                DüzenlemeFormu(harcama: harcama)
            }
        }
    }

    @ViewBuilder
    private func satır(_ harcama: Harcama) -> some View {
        HStack {
            Label(harcama.başlık, systemImage: harcama.kategori.simge)
            Spacer()
            Text(harcama.tutar, format: .currency(code: "TRY"))
        }
    }
}

struct DüzenlemeFormu: View {
    @Environment(HarcamaDeposu.self) private var depo
    @Environment(\.dismiss) private var kapat
    @State private var taslak: Harcama

    init(harcama: Harcama) {
        _taslak = State(initialValue: harcama)
    }

    var body: some View {
        NavigationStack {
            Form {
                TextField("Başlık", text: $taslak.başlık)
                TextField("Tutar", value: $taslak.tutar, format: .number)
                Picker("Tür", selection: $taslak.kategori) {
                    ForEach(Kategori.allCases, id: \.self) { Text($0.rawValue) }
                }
            }
            .navigationTitle("Düzenle")
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Vazgeç") { kapat() }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Kaydet") {
                        depo.güncelle(taslak)
                        kapat()
                    }
                    .disabled(taslak.başlık.isEmpty || taslak.tutar <= 0)
                }
            }
        }
    }
}

@main
struct CepBütçesi: App {
    @State private var depo = HarcamaDeposu()

    var body: some Scene {
        WindowGroup {
            HarcamaListesi()
                .environment(depo)
        }
    }
}

#Preview {
    HarcamaListesi()
        .environment(HarcamaDeposu())
}
