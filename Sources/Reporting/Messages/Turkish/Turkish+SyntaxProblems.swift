import CourseModel

extension Turkish {
    func syntax(_ problem: SyntaxProblem) -> Explained {
        switch problem {
        case .invalid(let detail):
            Explained(
                "Bu, geçerli YAML değil: \(code(detail)).",
                "Bu satırı ve bir öncekini `Documentation/Authors.md` dosyasındaki bir örnekle karşılaştır.")
        case .tab:
            Explained("Boşluk karakteri gereken yerde sekme (tab) var.", "Girintiyi iki boşluk karakteriyle yap.")
        case .needsQuotes(let start):
            Explained(
                "Tırnaksız bir değer \(code(start)) ile başlayamaz.",
                "Değeri çift tırnak içine al ya da `|` işaretinden sonraki bir bloğa yaz.")
        case .colonInValue:
            Explained(
                "Değerin içinde iki nokta ve boşluk var; bu, yeni bir anahtar başlatır.", "Değeri çift tırnak içine al."
            )
        case .commentInValue(let lost):
            Explained(
                "Satırın \(code(lost)) ile başlayan bölümü metin değil, yorum sayılıyor.",
                "Değeri çift tırnak içine al.")
        case .backslashInQuotes(let escape):
            Explained(
                "Çift tırnak içinde \(code(escape)) YAML için başka bir anlama gelir ya da hiçbir anlama gelmez.",
                "Ters eğik çizgiyi iki kez yaz, tek tırnak kullan ya da metni `|` işaretinden sonraki bir bloğa koy.")
        case .unclosedQuote: Explained("Bu tırnak kapatılmamış.", "Değerin sonunda kapat.")
        case .unclosedBracket: Explained("Bu ayraç kapatılmamış.", "Kapat ya da değeri çift tırnak içine al.")
        case .badIndentation:
            Explained(
                "Bu satır, ait olduğu satırlarla aynı hizada değil.",
                "Komşu satırlarla hizala; her düzey iki boşluk karakteridir.")
        case .missingColon(let key):
            Explained(
                "\(code(key)) anahtarından sonra iki nokta yok.", "\(code("\(key):")) yaz, ardından bir boşluk bırak.")
        case .anchor(let name):
            Explained(
                "\(code("&" + name)) gibi çapalar (anchor) kullanılamaz.",
                "Metnin kendisini yaz; `&` ile başlıyorsa tırnak içine al.")
        case .alias(let name):
            Explained(
                "\(code("*" + name)) gibi takma adlar (alias) kullanılamaz.",
                "Metnin kendisini yaz; `*` ile başlıyorsa tırnak içine al.")
        case .tag(let name):
            Explained(
                "\(code(name)) gibi etiketler (tag) kullanılamaz.",
                "Etiketi çıkar; değer `!` ile başlıyorsa tırnak içine al.")
        case .directive(let name):
            Explained(
                "\(code(name)) gibi yönergeler (directive) kullanılamaz.",
                "Satırı çıkar; değer `%` ile başlıyorsa tırnak içine al.")
        case .severalDocuments: Explained("Burada ikinci bir belge başlıyor.", "`---` satırını çıkar.")
        case .tooDeep(let limit):
            Explained("İç içe geçme \(limit) düzeyi aşıyor.", "Hiçbir derste 10 düzeyden fazlası gerekmez.")
        case .tooManyKeys(let limit):
            Explained(
                "Bu eşlemede anahtar sayısı \(limit) sınırını aşıyor.", "Dersin hiçbir yerinde bu kadarı gerekmez.")
        case .keyNotText:
            Explained(
                "Liste ya da eşleme anahtar olamaz.", "`[` ya da `{` ile başlayan bir değeri çift tırnak içine al.")
        case .missingComma: Explained("İki öğe arasında virgül yok.", "Aralarına virgül koy.")
        case .foldedCode(let key):
            Explained("\(code(key)) anahtarındaki kodun satırları `>` yüzünden birleşiyor.", "`>` yerine `|` yaz.")
        case .controlCharacter(let name):
            Explained("Burada metinde bulunamayacak \(code(name)) karakteri var.", "Onu sil.")
        }
    }
}
