extension LessonScaffold {
    static let turkishTitle = "Sabitler ve değişkenler"

    /// What follows the title in Turkish.
    static let turkish = """
        summary: Bir değere ad vermek ve o değerin ne zaman değişebileceği.

        # # ile başlayan satır yorumdur, öğrenci onu görmez.
        # Adımlar öğrencinin göreceği sırayla yazılır. İki noktadan önceki sözcük adımın türüdür (text, quiz, fill ya da
        # arithmetic), sonraki sözcük adımın kimliğidir: küçük harfler (a-z), rakamlar ve tire.
        steps:
          # text: okunacak Markdown metni. | işaretinden sonra satırlar burada yazıldığı gibi kalır.
          - text: a-name-for-a-value
            title: Değere ad vermek
            body: |
              Program bir değeri ona ad vererek aklında tutar. `let` sabit tanımlar: değeri hiç değişmez.
              `var` değişken tanımlar: ona sonradan başka bir değer verilebilir.

              ```swift
              let days = 7
              var steps = 4000
              steps = 5000
              ```

              `days = 8` gibi bir satır derlenmez. Bir şeyin değişmesi gerekene kadar `let` kullan: kodu okuyan, neyin aynı
              kaldığını hemen anlar.

          # quiz: seçenekli soru. `answer`, doğru seçeneğin 0'dan başlayan sırasıdır; seçenekler ekranda karıştırılır.
          # Ters tırnakla başlayan ya da içinde iki nokta ve boşluk bulunan değer tırnak içine alınır.
          - quiz: which-may-change
            title: Hangisi değişebilir?
            q: Hangi satır, değeri sonradan değişebilecek bir ad tanımlar?
            options:
              - text: "`var score = 10`"
                why: Değişkene sonradan başka bir değer verilebilir.
              - text: "`let score = 10`"
                why: "`let` sabit tanımlar; sabitin değeri hep aynı kalır."
            answer: 0
            hints: [İki sözcükten biri İngilizce *variable* (değişken) sözcüğünün kısaltmasıdır.]

          # Birden çok doğru seçenek varsa `answer` bir listedir.
          - quiz: what-compiles
            title: Hangileri derlenir?
            q: |
              Kod şu iki satırla başlıyor. Ardından hangi atamalar gelebilir? Hepsini seç.

              ```swift
              let days = 7
              var steps = 4000
              ```
            options:
              - text: "`steps = 5000`"
                why: "`steps` bir değişken."
              - text: "`days = 8`"
                why: "`days` bir sabit; derleyici onu değiştirmene izin vermez."
              - text: "`steps = days`"
                why: Burada yalnızca `steps` değişir. Bir sabiti istediğin kadar okuyabilirsin.
            answer: [0, 2]

          # fill: boşluklu kod. {{0}} için, {{1}} için ve her boşluk için `blanks` altında bir madde yazılır.
          # Doğru sayılacak yanıtların hepsini yaz. Swift kodunda boşluk karakterleri önemli değildir.
          - fill: goal-and-steps
            title: Hedef ve adımlar
            prompt: Hedef gün boyu aynı kalır, adımlar ise sayılır.
            language: swift
            template: |
              {{0}} goal = 8000
              {{1}} steps = 4000
              steps = steps + 500
            blanks:
              - answers: [let]
                hints: [Aşağıdaki hiçbir satır hedefi değiştirmiyor.]
              - answers: [var]
                hints: [Son satır adımları değiştiriyor.]
            explanation: Derleyici artık `goal`'ü değiştirecek her satırı reddeder.

          # Boşluklu cümle. `case: ignore` büyük ve küçük harfi aynı sayar.
          - fill: in-a-word
            title: Tek sözcükle
            prompt: Cümleyi tamamla.
            language: text
            template: "Değeri hiç değişmeyen ada {{0}} denir."
            blanks:
              - answers: [sabit]
                case: ignore
                hints: ["Onu `let` tanımlar."]

          # arithmetic: önce yazdığın sorular, sonra üretilen sorular sorulur. Her bölme ne istediğini söyler:
          # exact (kalansız), integer (tam bölüm), remainder (bölüm ve kalan), decimal (ondalık) ya da fraction (kesir).
          - arithmetic: steps-and-days
            title: Adımlar ve günler
            prompt: Bunları kendin hesapla. Programı denetleyebilen, onun yanıldığını fark eder.
            questions:
              - 7 * 8
              - {q: 30 / 7, division: remainder}
              - {q: 9 / 4, division: decimal, places: 2}
            random: {count: 3, operators: "+*", range: 2...12}
            hints: [Dört hafta 28 gündür.]
            explanation: Bölüm ile kalan, tek bir sayının söyleyemediğini birlikte söyler.

        # Ders bitince gösterilir.
        takeaways:
          - "`let` sabit, `var` değişken tanımlar."
          - "`let` ile başla; bir şeyin değişmesi gerekince `var` yap."

        further:
          - title: "The Swift Programming Language: The Basics (İngilizce)"
            url: https://docs.swift.org/swift-book/documentation/the-swift-programming-language/thebasics/

        """
}
