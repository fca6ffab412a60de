import CourseModel

extension Turkish {
    func exercise(_ problem: ExerciseProblem) -> Explained {
        switch problem {
        case .badFileName(let name):
            Explained("Öğrencinin dosyasının adı \(code(name)) olamaz.", "`.swift` ile biten yalın bir ad seç.")
        case .unknownOracle(let name, let suggestion):
            Explained(
                "`learn` içinde \(code(name)) adında bir başvuru çözümü yok.",
                meant(suggestion) ?? "Alıştırmanın kendi `Oracle.swift` dosyası varsa `oracle` anahtarını çıkar.")
        case .recordOfTwoNames(let first, let second):
            Explained(
                "Bir komutun tek adı olur, bunun iki adı var: \(code(first)) ve \(code(second)).",
                "İki ayrı komut yap ya da alanları içeri al.")
        case .unknownCommand(let caseName):
            Explained(
                "\(code(caseName)) durumunda başvuru çözümünün bilmediği bir komut var.",
                "Adını, alanlarını ve değerlerini öteki durumlarla karşılaştır.")
        case .fileMissing(let path):
            Explained("Alıştırmada \(code(path)) dosyası yok.", "Dosyayı ekle.")
        case .adviceWithoutMistake(let mistake, let suggestion):
            Explained(
                "Alıştırmada \(code(mistake)) adında bir bilinen hata yok.",
                meant(suggestion) ?? "Alıştırmaya \(code("Mistakes/\(mistake).swift")) ekle ya da öneriyi çıkar.")
        case .mistakeWithoutAdvice(let mistake):
            Explained("Adımda, alıştırmanın \(code(mistake)) hatası için öneri yok.", "Öneriyi `mistakes` altına yaz.")
        case .notUsed:
            Explained(
                "Kursun hiçbir adımı bu alıştırmayı kullanmıyor.",
                "Bir derse klasörünün adıyla `code: AD` adımını ekle ya da klasörü sil.")
        case .phrasesMissing(let language):
            Explained("`say` içinde kursun dillerinden \(code(language)) için bir şey yok.", "O dilde ifadeleri ekle.")
        case .phraseMissing(let key, let language):
            Explained("`say` içinde \(code(key)) için \(code(language)) dilinde ifade yok.", "İfadeyi ekle.")
        }
    }
}
