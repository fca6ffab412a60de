import CommandTable
import CourseModel

extension Turkish {
    func failure(_ failure: Failure, program: String) -> Explained {
        switch failure {
        case .usage(let problem): usage(problem, program: program)
        case .courseNotFound(let path):
            Explained(
                "\(code(path)) klasöründe ya da üstündeki klasörlerde kurs yok.",
                "Bir kursun klasörüne geç, `--course` ile birini göster ya da `learn new course DIR` ile bir kurs oluştur."
            )
        case .faultyCourse: Explained("Kursta hatalar var.", "Hepsini görmek için: \(code("\(program) lint")).")
        case .unknownStep(let text, let suggestion):
            Explained(
                "\(code(text)) diye bir adım yok.",
                meant(suggestion) ?? "Bütün adımları görmek için: \(code("\(program) list")).")
        case .ambiguousStep(let text, let candidates):
            Explained(
                "Birkaç derste \(code(text)) adında bir adım var.",
                "Şunlardan birini yaz: \(codes(candidates.map(\.description))).")
        case .unknownLesson(let text, let suggestion):
            Explained(
                "\(code(text)) diye bir ders yok.",
                meant(suggestion) ?? "Bütün dersleri görmek için: \(code("\(program) list")).")
        case .unknownExercise(let text, let suggestion):
            Explained(
                "\(code(text)) diye bir alıştırma yok.",
                meant(suggestion) ?? "Alıştırmalar `Exercises` içindeki klasörlerdir.")
        case .cannotRunExercises(let fault):
            Explained(
                "Alıştırmalar burada çalıştırılamıyor: \(words(fault)).", "Neyin eksik olduğunu `learn doctor` söyler.")
        case .unknownLanguage(let text, let known):
            Explained("Bu kurs \(code(text)) dilinde yok.", "Kursun dilleri: \(codes(known.map(\.tag))).")
        case .noAnswer(let step, _, 1):
            Explained(
                "\(code(step.description)) adımı için yanıt verilmedi.",
                "Yanıtı komuttan sonra yaz: \(code("\(program) check ANSWER")).")
        case .noAnswer(let step, _, let count):
            Explained(
                "\(code(step.description)) adımı için yanıt verilmedi.",
                "\(count) yanıt gerekiyor; art arda yaz: \(code("\(program) check ANSWER…")).")
        case .answerCount(let step, _, let expected, let found):
            Explained(
                "\(code(step.description)) adımı \(expected) yanıt istiyor, \(found) yanıt verildi.",
                found < expected
                    ? "Hepsini komuttan sonra sırayla yaz ya da standart girdide her satıra birini koy."
                    : "İçinde boşluk karakteri olan yanıtı tırnak içine al.")
        case .takesNoAnswer(let step):
            Explained(
                "\(code(step.description)) adımı bir metin; yanıt istemez.",
                "Devam etmek için: \(code("\(program) next"))")
        case .nothingToPreview(let name):
            Explained(
                "\(code(name)) içinde gösterilecek bir şey yok: ne `#Preview` ne de `@main` uygulaması var.",
                "Dosyanın sonuna `#Preview { ContentView() }` ekle.")
        case .nothingToWatch(let step):
            Explained(
                "\(code(step.description)) adımında izlenecek kod yok.",
                "Bir kod adımının adını ver ya da \(code("\(program) check \(step)")) ile yanıtla.")
        case .answerInFile(let step, let files):
            Explained(
                "\(code(step.description)) adımı komut satırında yanıtlanmaz.",
                "Şuraya yaz: \(codes(files)). Kaydet ve şunu çalıştır: \(code("\(program) check \(step)")).")
        case .cannotServe(let problem): cannotServe(problem)
        case .unreadableInput:
            Explained(
                "Standart girdi okunabilir bir metin değil.",
                "Yanıtları UTF-8 metni olarak, her satıra bir tane gelecek biçimde ver.")
        case .refusedQuestion(let reason): refused(reason)
        case .nothingToSkip(let step):
            Explained(
                "\(code(step.description)) adımı zaten tamamlandı.",
                "Baştan başlamak için: \(code("\(program) reset \(step)"))")
        case .nothingToReset(let step): Explained("\(code(step.description)) adımına henüz başlanmadı.")
        case .progress(let failure): Explained(what(failure), advice(failure))
        case .cannotCreate(let path, let problem): cannotCreate(path, problem)
        }
    }

    private func cannotServe(_ problem: ServingProblem) -> Explained {
        switch problem {
        case .portTaken(let port):
            Explained(
                "\(code(String(port))) bağlantı noktasını başka bir program kullanıyor.",
                "`--port` ile başkasını seç ya da seçeneği hiç verme.")
        case .badAddress(let address):
            Explained(
                "\(code(address)) sunulabilecek bir adres değil.",
                "Adres bir sayıdır, örneğin `127.0.0.1` ya da `0.0.0.0`.")
        case .noLibrary:
            Explained(
                "Kurs sunulamıyor: libmicrohttpd eksik.",
                "`Scripts/setup build` onu kurar.")
        case .failed(let reason): Explained("Kurs sunulamıyor: \(code(reason)).")
        }
    }

    func meant(_ suggestion: String?) -> String? { suggestion.map { "Şunu mu demek istedin: \(code($0))?" } }

    private func refused(_ reason: QuestionRefusalReason) -> Explained {
        let example = "Bir soru, iki tam sayı ile `+ - * /` işaretlerinden biridir, örneğin `12 / 5`."
        return switch reason {
        case .unreadableNumber(let text): Explained("\(code(text)) bir tam sayı değil.", example)
        case .unknownOperation(let text): Explained("\(code(text)) bir işlem değil.", example)
        case .noOperation: Explained("Sayıların arasında bir işlem yok.", example)
        case .severalOperations: Explained("Burada birkaç işlem var; bir soruda tek işlem olur.", example)
        case .missingFields: Explained("Bu soruda bir şey eksik.", example)
        case .remains: Explained("Bu bölme kalan bırakıyor.", "Başka sayılar ya da başka bir `--division` seç.")
        case .divisionByZero: Explained("Hiçbir sayı sıfıra bölünemez.", "Başka bir ikinci sayı seç.")
        case .overflow: Explained("Sonuç çok büyük.", "Daha küçük sayılar seç.")
        }
    }

    private func advice(_ failure: ProgressFailure) -> String {
        switch failure {
        case .readOnly: "Yazmaya aç ya da `--workspace` ile başka bir klasör seç."
        case .locked: "Öbür programı kapatıp yeniden dene."
        case .diskFull: "Yer açıp yeniden dene; hiçbir şey kaybolmadı."
        case .newerVersion: "`learn` programını güncelle ya da `--workspace` ile başka bir klasör seç."
        case .notAFolder: "`--workspace` ile bir klasör seç."
        case .failed: "Nedenini bulmak için: `learn doctor`."
        }
    }

    private func cannotCreate(_ path: String, _ problem: CreationProblem) -> Explained {
        switch problem {
        case .exists: Explained("\(code(path)) zaten var; hiçbir şey değiştirilmedi.", "Başka bir ad seç.")
        case .otherContent(let file):
            Explained(
                "\(code(path)) klasöründe \(code(file)) var; bu, bir sitenin sayfası değil. Hiçbir şey değiştirilmedi.",
                "Boş bir klasör ya da `learn site` ile yapılmış bir klasör seç.")
        case .reservedName(let file):
            Explained(
                "\(code(path)) bir alıştırmanın adı olamaz: dosyasının adı \(code(file)) olurdu, orada bu adın başka bir anlamı var.",
                "Başka bir ad seç.")
        case .badName(let suggestion):
            Explained("\(code(path)) burada ad olamaz.", meant(suggestion) ?? nameCharacters)
        case .failed(let reason): Explained("\(code(path)) oluşturulamadı: \(reason).")
        }
    }

    /// Names the alphabet, since a Turkish reader's small letters include `ç`, `ğ` and `ı`.
    var nameCharacters: String { "Yalnızca `a`–`z` arasındaki küçük harfleri, rakamları ve tireyi kullan." }

    func usage(_ problem: UsageProblem, program: String) -> Explained {
        let overview = "Bütün komutları görmek için: \(code("\(program) help"))."
        return switch problem {
        case .unknownCommand(let text, let suggestion):
            Explained("\(code(text)) diye bir komut yok.", meant(suggestion) ?? overview)
        case .unknownOption(let text, let suggestion):
            Explained(
                "\(code(text)) diye bir seçenek yok.",
                meant(suggestion) ?? "Tireyle başlayan bir yanıtın önüne `--` yaz.")
        case .optionNotForCommand(let option, let command):
            Explained(
                "\(code(command.rawValue)) komutu \(code(option.typed)) seçeneğini almaz.",
                "Neler aldığını görmek için: \(code("\(program) help \(command.rawValue)")).")
        case .missingValue(let option):
            Explained("\(code(option.typed)) seçeneğinden sonra bir değer gerekir.", summary(of: option))
        case .valueNotTaken(let option): Explained("\(code(option.typed)) seçeneği değer almaz.")
        case .notAChoice(let option, let value, let suggestion, let choices):
            Explained(
                "\(code(option.typed)) seçeneğinde \(code(value)) kullanılamaz.",
                meant(suggestion) ?? "Kullanılabilecekler: \(codes(choices)).")
        case .notANumber(let option, let value, let allowed):
            Explained(
                "\(code(option.typed)) seçeneğinde \(code(value)) kullanılamaz.",
                "\(allowed.lowerBound) ile \(allowed.upperBound) arasında bir tam sayı alır.")
        case .operandNotAChoice(let operand, let value, let suggestion):
            Explained(
                "Burada \(code(value)) kullanılamaz.",
                meant(suggestion) ?? "Kullanılabilecekler: \(codes(operand.choices)).")
        case .missingOperand(let operand, let command):
            Explained(
                "\(code(command.rawValue)) komutunda \(code(operand.rawValue)) eksik.",
                "Örnekleri görmek için: \(code("\(program) help \(command.rawValue)")).")
        case .extraOperand(let text, let command):
            Explained(
                "\(code(command.rawValue)) komutunda \(code(text)) fazladan yazılmış.",
                "Neler aldığını görmek için: \(code("\(program) help \(command.rawValue)")).")
        }
    }
}
