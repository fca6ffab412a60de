public import CourseModel

/// The order in which a quiz shows its options.
public enum ScreenOrder {
    /// The options' places in the file, from 0, in the order shown: the same for a step at every try, in the terminal, on
    /// a page and in an export.
    ///
    /// Fisher and Yates's shuffle over `0, 1, …, n − 1` with SplitMix64 from the step's seed: for `i` from `n − 1` down
    /// to 1, take `j` below `i + 1` and swap the places `i` and `j`. "`j` below `m`" takes 64-bit numbers until one is at
    /// least 2⁶⁴ mod `m`; that number modulo `m` is `j`. A quiz of fixed order is shown as written.
    public static func of(_ quiz: Quiz, step: StepID) -> [Int] {
        var places = Array(quiz.options.indices)
        guard quiz.order == .shuffled, places.count > 1 else { return places }
        var random = SplitMix64(seed: step.seed)
        for last in stride(from: places.count - 1, through: 1, by: -1) {
            places.swapAt(last, Int(random.below(UInt64(last + 1))))
        }
        return places
    }
}
