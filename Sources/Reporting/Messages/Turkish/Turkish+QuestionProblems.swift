import CourseModel

extension Turkish {
    func question(_ problem: QuestionProblem) -> Explained {
        switch problem {
        case .duplicateStep(let id, let firstLine):
            Explained(
                "İki adımın tanımlayıcısı (id) aynı: \(code(id)); ilki \(firstLine). satırda.",
                "Birine başka bir tanımlayıcı ver.")
        case .duplicateLesson(let id):
            Explained("\(code(id)) dersi listede iki kez var.", "Yalnızca birini bırak.")
        case .noSteps: Explained("Bu derste hiç adım yok.", "En az bir adım ekle.")
        case .tooFewOptions(let count):
            Explained("Bir soruda en az iki seçenek olmalı; burada \(count) seçenek var.", "Seçenek ekle.")
        case .answerOutOfRange(let answer, let count):
            Explained(
                "\(answer) numaralı seçenek yok: \(count) seçenek var ve numaralar 0 ile başlar.",
                count > 0 ? "Sonuncunun numarası \(count - 1)." : nil)
        case .answerTwice(let answer): Explained("\(answer) yanıtı iki kez yazılmış.", "Yalnızca birini bırak.")
        case .duplicateOption(let text, let firstLine):
            Explained("\(code(text)) seçeneği \(firstLine). satırda zaten var.", "İkisinden birini değiştir.")
        case .distractorEqualsKey(let text):
            Explained(
                "Yanlış olan \(code(text)) seçeneği, doğru bir seçenekle aynı şeyi söylüyor.",
                "İkisinden birini değiştir.")
        case .everyOptionRight:
            Explained("Seçeneklerin hepsi doğru; o zaman sorulan bir şey yok.", "Yanlış bir seçenek ekle.")
        case .optionWithoutWhy(let text):
            Explained("\(code(text)) seçeneğinin neden doğru ya da yanlış olduğu yazılmamış.", "`why` ekle.")
        case .blankWithoutPlaceholder(let index):
            Explained(
                "Şablonda bu boşluk için \(code("{{\(index)}}")) yok.",
                "Boşluğun geleceği yere \(code("{{\(index)}}")) yaz.")
        case .placeholderWithoutBlank(let index):
            Explained(
                "\(code("{{\(index)}}")) için bir boşluk yok.",
                "Boşluğu `blanks` listesine ekle; numaralar 0 ile başlar.")
        case .placeholderTwice(let index):
            Explained("Şablonda \(code("{{\(index)}}")) iki kez var.", "İkinci yere ayrı bir boşluk ver.")
        case .placeholderMalformed(let text):
            Explained(
                "\(code(text)) bir yer tutucu değil.",
                "Boşluğun numarasını çift süslü ayraç içine yaz, örneğin `{{0}}`.")
        case .duplicateAnswer(let text, let firstLine):
            Explained("\(code(text)) yanıtı \(firstLine). satırda zaten var.", "Yalnızca birini bırak.")
        case .splitDecimal(let first, let second):
            Explained(
                "\(code("[\(first),\(second)]")) iki yanıt demektir: \(code(first)) ve \(code(second)).",
                "Virgüllü tek bir yanıt için \(code("[\"\(first),\(second)\"]")) yaz; iki yanıt için virgülden sonra boşluk bırak."
            )
        case .answerNotAccepted(let answer):
            Explained("Listedeki \(code(answer)) yanıtı doğru sayılmıyor.", "Onu, bir öğrencinin yazacağı gibi yaz.")
        case .distractorAccepted(let text):
            Explained(
                "Yanlış olması gereken \(code(text)) doğru sayılıyor.", "Onu değiştir ya da doğru yanıtlara ekle.")
        case .answerRepeatsTemplate(let answer, let repeated):
            Explained(
                "\(code(answer)) yanıtında \(code(repeated)) da var, oysa şablon bunu boşluğun yanında zaten içeriyor.",
                "İkisinden birinden çıkar.")
        case .templateDoesNotParse(let detail):
            Explained(
                "Yanıtlar yerine konunca şablon geçerli Swift olmuyor: \(code(detail)).",
                "Şablonu ya da yanıtları düzelt.")
        case .codeDoesNotParse(let detail):
            Explained(
                "Bu kod geçerli Swift değil: \(code(detail)).",
                "Düzelt ya da kod bloğunun açılışına başka bir dil yaz, örneğin `text`.")
        case .notALink(let url):
            Explained("\(code(url)) bir bağlantı değil.", "`https://` ile başlayan bir bağlantı yaz.")
        case .scoringWithoutSeveralAnswers:
            Explained("Tek bir doğru seçenek varken `scoring` anlamsızdır.", "Onu çıkar.")
        case .onlyForWords(let key):
            Explained(
                "Kod olduğu gibi karşılaştırılır; \(code(key)) anahtarı burada anlamsızdır.",
                "Onu çıkar ya da şablon sözcüklerden oluşuyorsa `language: text` yaz.")
        case .onlyForCompiling(let key):
            Explained(
                "Yanıtlar derlenmiyorsa \(code(key)) anahtarı anlamsızdır.", "`check: compile` ekle ya da onu çıkar.")
        case .onlySwiftCompiles(let language):
            Explained(
                "Şablonun dili \(code(language)); yalnızca Swift derlenebilir.",
                "`check` anahtarını çıkar ya da `language` değerini düzelt.")
        case .unknownCodeMark(let word, let suggestion):
            Explained(
                "Kod bloğunun dilinden sonraki \(code(word)) burada bir anlam taşımıyor.",
                suggestion.map { "Şunu mu demek istedin: \(code($0))?" }
                    ?? "Onu çıkar; `program` sözcüğü, bloğun olduğu gibi derlendiğini söyler.")
        }
    }
}
