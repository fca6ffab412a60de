extension Turkish {
    func name(of subject: DoctorReport.Subject) -> String {
        switch subject {
        case .swift: "Swift derleyicisi"
        case .libyaml: "libyaml"
        case .cmark: "cmark-gfm"
        case .sqlite: "SQLite"
        case .course: "kurs"
        case .workspace: "çalışma klasörü"
        case .progress: "ilerleme"
        case .exercises: "alıştırmalar"
        case .sandbox: "korumalı alan"
        case .cache: "önbellek"
        case .terminal: "terminal"
        case .encoding: "karakter kodlaması"
        }
    }

    func advice(for subject: DoctorReport.Subject) -> String {
        switch subject {
        case .swift:
            "https://www.swift.org/install adresinden Swift 6.2 ya da daha yenisini kur ve PATH değişkenine ekle."
        case .libyaml, .cmark, .sqlite: "`learn` klasöründe `Scripts/setup build` komutunu çalıştır."
        case .course:
            "Bir kursun klasörüne geç ya da `--course` ile birini göster; kurstaki sorunları `learn lint` söyler."
        case .workspace: "Klasörü yazmaya aç ya da `--workspace` ile başka birini seç."
        case .progress: "Hiçbir şey kaybolmadı: `learn status` komutunu çalıştır; bozuk dosya ayrı bir adla saklanır."
        case .exercises:
            "`learn verify` komutunu çalıştır: bir alıştırmada neyin yanlış olduğunu söyler. Orada sorun yoksa bellekte ve geçici dosyaların klasöründe yer olup olmadığına bak."
        case .sandbox:
            "`bubblewrap` kur ve bu makinenin ad alanı oluşturmasına izin verip vermediğine bak; o olmadan kod yalnızca sınırlarla çalışır ve dosyalarını okuyabilir."
        case .cache: "Klasörü yazılabilir yap ya da `XDG_CACHE_HOME` ile başka bir klasör seç."
        case .terminal: "Rahat okumak için pencere en az 60 sütun genişliğinde olsun."
        case .encoding: "UTF-8 kullanan bir yerel ayar seç, örneğin `export LANG=C.UTF-8`."
        }
    }
}
