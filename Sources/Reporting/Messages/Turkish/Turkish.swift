import CommandTable
import CourseModel

/// Turkish. The reader is "sen"; suffixes go on Turkish words (`x` adımı), never on inserted text, whose vowels are unknown.
struct Turkish: Wording {
    func phrase(_ phrase: Phrase) -> String {
        switch phrase {
        case .stepOf(let number, let count): "adım \(number)/\(count)"
        case .lessonOf(let number, let count): "ders \(number)/\(count)"
        case .kind(let kind): name(of: kind)
        case .standing(let standing): name(of: standing)
        case .severalAreRight: "Birden fazla doğru var."
        case .asksFor(let division): asked(of: division)
        case .answerOne(let command): "Doğru seçeneğin numarasını yaz: \(code(command))"
        case .answerSeveral(let command): "Doğru olan bütün seçeneklerin numaralarını yaz: \(code(command))"
        case .answerBlanks(1, let command): "Boşluğa geleni yaz: \(code(command))"
        case .answerBlanks(let count, let command):
            "Boşluklara gelen \(count) sözcüğü ya da kod parçasını sırayla yaz: \(code(command))"
        case .answerNumbers(1, let command): "Sonucu yaz: \(code(command))"
        case .answerNumbers(let count, let command): "\(count) sonucu sırayla yaz: \(code(command))"
        case .filesToEdit(1): "Şu dosyaya yaz:"
        case .filesToEdit: "Şu dosyalara yaz:"
        case .answerCode(let command): "Kaydettikten sonra denetle: \(code(command))"
        case .goOn(let command): "Devam etmek için: \(code(command))"
        case .hintsThere(1, let command): "Bir ipucu var: \(code(command))"
        case .hintsThere(let count, let command): "\(count) ipucu var: \(code(command))"
        case .changedSincePassed: "Bu adım, sen tamamladıktan sonra değişti."
        case .courseFinished(let title): "“\(title)” kursunu bitirdin. Tebrikler!"
        case .promptOption(let count): "Hangisi (1–\(count))?"
        case .promptOptions(let count): "Hangileri (1–\(count), örneğin 1 3)?"
        case .promptBlank(1, 1): "Boşluğa ne gelmeli?"
        case .promptBlank(let number, let count): "Boşluk \(number)/\(count):"
        case .promptNumber(let question): "\(question) ="
        case .passed: "Doğru."
        case .partly(let points, let possible): "Kısmen doğru: \(possible) üzerinden \(points)."
        case .wrong: "Henüz doğru değil."
        case .unreadable: "Bunu okuyamadım."
        case .unchecked: "Bunu denetleyemedim."
        case .option(let number): "Seçenek \(number)"
        case .blank(let number): "Boşluk \(number)"
        case .partRight: "doğru"
        case .partWrong: "yanlış"
        case .partUnreadable: "okunamadı"
        case .partUnchecked: "denetlenmedi"
        case .whatYouTyped(let text): "yazdığın: \(code(text))"
        case .costsNothing: "Bu, deneme sayılmaz."
        case .tryAgain(let command): "Yeniden dene: \(code(command))"
        case .explanation: "Neden"
        case .lessonFinished(let title): "“\(title)” dersini bitirdin."
        case .takeaways: "Akılda kalsın"
        case .further: "Daha fazlası"
        case .traceTyped: "yazılan"
        case .traceRead: "okunan"
        case .traceNotRead: "(okunamadı)"
        case .traceKey: "beklenen"
        case .traceRule: "kural"
        case .hint(let number, let count): "İpucu \(number)/\(count)"
        case .hintForBlank(let number): "boşluk \(number) için"
        case .noHints: "Bu adımın ipucu yok."
        case .lastHint: "Bu, son ipucuydu."
        case .previewNamed(let name): "Önizleme \(code(name))"
        case .pageWritten(let file): "Sayfa \(code(file)) dosyasına yazıldı."
        case .stepFailed(let words): "Bu yapılamadı: \(code(words))"
        case .finishedOf(let finished, let total): "\(finished)/\(total)"
        case .skippedCount(let count): "\(count) adım atlandı"
        case .changedCount(let count): "\(count) adım değişti"
        case .serving(let link): "Kurs şu adreste açık: \(code(link)). `Ctrl-C` ile biter."
        case .nextIs(let step): "Sırada \(code(step)) var."
        case .wasRead(let step): "\(code(step)) adımı bir metin ve onu okudun: değerlendirilecek bir şey yok."
        case .wasSkipped(let step): "\(code(step)) adımı atlandı. Geri kalan her şey bitince yeniden gelecek."
        case .wasReset(let step): "\(code(step)) adımı baştan başlıyor."
        case .keptAs(let file, let name): "Eski \(code(file)) dosyan \(code(name)) adıyla saklandı."
        case .severity(.error): "hata"
        case .severity(.warning): "uyarı"
        case .lintSummary(let errors, let warnings, let files):
            "\(files) dosyada \(errors) hata, \(warnings) uyarı."
        case .createdCourse(let command): "Kurs hazır. Görmek için: \(code(command))"
        case .createdLesson(let command): "Ders hazır. Görmek için: \(code(command))"
        case .createdExercise(let command): "Alıştırma hazır. İçindekilerin hepsini denemek için: \(code(command))"
        case .addStep(let language): "\(code(language)) dilindeki derse bu adım eklenir:"
        case .addLine(let line): "\(code("Lessons/course.yaml")) dosyasındaki derslere şunu ekle: \(code(line))"
        case .siteWritten(let folder, let start, let pages):
            "\(code(folder)) klasöründe \(pages) sayfa var. Başlangıç: \(code(start))"
        case .healthy: "Gereken her şey yerinde."
        case .unhealthy: "Bir şeyler eksik; ne yapacağın yukarıda yazıyor."
        case .findingState(.good): "tamam"
        case .findingState(.warning): "uyarı"
        case .findingState(.problem): "sorun"
        case .tagline: "Programlama kursları için: oku, yanıtla, doğru olup olmadığını hemen gör."
        case .usage: "Kullanım"
        case .commandsFor(.students): "Öğrenciler için"
        case .commandsFor(.authors): "Kurs yazanlar için"
        case .commandsFor(.everyone): "Herkes için"
        case .options: "Seçenekler"
        case .examples: "Örnekler"
        case .moreHelp(let command): "Bir komut hakkında daha fazlası: \(code(command))"
        }
    }

    private func name(of kind: StepKind) -> String {
        switch kind {
        case .text: "okuma"
        case .quiz: "soru"
        case .fill: "boşluk doldurma"
        case .arithmetic: "aritmetik"
        case .code: "kod"
        }
    }

    private func name(of standing: Standing) -> String {
        switch standing {
        case .untouched: "başlanmadı"
        case .shown: "başlandı"
        case .tried(let count): "\(count) deneme"
        case .passed: "tamamlandı"
        case .skipped: "atlandı"
        case .changed: "değişti"
        }
    }

    private func asked(of division: Division) -> String {
        switch division {
        case .exact: "kalansız bölme"
        case .integer: "yalnızca bölüm, kalan değil"
        case .remainder: "bölüm ve kalan, örneğin `4 1`"
        case .decimal(let places): "ondalık sayı, \(places) basamağa yuvarlanmış"
        case .fraction(lowestTerms: true): "en sade biçimiyle kesir, örneğin `2/3`"
        case .fraction(lowestTerms: false): "kesir, örneğin `2/3`"
        }
    }
}
