import CourseModel

extension Turkish {
    func file(_ problem: FileProblem) -> Explained {
        switch problem {
        case .courseNotFound:
            Explained(
                "Burada kurs yok: ne bu klasörde ne de üstündekilerde `Lessons/course.yaml` bulunuyor.",
                "Bir kursun klasörüne geç, `--course` ile birini göster ya da `learn new course DIR` komutuyla yenisini oluştur."
            )
        case .lessonMissing(let lesson):
            Explained(
                "\(code(lesson)) dersi kursun listesinde var, ama kendisi yok.",
                "\(code("learn new lesson \(lesson)")) komutuyla oluştur ya da `lessons` listesinden çıkar.")
        case .languageMissing(let language):
            Explained(
                "Kursun dillerinden \(code(language)) için bu derste dosya yok.",
                "\(code("lesson.\(language).yaml")) dosyasını ekle ya da dili `languages` listesinden çıkar.")
        case .exerciseMissing(let exercise):
            Explained(
                "\(code(exercise)) alıştırması yok: \(code("Exercises/\(exercise)/exercise.yaml")) bulunamadı.",
                "Alıştırmayı ekle ya da adımı çıkar.")
        case .lessonNotListed(let lesson):
            Explained(
                "\(code(lesson)) dersi kursun listesinde olmadığı için kimse onu görmeyecek.",
                "`course.yaml` dosyasındaki `lessons` listesine ekle.")
        case .languageNotListed(let language):
            Explained(
                "\(code(language)) kursun dilleri arasında olmadığı için bu dosyayı kimse görmeyecek.",
                "Dili `course.yaml` dosyasındaki `languages` listesine ekle ya da dosyayı sil.")
        case .notFound(let suggestion):
            Explained(
                "Böyle bir dosya da bu adda bir ders de yok.",
                suggestion.map { "Şunu mu demek istedin: \(code($0))?" } ?? "Dersleri `learn list` gösterir.")
        case .notOfCourse:
            Explained(
                "Bu, kursun bir parçası değil.",
                "Bir dersin adını, klasörünü, dosyalarından birini ya da `course.yaml` dosyasını yaz.")
        case .notAFile: Explained("Bu bir dosya değil.", "Yerine YAML metni içeren bir dosya koy.")
        case .unreadable(let reason): Explained("Bu dosya okunamıyor: \(reason).", "Dosyanın izinlerine bak.")
        case .symlinkLoop: Explained("Bu sembolik bağlantı kendisine geri dönüyor.", "Yerine dosyanın kendisini koy.")
        case .tooLarge(let bytes, let limit):
            Explained("Bu dosya \(bytes) bayt; en çok \(limit) bayt okunur.", "Birkaç derse böl.")
        case .empty:
            Explained("Bu dosya boş.", "`Documentation/Authors.md` dosyasındaki gibi yaz ya da `learn new` ile başla.")
        case .notUTF8(let offset):
            Explained(
                "Bu dosyada \(offset) konumundaki bayt UTF-8 metni değil.",
                "Dosyayı, kullandığın düzenleyicide UTF-8 olarak kaydet.")
        case .moreProblems(let count):
            Explained("Bu dosyada \(count) sorun daha var.", "Önce yukarıdakileri düzelt, sonra yeniden bak.")
        case .nulByte(let offset):
            Explained("Bu dosyada \(offset) konumundaki bayt NUL; metinde böyle bir bayt bulunmaz.", "Onu sil.")
        }
    }
}
