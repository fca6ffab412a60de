import CourseModel

extension Turkish {
    func translation(_ problem: TranslationProblem) -> Explained {
        switch problem {
        case .stepMissing(let id, let reference):
            Explained("\(code(id)) adımı burada yok, \(code(reference)) dilinde var.", "Buraya da ekle.")
        case .stepExtra(let id, let reference):
            Explained("\(code(id)) adımı \(code(reference)) dilinde yok.", "Oraya da ekle ya da buradan çıkar.")
        case .stepOrder(let id, let reference):
            Explained(
                "\(code(id)) adımının yeri \(code(reference)) dilindekinden farklı.", "İkisinde de aynı sırayı kullan.")
        case .kindDiffers(let id, let kind, let reference, let referenceKind):
            Explained(
                "\(code(id)) adımının türü burada \(code(kind)), \(code(reference)) dilinde \(code(referenceKind)).",
                "İkisinde de aynı türü kullan.")
        case .optionCountDiffers(let id, let count, let reference, let referenceCount):
            Explained(
                "\(code(id)) adımında burada \(count), \(code(reference)) dilinde \(referenceCount) seçenek var.",
                "İkisinde de aynı seçenekleri aynı sırayla yaz.")
        case .answerDiffers(let id, let reference):
            Explained("\(code(id)) adımının yanıtı \(code(reference)) dilindekinden farklı.", "Yanlış olanı düzelt.")
        case .templateDiffers(let id, let reference):
            Explained(
                "\(code(id)) adımının şablonundaki kod \(code(reference)) dilindekiyle aynı değil.",
                "İkisini aynı yap; yalnızca yorumları çevir.")
        case .checkDiffers(let id, let reference):
            Explained(
                "\(code(id)) adımı \(code(reference)) dilindeki gibi derlenip karşılaştırılmıyor.",
                "`check`, `before`, `after`, `values` ve `screen` değerlerini aynı yap.")
        case .blankCountDiffers(let id, let count, let reference, let referenceCount):
            Explained(
                "\(code(id)) adımında burada \(count), \(code(reference)) dilinde \(referenceCount) boşluk var.",
                "İkisinde de aynı boşlukları kullan.")
        case .arithmeticDiffers(let id, let reference):
            Explained(
                "\(code(id)) adımının soruları \(code(reference)) dilindekilerden farklı.",
                "İkisinde de aynı soruları sor.")
        case .adviceMissing(let id, let mistake, let reference):
            Explained(
                "\(code(id)) adımında burada \(code(mistake)) için öneri yok, \(code(reference)) dilinde var.",
                "Öneriyi `mistakes` altına yaz.")
        case .adviceExtra(let id, let mistake, let reference):
            Explained(
                "\(code(id)) adımında burada \(code(mistake)) için öneri var, \(code(reference)) dilinde yok.",
                "İkisinde de aynı bilinen hatalar için öneri ver.")
        case .hintCountDiffers(let id, let count, let reference, let referenceCount):
            Explained(
                "\(code(id)) adımında burada \(count), \(code(reference)) dilinde \(referenceCount) ipucu var.",
                "İkisinde de aynı ipuçlarını ver.")
        }
    }
}
