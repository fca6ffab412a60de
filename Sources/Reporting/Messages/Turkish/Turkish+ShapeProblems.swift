import CourseModel

extension Turkish {
    func shape(_ problem: ShapeProblem) -> Explained {
        switch problem {
        case .duplicateKey(let key, let firstLine):
            Explained("\(code(key)) burada ikinci kez yazılmış; ilki \(firstLine). satırda.", "Yalnızca birini bırak.")
        case .unknownKey(let key, let suggestion, let known):
            Explained(
                "Burada \(code(key)) diye bir anahtar yok.", meant(suggestion) ?? "Anahtarlar şunlar: \(codes(known)).")
        case .missingKey(let key): Explained("Burada \(code(key)) eksik.", "Ekle.")
        case .wrongKind(let key, let expected, let found):
            Explained(
                "\(code(key)) \(name(of: expected)) olmalı, oysa burada \(name(of: found)) var.",
                shape(of: expected, key))
        case .emptyValue(let key): Explained("\(code(key)) boş.", "Değerini iki noktadan sonra yaz.")
        case .notAnInteger(let key, let value):
            Explained(
                "\(code(key)) bir tam sayı olmalı, oysa değeri \(code(value)).", "Yalnızca rakam yaz, örneğin `3`.")
        case .outOfRange(let key, let value, let allowed):
            Explained("\(code(key)) için \(code(value)) kullanılamaz.", "Olabilecek değerler: \(code(allowed)).")
        case .notATruthValue(let key, let value):
            Explained(
                "\(code(key)) ya `true` ya `false` olmalı, oysa değeri \(code(value)).", "`true` ya da `false` yaz.")
        case .notAChoice(let key, let value, let suggestion, let choices):
            Explained(
                "\(code(key)) için \(code(value)) kullanılamaz.",
                meant(suggestion) ?? "Kullanılabilecekler: \(codes(choices)).")
        case .stepWithoutKind(let suggestion):
            Explained(
                "Bu adımın türü yazılmamış.",
                meant(suggestion)
                    ?? "Adımın başına şunlardan birini yaz: \(codes(StepKind.allCases.map { "\($0.rawValue): ID" }, separator: " ya da "))."
            )
        case .stepOfTwoKinds(let first, let second):
            Explained("Bu adım hem \(code(first)) hem \(code(second)).", "İki ayrı adım yap.")
        case .badIdentifier(let value, let suggestion):
            Explained("\(code(value)) tanımlayıcı (id) olamaz.", meant(suggestion) ?? nameCharacters)
        case .badLanguage(let value):
            Explained("\(code(value)) bir dil etiketi değil.", "Bir dil etiketi yaz, örneğin `en`, `tr` ya da `pt-br`.")
        case .badRange(let value):
            Explained("\(code(value)) bir aralık değil.", "Küçük sayıyı önce yaz, örneğin `1...50`.")
        case .badNumber(let key, let value):
            Explained("\(code(key)) bir sayı olmalı, oysa değeri \(code(value)).", "Bir sayı yaz, örneğin `0.5`.")
        case .tooManyItems(let key, let limit):
            Explained("\(code(key)) listesinde en çok \(limit) öge olabilir.", "Bazılarını çıkar ya da dersi böl.")
        }
    }

    private func name(of kind: ShapeProblem.ValueKind) -> String {
        switch kind {
        case .text: "bir metin"
        case .list: "bir liste"
        case .mapping: "anahtarlardan ve değerlerden oluşan bir eşleme"
        case .integer: "bir tam sayı"
        case .textOrList: "bir metin ya da metin listesi"
        case .integerOrList: "bir tam sayı ya da tam sayı listesi"
        case .textOrMapping: "bir metin ya da eşleme"
        }
    }

    private func shape(of kind: ShapeProblem.ValueKind, _ key: String) -> String {
        switch kind {
        case .text, .textOrMapping:
            "Değeri \(code("\(key):")) ile aynı satıra yaz; içinde `: ` varsa tırnak içine al ya da `|` işaretinden sonraki bir bloğa koy."
        case .list: "Her ögeyi ayrı bir satıra, `- ` işaretinden sonra yaz."
        case .mapping: "Anahtarlarını alttaki satırlara, iki boşluk karakteri içeriden yaz."
        case .integer, .integerOrList: "Şöyle yaz: \(code("\(key): 0")) ya da \(code("\(key): [0, 2]"))."
        case .textOrList: "Şöyle yaz: \(code("\(key): [birinci, ikinci]"))."
        }
    }
}
