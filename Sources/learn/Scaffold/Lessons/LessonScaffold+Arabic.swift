extension LessonScaffold {
    static let arabicTitle = "الثوابت والمتغيرات"

    /// What follows the title in Arabic.
    static let arabic = """
        summary: كيف تسمّي قيمة، ومتى يجوز أن تتغير.

        # السطر الذي يبدأ بالعلامة # تعليق لا يراه الطالب.
        # تُكتب الخطوات بالترتيب الذي يمر به الطالب. الكلمة التي قبل النقطتين نوع الخطوة (text أو quiz أو fill أو arithmetic)،
        # والكلمة التي بعدهما معرِّفها: حروف لاتينية صغيرة وأرقام وشرطات.
        steps:
          # نص للقراءة بصيغة Markdown. بعد العلامة | تبقى الأسطر كما كُتبت هنا.
          - text: a-name-for-a-value
            title: اسم لقيمة
            body: |
              يتذكر البرنامج القيمة بأن يعطيها اسمًا. الكلمة `let` تصنع ثابتًا لا تتغير قيمته أبدًا،
              والكلمة `var` تصنع متغيرًا يجوز أن تعطيه قيمة أخرى فيما بعد.

              ```swift
              let days = 7
              var steps = 4000
              steps = 5000
              ```

              سطر مثل `days = 8` لا يُصرَّف. استعمل `let` إلى أن يلزم التغيير، فيعرف من يقرأ الشيفرة ما الذي يبقى على
              حاله.

          # سؤال بخيارات. القيمة `answer` موضع الخيار الصحيح عدًّا من 0، والخيارات تُخلط على الشاشة.
          # القيمة التي تبدأ بالعلامة ` أو فيها نقطتان بعدهما مسافة توضع بين علامتي اقتباس.
          - quiz: which-may-change
            title: أيهما يجوز أن يتغير؟
            q: أي سطر يعرّف اسمًا يجوز أن تتغير قيمته فيما بعد؟
            options:
              - text: "`var score = 10`"
                why: المتغير يجوز أن تعطيه قيمة أخرى.
              - text: "`let score = 10`"
                why: "الكلمة `let` تصنع ثابتًا، والثابت يحتفظ بقيمته."
            answer: 0
            hints: [إحدى الكلمتين اختصار للكلمة الإنجليزية *variable* أي متغير.]

          # إذا صحّ أكثر من خيار كانت `answer` قائمة.
          - quiz: what-compiles
            title: ما الذي يُصرَّف؟
            q: |
              تبدأ الشيفرة بهذين السطرين. أي الإسنادات يجوز أن يأتي بعدهما؟ اخترها كلها.

              ```swift
              let days = 7
              var steps = 4000
              ```
            options:
              - text: "`steps = 5000`"
                why: "الاسم `steps` متغير."
              - text: "`days = 8`"
                why: "الاسم `days` ثابت، والمُصرِّف يرفض تغييره."
              - text: "`steps = days`"
                why: لا يتغير هنا إلا `steps`. أما الثابت فلك أن تقرأه متى شئت.
            answer: [0, 2]

          # شيفرة فيها فراغات: عنصر في `blanks` للفراغ {{0}} وعنصر للفراغ {{1}} وهكذا.
          # اكتب كل إجابة صحيحة. المسافات لا تهم في شيفرة Swift.
          - fill: goal-and-steps
            title: الهدف والخطوات
            prompt: الهدف لا يتغير طوال اليوم، أما الخطوات فتُعَدّ.
            language: swift
            template: |
              {{0}} goal = 8000
              {{1}} steps = 4000
              steps = steps + 500
            blanks:
              - answers: [let]
                hints: [لا سطر في الأسفل يغيّر الهدف.]
              - answers: [var]
                hints: [السطر الأخير يغيّر عدد الخطوات.]
            explanation: من الآن يرفض المُصرِّف كل سطر يحاول تغيير `goal`.

          # جملة فيها فراغ. القيمة `case: ignore` لا تفرّق بين الحروف الكبيرة والصغيرة في اللغات التي فيها ذلك.
          - fill: in-a-word
            title: في كلمة
            prompt: أكمل الجملة.
            language: text
            template: "الاسم الذي لا تتغير قيمته أبدًا يُسمّى {{0}}."
            blanks:
              - answers: [ثابتًا, ثابت]
                case: ignore
                hints: ["تصنعه الكلمة `let`."]

          # حساب: الأسئلة المكتوبة أولًا، ثم أسئلة مولّدة. كل قسمة تقول ما المطلوب فيها:
          # exact (بلا باقٍ) أو integer (ناتج صحيح) أو remainder (ناتج وباقٍ) أو decimal (عدد عشري) أو fraction (كسر).
          - arithmetic: steps-and-days
            title: خطوات وأيام
            prompt: احسبها بنفسك. من يستطيع أن يراجع البرنامج ينتبه إذا أخطأ.
            questions:
              - 7 * 8
              - {q: 30 / 7, division: remainder}
              - {q: 9 / 4, division: decimal, places: 2}
            random: {count: 3, operators: "+*", range: 2...12}
            hints: [في أربعة أسابيع 28 يومًا.]
            explanation: ناتج القسمة والباقي يقولان معًا ما لا يقوله عدد واحد.

        # تُعرض عند إتمام الدرس.
        takeaways:
          - "الكلمة `let` تصنع ثابتًا، والكلمة `var` تصنع متغيرًا."
          - "ابدأ بالكلمة `let`، وضع مكانها `var` حين يلزم التغيير."

        further:
          - title: "The Swift Programming Language: The Basics (بالإنجليزية)"
            url: https://docs.swift.org/swift-book/documentation/the-swift-programming-language/thebasics/

        """
}
