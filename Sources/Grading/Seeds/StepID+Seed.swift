public import CourseModel

extension StepID {
    /// What decides the order and the random questions of the step, at every try and wherever it is shown: the FNV-1a
    /// hash, 64 bits, of `LESSON/STEP` in UTF-8 (start 0xCBF29CE484222325; for each byte: exclusive or, then times
    /// 0x100000001B3 modulo 2⁶⁴).
    public var seed: UInt64 {
        description.utf8.reduce(0xCBF2_9CE4_8422_2325) { hash, byte in (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
}
