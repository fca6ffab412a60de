internal import CourseModel

/// Reads a quotient and a remainder from one text.
enum RemainderReader {
    enum Reading: Equatable {
        /// `note` says how a number was read where another habit would read it otherwise.
        case numbers(quotient: WrittenDecimal, remainder: WrittenDecimal, note: Remark?)
        case unreadable(Remark)
    }

    /// `2 r 1`, `2R1`, `2 remainder 1`, `2 kalan 1`, `2 الباقي 1`, `2 1`, and with a comma or a semicolon before a space:
    /// `2, 1`. A comma without a space would be a decimal somewhere: `2 r 1` is suggested for `2,1`.
    static func read(_ text: String, locale: LanguageTag) -> Reading {
        let scalars = CleanScalars.of(text)
        guard !scalars.isEmpty else { return .unreadable(.nothingTyped) }
        guard scalars.count <= 2 * NumberReader.digitLimit else { return .unreadable(.numberTooLong) }
        let pieces = pieces(of: scalars)
        if pieces.count == 2 { return pair(pieces[0], pieces[1], locale: locale) }
        guard pieces.count == 1 else { return .unreadable(.notANumber) }
        return spaced(pieces[0], locale: locale)
    }

    private static func pair(
        _ first: ArraySlice<Unicode.Scalar>, _ second: ArraySlice<Unicode.Scalar>, locale: LanguageTag
    ) -> Reading {
        switch (NumberReader.read(Array(first), locale: locale), NumberReader.read(Array(second), locale: locale)) {
        case (.unreadable(.nothingTyped), _), (_, .unreadable(.nothingTyped)): .unreadable(.remainderMissing)
        case (.unreadable(let remark), _), (_, .unreadable(let remark)): .unreadable(remark)
        case (.number(let quotient, let note), .number(let remainder, let otherNote)):
            .numbers(quotient: quotient, remainder: remainder, note: note ?? otherNote)
        }
    }

    /// Two numbers apart by a space. In `1 234 5` a space also groups; where more than one place could be meant to part
    /// the two, `r` is suggested.
    private static func spaced(_ scalars: ArraySlice<Unicode.Scalar>, locale: LanguageTag) -> Reading {
        let words = scalars.split(separator: " ")
        guard words.count > 1, words.count < 64 else { return single(scalars, locale: locale) }
        let readings = (1..<words.count).map { place in
            pair(joined(words[..<place]), joined(words[place...]), locale: locale)
        }
        let pairs = readings.filter { if case .numbers = $0 { true } else { false } }
        if pairs.count == 1 { return pairs[0] }
        return pairs.last.flatMap { suggestion($0, locale: locale) } ?? readings.last ?? .unreadable(.notANumber)
    }

    /// One number, or two without a space between. No decimal is suggested, since none is asked.
    private static func single(_ scalars: ArraySlice<Unicode.Scalar>, locale: LanguageTag) -> Reading {
        guard case .unreadable(let remark) = NumberReader.read(Array(scalars), locale: locale) else {
            return .unreadable(.remainderMissing)
        }
        let halves = scalars.split(maxSplits: 2, omittingEmptySubsequences: false, whereSeparator: isMark)
        if halves.count == 2, let meant = suggestion(pair(halves[0], halves[1], locale: locale), locale: locale) {
            return meant
        }
        if case .didYouMean = remark { return .unreadable(.remainderMissing) }
        return .unreadable(remark)
    }

    private static func suggestion(_ reading: Reading, locale: LanguageTag) -> Reading? {
        guard case .numbers(let quotient, let remainder, _) = reading else { return nil }
        let texts = [quotient, remainder].map { ArithmeticText.decimal($0, locale: locale) }
        return .unreadable(.didYouMean(texts.joined(separator: " r ")))
    }

    private static func joined(_ words: ArraySlice<ArraySlice<Unicode.Scalar>>) -> ArraySlice<Unicode.Scalar> {
        ArraySlice(words.joined(separator: [" "]))
    }

    /// The text parted at the words for "remainder", or else at the first comma or semicolon before a space.
    private static func pieces(of scalars: [Unicode.Scalar]) -> [ArraySlice<Unicode.Scalar>] {
        if let word = scalars.firstIndex(where: isLetter) {
            let end = scalars[word...].firstIndex { !isLetter($0) } ?? scalars.endIndex
            guard isRemainderWord(scalars[word..<end]) else { return [] }
            let rest = scalars[end...].drop { $0 == ":" || $0 == "=" || $0 == "." || $0 == " " }
            return [trimmed(scalars[..<word]), rest]
        }
        let mark = scalars.indices.dropLast().first { isMark(scalars[$0]) && scalars[$0 + 1] == " " }
        guard let mark else { return [scalars[...]] }
        return [scalars[..<mark], trimmed(scalars[(mark + 1)...])]
    }

    private static func trimmed(_ scalars: ArraySlice<Unicode.Scalar>) -> ArraySlice<Unicode.Scalar> {
        var result = scalars.drop { $0 == " " }
        while let last = result.last, last == " " || isMark(last) { result.removeLast() }
        return result
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isAlphabetic }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "," || scalar == ";" || scalar == "\u{60C}" || scalar == "\u{61B}"
    }

    private static func isRemainderWord(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
        let word = WordForm.canonical(String(String.UnicodeScalarView(scalars)), marks: .ignore).lowercased()
        return [
            "r", "rem", "remainder", "k", "kalan", "artan", "ر", "الباقي", "باقي", "والباقي", "وباقي", "rest", "reste",
            "resto",
        ].contains(word)
    }
}
