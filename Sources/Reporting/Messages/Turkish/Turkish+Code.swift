import CourseModel

extension Turkish {
    func codePhrase(_ phrase: CodePhrase) -> String {
        switch phrase {
        case .verdict(let verdict, let files): sentence(verdict, files)
        case .afterCommands: "Şu komutlardan sonra kodun beklenenden başka bir şey gösteriyor:"
        case .earlier(1): "Fark, yalnızca daha önce, baştan başlayarak şu çalıştıysa görülüyor:"
        case .earlier: "Fark, yalnızca daha önce, her biri baştan başlayarak şunlar çalıştıysa görülüyor:"
        case .moreEarlier(let count): "ve \(count) tane daha"
        case .thenThese: "Ardından gelen şu komutlardan sonra kodun beklenenden başka bir şey gösteriyor:"
        case .expected: "beklenen"
        case .yours: "seninki"
        case .ending(let ending): words(ending)
        case .endingAdvice(let ending): advice(ending)
        case .stopped(let test?, let ending): "\(code(test)) testinde: \(words(ending))."
        case .stopped(nil, let ending): "Testlerin arasında: \(words(ending))."
        case .moreErrors(let count): "Derleyici \(count) hata daha buldu. Önce ilkini düzelt, sonra yeniden bak."
        case .needs(let declaration): needs(declaration)
        case .doesNotFit: "Dosyan alıştırmaya uymuyor; belki bir ad ya da tür değişti."
        case .notLinked: "Dosyanın kullandığı bir şey hiçbir yerde tanımlı değil."
        case .compilerCrashed:
            "Derleyicinin kendisi dosyanda çöktü; bu hiç olmamalıydı. Son değişikliğini geri al ya da o yeri başka türlü yaz."
        case .compilerSays(let message): "derleyici: \(code(message))"
        case .looksLike: "Şuna benziyor:"
        case .runAgain(let command): "Aynısını yeniden çalıştırmak için: \(code(command))"
        case .watching(let files): "İzleniyor: \(codes(files)). Kaydettiğinde denetlenir."
        case .watchKeys: "`n` sıradaki · `h` ipucu · `l` liste · `r` yeniden çalıştır · `q` çık"
        case .checkedAt(let time): "Denetlendi: \(time)."
        case .traceSeed(let seed): "tohum: \(seed)"
        case .traceCase(let name): "adı olan durum: \(code(name))"
        case .traceSequences(let count): "komut dizisi sayısı: \(count)"
        case .traceProtection(nil): "kod çalışmadı"
        case .traceProtection(.sandbox): "koruma: korumalı alan, sınırlar ve sistem çağrısı süzgeci"
        case .traceProtection(.limitsOnly): "koruma: yalnızca sınırlar ve sistem çağrısı süzgeci"
        case .traceCompiler(let path): "derleyici: \(code(path))"
        case .traceTime(let milliseconds): "süre: \(milliseconds) ms"
        }
    }

    private func sentence(_ verdict: CodeVerdict, _ files: [String]) -> String {
        switch verdict {
        case .passed: "Doğru."
        case .wrong: "Henüz doğru değil."
        case .trapped: "Henüz doğru değil: program, devam etmesi gereken yerde duruyor."
        case .endedEarly: "Henüz doğru değil: program, her şey bitmeden sona eriyor."
        case .timeLimit: "Henüz doğru değil: program zamanında sona ermiyor."
        case .memoryLimit: "Henüz doğru değil: program kendisine ayrılandan fazla bellek istiyor."
        case .outputLimit: "Henüz doğru değil: program çok fazla şey yazdırıyor."
        case .testsFailed: "Henüz doğru değil: testlerin hepsi geçmiyor."
        case .testsStopped: "Henüz doğru değil: program bütün testler çalışmadan sona eriyor."
        case .interfered: "Doğru değil: program kendi denetimini bozuyor; bu yüzden yaptığı hiçbir şey sayılmıyor."
        case .compileError: "Bu kod henüz derlenmiyor."
        case .compileLimit: "Derleyicinin bu kodla işi çok uzun sürüyor. En uzun ifadeleri birkaç parçaya böl."
        case .notAttempted: "Henüz bir şey yazılmamış: \(codes(files)) verildiği gibi duruyor."
        case .unreadableFile(let reason): sentence(reason, files)
        case .graderFault(let fault): "Kodun denetlenemedi, nedeni de kodun değil: \(words(fault))."
        }
    }

    private func sentence(_ reason: UnreadableFile, _ files: [String]) -> String {
        switch reason {
        case .missing: "\(codes(files)) yerinde yok. Adımın adıyla çağrılan `learn next` onu yerine koyar."
        case .notAFile: "\(codes(files)) düz bir dosya değil; bu yüzden açılmadı."
        case .otherEncoding(let encoding):
            "\(codes(files)) \(encoding.rawValue) ile yazılmış. UTF-8 olarak kaydet: çoğu düzenleyici kaydederken kodlamayı sorar."
        case .tooLarge(let limit): "\(codes(files)) \(limit) bayttan büyük; bu yüzden açılmadı."
        case .notReadable(let reason): "\(codes(files)) okunamıyor: \(code(reason))."
        }
    }

    private func words(_ ending: Ending) -> String {
        switch ending {
        case .completed: "(hiçbir şey)"
        case .trapped(let message?) where !message.isEmpty: "program duruyor: \(code(message))"
        case .trapped: "program kendini durduruyor"
        case .crashed(let signal): "program çöküyor (\(code(SignalName.of(signal))))"
        case .exited(let status): "program \(status) durumuyla sona eriyor"
        case .timeLimit: "program sona ermiyor"
        case .memoryLimit: "program kendisine ayrılandan fazla bellek istiyor"
        case .outputLimit: "program çok fazla şey yazdırıyor"
        case .interfered: "programın geri gönderdiği anlaşılmıyor"
        }
    }

    private func advice(_ ending: Ending) -> String {
        switch ending {
        case .completed, .trapped(.some), .interfered: ""
        case .trapped: "Çoğu zaman `nil` üzerinde bir `!`, sınır dışında bir dizin ya da fazla büyüyen bir sayıdır."
        case .crashed: "Çoğu zaman kendini sonsuza dek çağıran bir işlevdir."
        case .exited: "Bir şey `exit` çağırıyor; onu çıkar."
        case .timeLimit: "Çoğu zaman koşulu hiç yanlış olmayan bir döngüdür."
        case .memoryLimit: "Çoğu zaman durmadan ekleyen bir döngüdür."
        case .outputLimit: "Çoğu zaman bitmeyen bir döngünün içindeki `print` çağrısıdır."
        }
    }
}

extension Turkish {
    private func needs(_ declaration: String) -> String {
        guard let member = NeededMember(declaration) else {
            return "Dosyanda \(code(declaration)) yok ya da başka biçimde yazılmış."
        }
        return switch member.kind {
        case .method: "\(code(member.type)) türünde \(code(member.name)) yöntemi gerekli: \(code(member.declaration))"
        case .property:
            "\(code(member.type)) türünde \(code(member.name)) özelliği gerekli: \(code(member.declaration))"
        case .initializer:
            "\(code(member.type)) türünde \(code(member.name)) başlatıcısı gerekli: \(code(member.declaration))"
        }
    }
}
