import CommandTable

extension Turkish {
    func summary(of command: CommandName) -> String {
        switch command {
        case .next: "sıradaki tamamlanmamış adımı ya da adını verdiğin adımı gösterir"
        case .check: "yanıtını değerlendirir"
        case .watch: "kodunu her kaydedişinde denetler"
        case .serve: "kursu tarayıcıda gösterir"
        case .preview: "bir SwiftUI ekranını çizer, istersen önce dokunuşları yapar"
        case .hint: "bir ipucu daha verir"
        case .list: "dersleri ve adımları listeler"
        case .status: "ne kadar ilerlediğini gösterir"
        case .skip: "bir adımı sonraya bırakır"
        case .reset: "bir adımı baştan başlatır"
        case .arithmetic: "senin yazdığın bir soruyu sorar"
        case .doctor: "bu bilgisayarda neyin eksik olduğuna bakar"
        case .lint: "bir kurstaki her sorunu bulur"
        case .verify: "kurstaki alıştırmaların bütün programlarını çalıştırır"
        case .new: "başlangıç için bir kurs, ders ya da alıştırma oluşturur"
        case .site: "kursu herhangi bir web sunucusu için sayfalar olarak yazar"
        case .schema: "ders biçimini düzenleyiciler ve insanlar için gösterir"
        case .help: "bir komutu açıklar"
        case .completions: "bir kabuk (shell) için komut tamamlama betiği verir"
        }
    }

    func details(of command: CommandName) -> String {
        switch command {
        case .next:
            "Önce bulunduğun dersin ilk tamamlanmamış adımı, sonra kurstaki sırayla ötekiler gelir; atlanan adımlar sonda yeniden gösterilir. Bir metin, gösterildiğinde okunmuş sayılır. Bir dersin adı, o dersin ilk tamamlanmamış adımı yerine geçer."
        case .check:
            "Adım yazmazsan en son gösterilen adımı değerlendirir. Yanıtı komuttan sonra, standart girdiden (her satıra bir tane) ya da sorulduğunda ver. İlk sözcük bir adımın adıysa adım olarak alınır; yanıtın bir adım adına benziyorsa ya da tireyle başlıyorsa önüne `--` yaz. Bir parçası okunamayan bir yanıt deneme sayılmaz; öteki parçalar hakkında da bir şey söylenmez. Kod adımında yanıt yazılmaz: dosyandaki kod derlenir ve doğru bir çözümle karşılaştırılır."
        case .watch:
            "Adım verilmezse son gösterileni, o da yoksa sıradakini izler. Uçbirimde `n` sıradaki adımı gösterir, `h` bir ipucu verir, `l` adımları listeler, `r` denetimi yeniden çalıştırır, `q` çıkar. Girdi bir uçbirim değilse tuşlar yoktur ve girdiyle birlikte sona erer. `--format json` ile her sonuç kendi satırında bir belgedir."
        case .serve:
            "Kursu yalnızca bu makinede sunar ve tarayıcı varsa açar; bağlantı noktası doluysa başkasını alır. Yanıtlar `check` gibi değerlendirilir, kodun her kaydedişinde denetlenir; burada yaptıkların terminalde, oradakiler de burada görünür. `--address` ile başkaları da ulaşabilir, ama yalnızca yazdırılan bağlantıyla. `Ctrl-C` ile biter."
        case .preview:
            "Dosyadaki, klasördeki dosyalardaki ya da adımın çalışma klasöründeki dosyalarındaki her `#Preview`'u (ya da `PreviewProvider`'ı) çizer; hiç yoksa `@main` uygulamasını çizer. Ad verilmezse en son gösterilen adım alınır. `--do` kullanıcının yaptığı bir işi alır, birden çok kez yazılabilir: `tap \"Save\"`, `type \"Name\" \"Lunch\"`, `pick \"Type\" \"Business\"`, `toggle \"On\"`, `swipe-delete \"Lunch\"`, `back`, `swipe-down`. Dil, ekranın da dilidir."
        case .hint:
            "İpuçları belirsizden açığa doğru gider; her çağrı bir tane daha verir. Adım yazmazsan en son gösterilen adımın ipucudur."
        case .list:
            "Bir adımın adı `LESSON/STEP` biçimindedir; eğik çizgiden sonrası yalnızca bir derste geçiyorsa tek başına yeter."
        case .status:
            "Her ders için bir çubuk gösterir. Sen tamamladıktan sonra yazarının değiştirdiği bir adım artık tamamlanmış sayılmaz."
        case .skip:
            "Adım yazmazsan en son gösterilen adımı atlar. Atlanan adım, geri kalan her şey bitince yeniden gelir."
        case .reset: "Adıma başlanmamış sayılır. Daha önce verdiğin yanıtlar kayıtta kalır."
        case .arithmetic:
            "İki tam sayı ile `+ - * /` (ya da `× ÷ −`) işaretlerinden birini yaz. Yanlış kurulmuş bir soru, nedeni söylenerek geri çevrilir. Bir bölmede, `--division` başka bir şey söylemedikçe yalnızca tam bölüm istenir."
        case .doctor: "Her satır ne bulunduğunu, bir aksaklık varsa ne yapılacağını söyler."
        case .lint:
            "Yol yazmazsan bütün kursu okur. Her sorun dosyası, satırı, sütunu, hep aynı kalan bir kodu ve çözümüyle birlikte gösterilir. Yanlış bir şey yoksa hiçbir çıktı vermez."
        case .verify:
            "Her çözüm ve kabul edilen her çözüm geçmeli, başlangıç dosyası geçmemeli, her bilinen hata geçmemeli ve kendisi olarak tanınmalı, çözümdeki küçük değişiklikler fark edilmelidir. Ad yazmazsan kurstaki bütün alıştırmaları çalıştırır. CI için `junit` ve `github` biçimleri vardır."
        case .new:
            "`new course DIR`, içinde kod dışında her adım türünden örnek bulunan tek dersli bir klasör oluşturur. `new lesson NAME`, içinde bulunduğun kursa bir ders ekler. `new exercise NAME` kendi başvuru çözümü olan bir alıştırma ekler: bir işlev üzerine ya da, `--commands` ile, komutlar arasında bir şey saklayan bir tür üzerine; `--tests` ile başvuru çözümünün yerinde birim testleri olur. Onu kullanan adım da yazılır. Var olan hiçbir şey değişmez."
        case .site:
            "Klasöre kursun bütün dillerinde sayfalar yazar. Sorulara, boşluk doldurmalara ve aritmetiğe sayfanın kendisi bakar; kod adımları çalıştırılacak komutu gösterir. İçinde böyle sayfalardan başka bir şey bulunan klasöre dokunulmaz; önceki sayfalar yenilenir. Yanıtlar özetlenmiş olarak saklanır: bu caydırır, ama hepsini deneyenden bir şey saklamaz. Dersteki hatalar önce düzeltilmelidir."
        case .schema:
            "`lesson`, `course` ve `exercise` bir JSON Schema verir; düzenleyiciler bu dosyaları onunla tamamlar ve denetler. `keys` aynı bilgiyi okunacak tablolar olarak verir."
        case .help: "Komut yazmazsan bütün komutları listeler."
        case .completions:
            "Komutları, seçenekleri ve bir seçeneğin aldığı sözcükleri tamamlar. bash için: `learn completions bash > ~/.local/share/bash-completion/completions/learn`. zsh için: çıktıyı, `$fpath` klasörlerinden birinde `_learn` adlı bir dosyaya yaz. fish için: `learn completions fish > ~/.config/fish/completions/learn.fish`."
        }
    }

    func summary(of option: OptionName) -> String {
        switch option {
        case .course:
            "kursun klasörü; verilmezse bu klasör ya da üstündekilerden biri; öğrenciler için `learn` programının yanındaki de olur"
        case .workspace: "çalışmanın ve ilerlemenin saklandığı yer; verilmezse kurstaki `Workspace` klasörü"
        case .language: "derslerin ve mesajların dili; `next`, `check` ve benzerleri hatırlar"
        case .format: "insanlar için `text`, programlar için `json`"
        case .explain: "yanıtın nasıl okunduğunu ve hangi kuralla değerlendirildiğini gösterir"
        case .division: "bir bölmede neyin istendiği"
        case .seed: "üretilen komutların tohumu, bir tam sayı"
        case .repeat: "her programın kaç kez çalışacağı; her seferinde başka tohum, yerel ayar ve saat dilimiyle"
        case .workers: "aynı anda kaç iş yapılacağı; verilmezse her işlemci için bir tane"
        case .tests: "birim testleriyle değerlendirilen bir alıştırma"
        case .commands: "komutlar arasında bir şey saklayan bir tür üzerine alıştırma"
        case .html: "ekranları tek dosyalık bir web sayfası olarak yazar"
        case .do: "önce kullanıcının yaptığı iş, örneğin `tap \"Save\"`; birden çok kez yazılabilir"
        case .port: "sunulacak bağlantı noktası; verilmezse 8421, o doluysa bir başkası"
        case .address: "bu makinenin sunulacak adresi, örneğin hepsi için `0.0.0.0`; verilmezse `127.0.0.1`"
        case .help: "komutu açıklar"
        case .version: "sürümü gösterir"
        }
    }
}
