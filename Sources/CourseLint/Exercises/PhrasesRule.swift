internal import CourseModel
internal import LessonFormat

/// `say` has the same phrases in each language of the course.
enum PhrasesRule {
    /// What the languages of the course lack; a language of which nothing is there is said once. An exercise with no
    /// phrases at all is said without, in every language alike.
    static func check(_ read: ReadExercise, _ languages: [LanguageTag]) -> [PlacedExerciseProblem] {
        let all = read.exercise.phrases
        guard !all.isEmpty else { return [] }
        let keys = Set(all.values.flatMap(\.templates.keys)).sorted()
        return languages.flatMap { language -> [PlacedExerciseProblem] in
            let spoken = all[language] == nil ? LanguageTag(language.base) : language
            guard let phrases = all[spoken] else { return [(.phrasesMissing(language: language.tag), nil)] }
            return keys.filter { phrases.templates[$0] == nil }.map {
                (.phraseMissing(key: $0, language: language.tag), read.ranges.languages[spoken])
            }
        }
    }
}
