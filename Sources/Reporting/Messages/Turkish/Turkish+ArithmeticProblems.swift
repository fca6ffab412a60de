import CourseModel

extension Turkish {
    func arithmetic(_ problem: ArithmeticProblem) -> Explained {
        switch problem {
        case .notAQuestion(let text):
            Explained(
                "\(code(text)) bir soru değil.",
                "İki tam sayı ile `+ - * /` işaretlerinden birini yaz, örneğin `12 / 5`.")
        case .divisionByZero(let text):
            Explained("\(code(text)) sıfıra bölmedir.", "Başka bir ikinci sayı seç.")
        case .overflow(let text): Explained("\(code(text)) işleminin sonucu çok büyük.", "Daha küçük sayılar seç.")
        case .divisionRemains(let text):
            Explained(
                "\(code(text)) bölmesinde kalan var, oysa `division: exact` kalansız bölme ister.",
                "Başka sayılar ya da başka bir `division` seç.")
        case .divisionUnstated(let text):
            Explained(
                "\(code(text)) bölmesinde kalan var ve neyin istendiği yazılmamış.",
                "`division:` ekle; değeri `integer`, `remainder`, `decimal` ya da `fraction` olsun.")
        case .nothingToAsk: Explained("Hiç soru yok.", "`questions` ekle ya da soru üretilmesi için `random` ekle.")
        case .generatedDivisionByZero(let range):
            Explained("\(code(range)) aralığında her bölme sıfıra bölme olur.", "Başka sayılar içeren bir aralık seç.")
        case .generatedOverflow(let range):
            Explained("\(code(range)) aralığındaki sayılarla sonuçlar çok büyük olabilir.", "Daha dar bir aralık seç.")
        case .generatorTooNarrow(let range):
            Explained(
                "\(code(range)) aralığında `count` kadar farklı soru yok.",
                "Daha geniş bir aralık ya da daha küçük bir `count` seç.")
        case .placesWithoutDecimal:
            Explained("`division: decimal` yokken `places` anlamsızdır.", "Onu ekle ya da `places` anahtarını çıkar.")
        case .lowestTermsWithoutFraction:
            Explained(
                "`division: fraction` yokken `lowest-terms` anlamsızdır.",
                "Onu ekle ya da `lowest-terms` anahtarını çıkar.")
        case .idleTolerance:
            Explained(
                "`division: remainder` ya da `lowest-terms: true` varken `tolerance` anlamsızdır; öyle bir cevap tam olmalıdır.",
                "`tolerance` anahtarını çıkar ya da soruyu başka türlü sor.")
        case .unknownLocale(let locale):
            Explained(
                "\(code(locale)) yerel ayarında sayıların nasıl yazıldığı burada bilinmiyor.",
                "`Documentation/Authors.md` dosyasında listelenen yerel ayarlardan birini seç.")
        }
    }
}
