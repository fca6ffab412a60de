extension Turkish {
    func commonError(_ error: CommonError) -> String {
        switch error {
        case .unknownName:
            "Burada bu adla bilinen bir şey yok. Yazılışına ve tanımının buradan görülüp görülmediğine bak."
        case .unknownType: "Bu adda bir tür bilinmiyor. Yazılışına bak ya da geldiği modül için `import` ekle."
        case .unknownMember: "Bu türün böyle bir özelliği ya da yöntemi yok. Yazılışına ve hangi tür olduğuna bak."
        case .noModule: "Burada böyle bir modül yok. `import` satırını çıkar ya da adını düzelt."
        case .otherType:
            "Bir türün değeri, başka bir türün beklendiği yerde duruyor. Değeri dönüştür ya da yazdığın türü değiştir."
        case .otherOperands:
            "Bir işlecin iki yanının türleri uyuşmalı; Swift kendiliğinden dönüştürmez. Birini dönüştür."
        case .undecidedType: "Swift türü yalnızca bundan çıkaramıyor. Türü yaz: `let names: [String] = []`."
        case .tooComplex: "Bu ifade derleyici için çok uzun. `let` ile birkaç parçaya böl."
        case .notACondition: "Bir koşul `true` ya da `false` olmalı. `==`, `!=`, `<` gibi bir işleçle karşılaştır."
        case .optionalNotUnwrapped:
            "Değer `nil` olabilir. `if let` ya da `guard let` ile aç veya `??` ile başka bir değer ver."
        case .constantChanged:
            "`let` ile tanımlanan değişmez; parametre ve döngü değeri de. `var` ya da bir kopya kullan."
        case .selfChanged: "Bir `struct` türünün özelliklerini değiştiren yöntem `mutating` ile işaretlenmeli."
        case .wrongLabel: "Argüman etiketleri tanımdaki gibi ve aynı sırada olmalı."
        case .missingArgument: "Çağrıda, tanımın istediği bir argüman eksik."
        case .extraArgument: "Çağrıda, tanımın almadığı bir argüman var."
        case .switchNotExhaustive: "Bir `switch` her değer için bir durum içermeli. Eksikleri ya da `default` ekle."
        case .missingReturn: "İşlev bir sonuç vaat ediyor; içinden geçen her yol `return` ile bir sonuç vermeli."
        case .guardFallsThrough:
            "`guard` deyiminin `else` bölümü bulunduğu yerden çıkmalı: `return`, `throw`, `continue` ya da `break` ile."
        case .returnsTooMuch:
            "Bu işlev bir şey döndürmüyor. Parametrelerden sonra `->` ile türü yaz ya da değeri çıkar."
        case .valueMissing:
            "Her özellik ve değişken kullanılmadan önce bir değer almalı: tanımlandığı yerde ya da `init` içinde."
        case .declaredTwice: "Burada bu adda bir şey zaten var. Birinin adını değiştir ya da birini sil."
        case .notConforming: "Tür, protokolün istediği her şeyi içermiyor. Eksik olanı ekle."
        case .bracketMissing: "Bir ayraç açılmış ve kapanmamış ya da bir virgül eksik. En dıştakinden başlayarak say."
        case .bracketTooMany: "Bir `}` fazla. Çoğu zaman daha önceki bir ayraç erken kapanıyordur."
        case .quoteMissing: "`\"` ile başlayan metin aynı satırda `\"` ile bitmeli."
        case .expressionMissing:
            "Burada bir değer bekleniyor ama yazılmamış; `=`, `return` ya da bir işleçten sonra olduğu gibi. Değeri yaz ya da onu isteyeni sil."
        case .openingBraceMissing:
            "Burada bir `{` bekleniyor: `if`, `for`, `func` ve benzerlerinin içindekiler `{` ile `}` arasında durur."
        case .declarationExpected:
            "Bir türün içinde ve işlevlerin dışında yalnızca `let`, `var`, `func` gibi tanımlar durur. Bunu bir işlevin içine taşı ya da önceki bir `}` erken mi kapanıyor, ona bak."
        case .parameterForm:
            "Bir parametre ad, iki nokta ve tür olarak yazılır: `name: String`."
        case .emptyCase:
            "Bir `case` için yapılacak bir şey gerekir. Onu yaz; yapılacak bir şey yoksa `break` yaz."
        case .commentNotClosed:
            "`/*` ile başlayan açıklama `*/` ile bitmeli."
        case .typographicQuotes: "Kodda düz çift tırnak gerekir: `\"`."
        case .twoOnALine: "Bir satırda iki deyim var ya da bir sözcük yanlış yazıldığı için satır dağılıyor."
        case .codeAtTopLevel: "İşlevlerin ve türlerin dışında yalnızca tanımlar durabilir. Bunu bir işlevin içine taşı."
        case .errorNotHandled:
            "Çağrılan şey hata fırlatabilir. Önüne `try` yaz; bir `do`–`catch` ya da `throws` olan bir işlev içinde."
        case .memberOfType:
            "Kimi üyeler türündür, kimi üyeler değerlerinin. Türle yazdıysan bir değerle dene, değerle yazdıysan türle."
        }
    }
}
