extension Turkish {
    func webPhrase(_ phrase: WebPhrase) -> String {
        switch phrase {
        case .skipToContent: "İçeriğe geç"
        case .languages: "Diller"
        case .youAreHere: "Buradasın"
        case .allLessons: "Bütün dersler"
        case .howFar: "Ne kadar ilerledin"
        case .loadAnew: "Sayfayı yeniden yükle"
        case .needsScript:
            "Bu sayfada yanıtlara bir betik bakar; bu tarayıcı onu çalıştırmıyor. Okumak yine de olur."
        case .steps: "Adımlar"
        case .goOn: "Devam et"
        case .beforeAndAfter: "Önceki ve sonraki"
        case .previousStep: "Önceki adım"
        case .nextStep: "Sonraki adım"
        case .previousLesson: "Önceki ders"
        case .nextLesson: "Sonraki ders"
        case .chooseOne: "Birini seç"
        case .chooseAll: "Doğru olanların hepsini seç"
        case .fillBlanks: "Boşlukları doldur"
        case .giveResults: "Sonuçları yaz"
        case .quotient: "bölüm"
        case .remainder: "kalan"
        case .check: "Denetle"
        case .hint: "İpucu"
        case .hints: "İpuçları"
        case .skip: "Bu adımı atla"
        case .startAnew: "Baştan başla"
        case .otherActions: "Bu adım için başka şeyler"
        case .notDecided:
            "Buna burada karar verilmedi: sayfa, bir yanıtı yazmanın yalnızca bazı yollarını bilir. `learn check` hepsini bilir."
        case .commandsToRun: "Kod kendi bilgisayarında yazılır ve denetlenir:"
        case .yourFile: "Dosyan"
        case .editorHelp:
            "F2 seçili satırları içeri alır, Shift ile F2 geri çıkarır; Ctrl ile S kaydedip denetler. Tab alandan çıkar."
        case .saveAndCheck: "Kaydet ve denetle"
        case .checking: "Kodun denetleniyor…"
        case .changedOnDisk: "Sen burada yazmaya başladıktan sonra diskteki dosya değişti."
        case .takeFromDisk: "Diskteki dosyayı al"
        case .keepMine: "Buradaki kalsın"
        case .onDisk: "Şu anda diskte"
        case .notSaved: "Diskteki dosya değiştiği için kaydedilmedi. İkisi de aşağıda; yazdığın, alanda duruyor."
        case .noAnswerFromServer: "`learn serve` yanıt vermiyor. Yazdıkların burada duruyor. Çalışıyor mu?"
        case .changedElsewhere: "Başka bir pencerede bir şey değişti."
        case .differs: "bu farklı"
        case .position: "Sıra"
        case .command: "komut"
        case .previews: "Ekranlar"
        case .outcome: "Sonuç"
        }
    }

    func refusal(_ reason: WebPhrase.Refused) -> String {
        switch reason {
        case .notFound: "Bu adreste bir sayfa yok."
        case .badRequest: "Bu istek okunamadı."
        case .staleForm: "Bu sayfa yanıt vermek için çok eski. Yeniden yükle; hiçbir şey değişmedi."
        case .foreign: "Bu istek başka bir siteden geliyor; bu yüzden bir şey yapılmadı."
        case .tooLarge: "Bu, bir sayfanın gönderebileceğinden fazla."
        case .tooMany: "Bir anda çok şey gönderildi. Biraz bekle ve yeniden dene."
        case .fault: "`learn` içinde bir şey ters gitti. Çalışman güvende; yeniden dene."
        }
    }
}
