import CourseModel

extension Arabic {
    func syntax(_ problem: SyntaxProblem) -> Explained {
        switch problem {
        case .invalid(let detail):
            Explained(
                "هذا ليس YAML سليمًا: \(code(detail)).",
                "تفيد مقارنة السطر والذي قبله بمثال من `Documentation/Authors.md`.")
        case .tab: Explained("هنا علامة جدولة (tab)، ومكانها للمسافات.", "تكون الإزاحة بمسافتين.")
        case .needsQuotes(let start):
            Explained(
                "أول القيمة \(code(start))، ولا يصلح هذا من دون علامتي اقتباس.",
                "توضع القيمة بين علامتي اقتباس مزدوجتين، أو في كتلة بعد `|`.")
        case .colonInValue:
            Explained(
                "في القيمة نقطتان بعدهما مسافة، فيبدأ بهما مفتاح جديد.", "توضع القيمة بين علامتي اقتباس مزدوجتين.")
        case .commentInValue(let lost):
            Explained(
                "من \(code(lost)) إلى آخر السطر تعليق، وليس جزءًا من النص.",
                "توضع القيمة بين علامتي اقتباس مزدوجتين.")
        case .backslashInQuotes(let escape):
            Explained(
                "للتتابع \(code(escape)) بين علامتي اقتباس مزدوجتين معنى آخر في YAML، أو لا معنى له.",
                "تُضاعف الشرطة المائلة العكسية، أو تُستخدم علامتا اقتباس مفردتان، أو يوضع النص في كتلة بعد `|`.")
        case .unclosedQuote: Explained("علامة الاقتباس هذه لم تُغلق.", "تُغلق في آخر القيمة.")
        case .unclosedBracket:
            Explained("هذا القوس لم يُغلق.", "يُغلق القوس، أو توضع القيمة بين علامتي اقتباس مزدوجتين.")
        case .badIndentation:
            Explained(
                "هذا السطر ليس تحت الأسطر التي ينتمي إليها.",
                "يُحاذى مع الأسطر المجاورة، ولكل مستوى مسافتان.")
        case .missingColon(let key):
            Explained("تنقص نقطتان بعد \(code(key)).", "يُكتب \(code("\(key):")) ثم مسافة.")
        case .anchor(let name):
            Explained(
                "المراسي (anchors) مثل \(code("&" + name)) غير مسموحة.",
                "يُكتب النص نفسه؛ وإن كان أوله `&` وُضع بين علامتي اقتباس.")
        case .alias(let name):
            Explained(
                "الأسماء البديلة (aliases) مثل \(code("*" + name)) غير مسموحة.",
                "يُكتب النص نفسه؛ وإن كان أوله `*` وُضع بين علامتي اقتباس.")
        case .tag(let name):
            Explained(
                "الوسوم (tags) مثل \(code(name)) غير مسموحة.",
                "يُحذف الوسم؛ والقيمة التي أولها `!` توضع بين علامتي اقتباس.")
        case .directive(let name):
            Explained(
                "التوجيهات (directives) مثل \(code(name)) غير مسموحة.",
                "يُحذف السطر؛ والقيمة التي أولها `%` توضع بين علامتي اقتباس.")
        case .severalDocuments: Explained("يبدأ هنا مستند ثانٍ.", "يُحذف السطر `---`.")
        case .tooDeep(let limit):
            Explained("عدد المستويات المتداخلة هنا يتجاوز \(limit).", "لا يحتاج درس إلى أكثر من عشرة مستويات.")
        case .tooManyKeys(let limit):
            Explained("عدد المفاتيح هنا يتجاوز \(limit).", "لا يحتاج أي جزء من درس إلى هذا العدد.")
        case .keyNotText:
            Explained(
                "لا تصلح القائمة ولا المفاتيح والقيم مفتاحًا.",
                "القيمة التي أولها `[` أو `{` توضع بين علامتي اقتباس مزدوجتين.")
        case .missingComma: Explained("تنقص فاصلة قبل هذا الموضع.", "توضع فاصلة `,` بين العنصرين.")
        case .foldedCode(let key):
            Explained("العلامة `>` تدمج أسطر \(code(key))، فتضيع شيفرتها.", "تُكتب `|` بدلًا من `>`.")
        case .controlCharacter(let name):
            Explained("الرمز \(code(name)) غير مرئي ولا يجوز في نص.", "يُحذف الرمز.")
        }
    }
}
