import CourseModel

extension Turkish {
    func exercise(_ problem: ExerciseProblem) -> Explained {
        switch problem {
        case .badFileName(let name):
            Explained("Öğrencinin dosyasının adı \(code(name)) olamaz.", "`.swift` ile biten yalın bir ad seç.")
        case .fileMissing(let path):
            Explained("Alıştırmada \(code(path)) dosyası yok.", "Dosyayı ekle.")
        case .adviceWithoutMistake(let mistake, let suggestion):
            Explained(
                "Alıştırmada \(code(mistake)) adında bir bilinen hata yok.",
                meant(suggestion) ?? "Alıştırmaya \(code("Mistakes/\(mistake).swift")) ekle ya da öneriyi çıkar.")
        case .mistakeWithoutAdvice(let mistake):
            Explained("Adımda, alıştırmanın \(code(mistake)) hatası için öneri yok.", "Öneriyi `mistakes` altına yaz.")
        case .phrasesMissing(let language):
            Explained("`say` içinde kursun dillerinden \(code(language)) için bir şey yok.", "O dilde ifadeleri ekle.")
        case .phraseMissing(let key, let language):
            Explained("`say` içinde \(code(key)) için \(code(language)) dilinde ifade yok.", "İfadeyi ekle.")
        }
    }
}
