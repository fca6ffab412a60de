import CourseModel

extension Turkish {
    func remark(_ remark: Remark) -> String {
        switch remark {
        case .why(let reason): reason
        case .readAs(let number): "Bunu \(code(number)) olarak okudum."
        case .didYouMean(let text): "Şunu mu demek istedin: \(code(text))?"
        case .notANumber: "Bu bir sayı değil."
        case .nothingTyped: "Buraya bir şey yazılmamış."
        case .tooManyAnswers(let expected): "Fazla yanıt yazılmış; istenen yanıt sayısı: \(expected)."
        case .mixedDigits: "Rakamlar iki ayrı yazı sisteminden; yalnızca birini kullan."
        case .expressionNotResult: "Bu bir işlem; sonucunu yaz."
        case .numberTooLong: "Bu sayı çok uzun."
        case .remainderMissing: "Bölümü ve kalanı yaz, örneğin `4 1`."
        case .onlyQuotientAsked: "Yalnızca bölümü yaz; kalan istenmiyor."
        case .notInLowestTerms: "Değer doğru; şimdi kesri en sade biçimine getir."
        case .fractionWanted: "Burada ondalık sayı değil, kesir isteniyor."
        case .roundedOtherwise(let places): "Az kaldı: \(places) ondalık basamağa yuvarla."
        case .onlyQuotientRight: "Bölüm doğru, kalan doğru değil."
        case .onlyRemainderRight: "Kalan doğru, bölüm doğru değil."
        case .repeatsTemplate(let text): "Şablonda, boşluğun yanında \(code(text)) zaten var; onu yazma."
        case .curlyQuotes: "Kodda kıvrık tırnak değil, düz tırnak (`\"`) gerekir."
        case .differsInCase: "Büyük ve küçük harflere dikkat et."
        case .notAnOption(let count): "Seçeneklerin numaraları: 1–\(count)."
        case .chosenTwice: "Bu seçenek iki kez seçilmiş."
        case .chooseOne: "Yalnızca bir seçenek doğru; bir tane seç."
        case .moreAreRight(1): "Doğru olan bir seçenek daha var."
        case .moreAreRight(let count): "Doğru olan \(count) seçenek daha var."
        case .reachesBeyondBlank: "Bu, boşluğun dışına taşıyor; yalnızca boşluğun içinde duracak olanı yaz."
        case .doesNotCompile(let line, let message, let identifier):
            refused(line, message)
                + (CommonError(identifier: identifier, message: message).map { " " + commonError($0) } ?? "")
        case .compileLimit: "Derleyicinin bununla işi çok uzun sürüyor; daha yalın bir biçimde yaz."
        case .otherValue(let expression, let expected, let observed):
            "Bununla \(code(expression)) değeri \(code(observed)) oluyor; \(code(expected)) olmalı."
        case .otherScreen(let step, let expected, let observed): otherScreen(step, expected, observed)
        case .stepFails(let step, let reason): "Bununla \(code(step)) adımı yapılamıyor: \(code(reason))"
        case .endsOtherwise(let place, .completed):
            "Bununla program \(code(place)) noktasında sürüyor; oysa durmalı."
        case .endsOtherwise(let place, let ending): "Yer: \(code(place)); \(codePhrase(.ending(ending)))."
        case .couldNotCompile(let fault): "Bu, listedeki yanıtlardan biri değil ve derlenemedi: \(words(fault))."
        }
    }

    private func refused(_ line: String, _ message: String) -> String {
        let place = line.isEmpty ? "" : ", \(code(line)) satırında"
        return "Bununla kod derlenmiyor. Derleyici\(place): \(code(message))."
    }

    private func otherScreen(_ step: String, _ expected: String?, _ observed: String?) -> String {
        switch (expected, observed) {
        case (let expected?, let observed?):
            "\(code(step)) adımından sonra ekranda \(code(observed)) görünüyor; \(code(expected)) görünmeli."
        case (let expected?, nil): "\(code(step)) adımından sonra ekranda \(code(expected)) görünmüyor."
        case (nil, let observed?): "\(code(step)) adımından sonra ekranda \(code(observed)) görünüyor; görünmemeli."
        case (nil, nil): "\(code(step)) adımından sonra ekran olması gerektiği gibi değil."
        }
    }

    func rule(_ rule: GradingRule) -> String {
        switch rule {
        case .optionInKey: "Yazarın doğru yanıt olarak gösterdiği seçenek doğrudur."
        case .sameTokens: "Aynı Swift belirteçleri (token); boşluk karakterleri ve yorumlar fark etmez."
        case .sameText: "Harfi harfine aynı metin; baştaki ve sondaki boşluk karakterleri fark etmez."
        case .sameWords: "Aynı sözcükler; boşluk karakterleri, tırnakların biçimi ve harekeler fark etmez."
        case .equalNumber: "Tam olarak aynı sayı."
        case .withinTolerance: "Yazarın izin verdiğinden fazla sapmayan bir sayı."
        case .equalQuotientAndRemainder: "Hem bölüm hem kalan doğru."
        case .equalFraction: "Değeri aynı olan bir kesir."
        case .sameFractionInLowestTerms: "Aynı kesir, en sade biçimiyle."
        case .roundedToPlaces:
            "Sonuç, istenen sayıda basamağa yuvarlanmış; tam ortada kalan, sıfırdan uzağa yuvarlanır."
        case .compiles: "Listedeki yanıtlardan biri değil ama derleniyor; istenen de bu."
        case .showsTheSame: "Listedeki yanıtlardan biri değil ama program onlarla gösterdiğini gösteriyor."
        case .readable: "Yanıt okunamadığı için hiçbir şey karşılaştırılmadı."
        }
    }

    func notice(_ notice: Notice) -> String {
        switch notice {
        case .lessonInOtherLanguage(let lesson, let wanted, let shown):
            "\(code(lesson.name)) dersi \(code(wanted.tag)) dilinde yok; \(code(shown.tag)) dilinde gösteriliyor."
        case .lessonLeftOut(let lesson):
            "\(code(lesson.name)) dersi okunamıyor, bu yüzden atlandı. Nedenini `learn lint` gösterir."
        case .stepsLeftOut(let lesson, let count):
            "\(code(lesson.name)) dersinde hatalar var; gösterilemeyen adım sayısı: \(count). Ayrıntıları `learn lint` gösterir."
        case .outputFailed(let reason): "Çıktı yazılamadı: \(code(reason))."
        case .starterPut(let files): "Adımın başlangıcı yerinde yoktu; şuraya kondu: \(codes(files))."
        case .starterNotCopied(let path, let reason):
            "Başlangıç dosyası \(code(path)) yerine konamadı: \(code(reason))."
        case .watchPolls(let reason):
            "Burada sistem değişiklikleri bildiremiyor (\(code(reason))); dosyaya saniyede dört kez bakılıyor."
        case .portTaken(let wanted, let port):
            "\(code(String(wanted))) bağlantı noktasını başka bir program kullanıyor; bu kez \(code(String(port))) seçildi."
        case .openToOthers:
            "Bu bağlantıyı bilen herkes senin adına okuyup yanıtlayabilir; bağlantı da şifreli değil. Yalnızca güvendiğin bir ağda kullan."
        case .limitedProtection:
            "Burada korumalı alan yok: kod yalnızca sınırlarla çalıştı ve dosyalarını okuyabilirdi. Ayrıntısını `learn doctor` söyler."
        case .progressNotSaved(let failure): "İlerlemen kaydedilmedi. \(what(failure))"
        case .progressRecovered(let path, let attempts):
            "İlerleme dosyası bozulmuştu. \(code(path)) adıyla saklandı; içinden \(attempts) kayıt kurtarılabildi."
        }
    }

    func what(_ failure: ProgressFailure) -> String {
        switch failure {
        case .readOnly(let path): "\(code(path)) yazmaya kapalı."
        case .locked(let path): "\(code(path)) başka bir program tarafından kilitlenmiş."
        case .diskFull(let path): "Diskte \(code(path)) için yer kalmadı."
        case .newerVersion(let path): "\(code(path)) daha yeni bir `learn` sürümüyle yazılmış."
        case .notAFolder(let path): "\(code(path)) bir klasör değil."
        case .failed(let path, let reason): "\(code(path)) kullanılamıyor: \(reason)."
        }
    }
}
