import CourseModel

extension Turkish {
    func verify(_ phrase: VerifyPhrase) -> String {
        switch phrase {
        case .subject(let subject): name(of: subject)
        case .outcome(let verdict): outcome(verdict)
        case .ending(let ending): self.ending(ending)
        case .earlier(let count): "öncesinde \(count) komut dizisi"
        case .expected: "beklenen"
        case .observed: "görülen"
        case .checked(let count): "\(count) program çalıştırıldı"
        case .mutants(let tally):
            "\(tally.made) mutant: \(tally.killed) yakalandı, \(tally.equivalent) eşdeğer; \(tally.discarded) derlenmedi"
        case .mutantsCase: "mutantlar"
        case .unchanged: "değişmedi"
        case .summary(let exercises, let findings): "\(exercises) alıştırma, \(findings) bulgu."
        case .lessonPrograms(let count): "Derslerde \(count) program."
        case .progress(let done, let count, let exercise): "\(done)/\(count) \(code(exercise))"
        }
    }

    private func name(of subject: VerifiedSubject) -> String {
        switch subject {
        case .exercise: "alıştırma"
        case .starter: "başlangıç dosyası"
        case .solution: "çözüm"
        case .accepted(let name): "kabul edilen çözüm \(code(name))"
        case .mistake(let name): "bilinen hata \(code(name))"
        case .mutant(let id): "değiştirilmiş çözüm (mutant) \(code(id.description))"
        case .fill(let step, let language): "boşluk doldurma \(code(step)) (\(code(language.tag)))"
        case .block(let step, let number, let language):
            step.isEmpty
                ? "\(number). program (\(code(language.tag)))"
                : "\(code(step)), \(number). program (\(code(language.tag)))"
        }
    }

    func verify(_ problem: VerifyProblem) -> Explained {
        switch problem {
        case .noExerciseFile: Explained("Bu klasörde okunabilen bir `exercise.yaml` yok.")
        case .missingFile: Explained("Bu dosya eksik.")
        case .fewAccepted(let found, let wanted):
            Explained(
                "`Accepted` klasöründe \(found) çözüm var, \(wanted) tane isteniyor.",
                "Başka biçemlerde doğru çözümler ekle: alıştırmanın tek bir yazım istemediğini gösterirler.")
        case .doesNotPass(let verdict): Explained("Geçmesi gerekirdi: \(outcome(verdict)).")
        case .starterPasses:
            Explained(
                "Başlangıç dosyası hiçbir şey yapılmadan geçiyor.", "İçinden bir şey çıkar ya da daha fazlasını iste.")
        case .starterNotRecognised(let verdict):
            Explained("Değişmemiş başlangıç dosyası deneme sayılmamalı: \(outcome(verdict)).")
        case .mistakePasses:
            Explained("Bilinen hata geçiyor.", "`exercise.yaml` dosyasına, çözümden ayrıldığı bir durum ekle.")
        case .mistakeDoesNotRun(let verdict):
            Explained(
                "Bilinen hata çalışabilmeli ki bir öğrencinin kodu onunla karşılaştırılabilsin: \(outcome(verdict)).")
        case .mistakeNotRecognised(let verdict, nil):
            Explained(
                "Geçmiyor ama yalnızca bu hata olarak tanınmıyor: \(outcome(verdict)).",
                "`exercise.yaml` dosyasına, onu öteki hatalardan ayıran bir durum ekle.")
        case .mistakeNotRecognised(let verdict, let other?):
            Explained(
                "Geçmiyor ama \(code(other)) olarak tanınıyor: \(outcome(verdict)).",
                "`exercise.yaml` dosyasına, ikisini birbirinden ayıran bir durum ekle.")
        case .fault(let fault): Explained("Hiçbir şey çalıştırılamadı: \(words(fault)).")
        case .survives:
            Explained(
                "Çözümün bu değişikliği geçiyor.",
                "`exercise.yaml` dosyasına bunu gösteren bir durum ekle ya da neden görülemeyeceğini yazarak `equivalents` altında adını ver."
            )
        case .noMutantTried:
            Explained(
                "Çözüm tek başına geçiyor ama mutantlarının üretildiği derlemede geçmiyor; bu yüzden hiçbir mutant denenmedi.",
                "Test düzeneğinin (harness) her çalıştırmada aynı sonucu verip vermediğine ve çözümün sürenin neredeyse tamamını kullanıp kullanmadığına bak."
            )
        case .noMutantCompiles(let count):
            Explained(
                "\(count) mutant üretildi, hiçbiri derlenmiyor; bu yüzden hiçbir şey denenmedi.",
                "Test düzeneğinin (harness) ve `Tests.swift` dosyasının çözümünkinden başka kodla da derlenip derlenmediğine bak."
            )
        case .mutantCompileLimit:
            Explained(
                "Çözümün bu değişikliğini derlemek çok uzun sürüyor; bu yüzden onun hakkında bir şey bilinmiyor.",
                "Makine daha boşken `learn verify` komutunu yeniden çalıştır ya da çözümdeki uzun ifadeleri böl.")
        case .noSuchMutant(let name):
            Explained(
                "`equivalents` altında \(code(name)) geçiyor ama böyle bir mutant yok.",
                "Adını `equivalents` altından çıkar.")
        case .notEquivalent:
            Explained("`equivalents` altında adı geçiyor ama yakalanıyor.", "Adını `equivalents` altından çıkar.")
        case .verdictChanges(let first, let other, let how):
            Explained(
                "Değerlendirme değişiyor: \(outcome(first)); \(how.seed) tohumu, \(code(how.locale)) ve \(code(how.timeZone)) ile \(outcome(other)).",
                "Bir değerlendirme yerel ayara, saat dilimine, çalıştırma sırasına ya da şansa bağlı olmamalı.")
        case .blockDoesNotCompile(let message, let identifier):
            Explained(
                "Bu blok program olarak işaretlenmiş ama derlenmiyor: \(code(message)).",
                CommonError(identifier: identifier, message: message).map(commonError)
                    ?? "Bloğu tamamla ya da `program` sözcüğünü çıkar.")
        case .blockCompileLimit: Explained("Derleyicinin bu blokla işi çok uzun sürüyor.")
        case .fill(let problem): verify(problem)
        }
    }

    private func verify(_ problem: FillProblem) -> Explained {
        switch problem {
        case .modelFails(let remark):
            Explained(
                "Şablon ilk yanıtlarıyla derlenmiyor. \(self.remark(remark))",
                "Gerekenleri `before` ve `after` içinde ver.")
        case .showsNothing(let asked, let reason):
            Explained("İlk yanıtlarla, \(code(asked)) adımından sonra bir şey görülemiyor: \(code(reason)).")
        case .ends(let asked, let ending):
            Explained("İlk yanıtlarla program \(code(asked)) noktasında bitiyor: \(self.ending(ending)).")
        case .changes(let asked):
            Explained(
                "\(code(asked)) ile görülen, her çalıştırmada değişiyor.",
                "Değişmeyen bir şeyi karşılaştır: kümeyi sırala; tarihleri ve rastgele tanımlayıcıları dışarıda bırak.")
        case .answerFails(let answer, let remark):
            Explained(
                "\(code(answer)) listede ama ilk yanıtın yaptığını yapmıyor. \(self.remark(remark))",
                "Onu `answers` altından çıkar ya da daha az şeyi karşılaştır.")
        }
    }

    private func outcome(_ verdict: CodeVerdict) -> String {
        switch verdict {
        case .passed: "geçiyor"
        case .wrong: "başvuru çözümünden ayrılıyor"
        case .trapped: "sürmesi gereken yerde duruyor"
        case .endedEarly(let status, _): "\(status) durumuyla erken bitiyor"
        case .timeLimit: "çok uzun sürüyor"
        case .memoryLimit: "çok fazla bellek kullanıyor"
        case .outputLimit: "çok fazla çıktı veriyor"
        case .testsFailed: "testlerden bazıları başarısız"
        case .testsStopped(_, let ending): "testler erken bitiyor: \(self.ending(ending))"
        case .interfered: "geri gelen, test düzeneğinin (harness) gönderdiği bir şey değil"
        case .compileError: "derlenmiyor"
        case .compileLimit: "derlenmesi çok uzun sürüyor"
        case .notAttempted: "hâlâ başlangıç dosyası"
        case .unreadableFile: "dosya okunamıyor"
        case .graderFault(let fault): words(fault)
        }
    }

    private func ending(_ ending: Ending) -> String {
        switch ending {
        case .completed: "sürüyor"
        case .trapped(let message?): "duruyor: \(code(message))"
        case .trapped(nil): "duruyor"
        case .crashed(let signal): "çöküyor (sinyal \(signal))"
        case .exited(let status): "\(status) durumuyla bitiyor"
        case .timeLimit: "çok uzun sürüyor"
        case .memoryLimit: "çok fazla bellek kullanıyor"
        case .outputLimit: "çok fazla çıktı veriyor"
        case .interfered: "anlamsız veri gönderiyor"
        }
    }

    func words(_ fault: GraderFault) -> String {
        switch fault {
        case .noToolchain: "PATH içinde Swift derleyicisi yok"
        case .noSuchOracle(let name): "\(code(name)) diye bir başvuru çözümü yok"
        case .missingFile(let path): "\(code(path)) eksik"
        case .unreadableCase(let name, let command):
            "\(code(name)) durumunun \(command + 1). komutu alıştırmanın bildiği bir komut değil"
        case .harness(let message): "test düzeneği (harness) uymuyor: \(code(message))"
        case .host(let message): "kodu çalıştıran süreç yitirildi: \(code(message))"
        case .noTests: "`Tests.swift` içinde çalışan bir test yok"
        case .oracle(let fault): words(fault)
        case .noSandbox: "korumalı alan (bubblewrap) yok"
        case .system(let call, let message): "\(code(call)) başarısız oldu: \(code(message))"
        }
    }

    private func words(_ fault: OracleFault) -> String {
        switch fault {
        case .notCompiled(let file, let message): "\(code(file)) derlenmiyor: \(code(message))"
        case .notLoaded(let message): "alıştırmanın başvuru çözümü yüklenemiyor: \(code(message))"
        case .ended(let ending): "alıştırmanın başvuru çözümü \(self.ending(ending))"
        case .unreadable: "alıştırmanın başvuru çözümü okunabilir bir yanıt vermiyor"
        }
    }
}
