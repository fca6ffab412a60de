import CourseModel
import LessonFormat

/// Reads `text` as a lesson in English.
func read(_ text: String) -> Loaded<ReadLesson> { read(bytes: Array(text.utf8)) }

/// Reads `bytes` as a lesson in English.
func read(bytes: [UInt8]) -> Loaded<ReadLesson> {
    LessonReader.read(bytes: bytes, file: "lesson.en.yaml", id: LessonID("lists"), language: LanguageTag("en"))
}

/// A lesson with every kind of step but code.
let sampleLesson = """
    title: Lists
    summary: What a list is.
    steps:
      - text: rows
        title: Rows
        body: |
          Prose.

          ```swift
          List {}
          ```
      - quiz: which
        title: Which
        q: "Which `List`?"
        options:
          - text: One
            why: Right.
          - {text: Two, why: Wrong.}
          - text: Three
            why: Right too.
        answer: [2, 0]
        scoring: all
        hints: Think.
      - fill: it
        title: Fill
        prompt: Fill it in.
        template: |
          let x = {{0}}
            f({{1}})
        blanks:
          - answers: [5, five]
            hints: [A number.]
          - answers: x
        explanation: Done.
      - arithmetic: sums
        title: Sums
        division: remainder
        questions:
          - 12 * 5
          - {q: 17 / 5, division: decimal, tolerance: 1/100}
          - 17 / 5
        random: {count: 3, operators: "+/", range: 1...20}
    takeaways: [One, Two]
    further:
      - title: Swift
        url: https://swift.org
    locale: de

    """

/// The generator of Steele, Lea and Flood's SplitMix64, from a fixed seed.
struct SplitMix64: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
