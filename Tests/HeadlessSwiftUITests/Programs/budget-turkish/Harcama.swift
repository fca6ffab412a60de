import Foundation

enum Kategori: String, CaseIterable, Codable {
    case yiyecek = "Yiyecek"
    case ulaşım = "Ulaşım"
    case eğlence = "Eğlence"

    var simge: String {
        switch self {
        case .yiyecek: return "fork.knife"
        case .ulaşım: return "bus"
        case .eğlence: return "gamecontroller"
        }
    }
}

struct Harcama: Identifiable, Codable, Hashable {
    var id = UUID()
    var başlık: String
    var tutar: Double
    var kategori: Kategori

    static let örnekler = [
        Harcama(başlık: "Simit", tutar: 15, kategori: .yiyecek),
        Harcama(başlık: "Vapur", tutar: 27.5, kategori: .ulaşım),
    ]
}

@Observable
class HarcamaDeposu {
    var harcamalar: [Harcama] = Harcama.örnekler

    var toplam: Double {
        harcamalar.map(\.tutar).reduce(0, +)
    }

    func güncelle(_ harcama: Harcama) {
        if let sıra = harcamalar.firstIndex(where: { $0.id == harcama.id }) {
            harcamalar[sıra] = harcama
        }
    }
}
