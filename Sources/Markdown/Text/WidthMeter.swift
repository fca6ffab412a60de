/// Adds up the columns of a text, one scalar after another: what joins into one emoji counts once.
struct WidthMeter {
    private(set) var width = 0
    /// The last scalar that was seen by itself, and its columns.
    private var base: Unicode.Scalar?
    private var baseWidth = 0
    private var isJoining = false
    /// Whether a regional indicator waits for the other half of its flag.
    private var isHalfFlag = false

    mutating func add(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x20..<0x7F, 0xA0..<0x300: place(scalar, 1)
        case 0x200D: isJoining = baseWidth == 2
        case 0xFE0F: widen()
        case 0x1F1E6...0x1F1FF: addFlagLetter(scalar)
        case 0x1F3FB...0x1F3FF where baseWidth == 2: break
        default: addOther(scalar)
        }
    }

    private mutating func addOther(_ scalar: Unicode.Scalar) {
        let columns = CharacterWidth.of(scalar)
        if columns == 0 { return }
        if isJoining, columns == 2 || scalar.properties.isEmoji {
            isJoining = false
        } else {
            place(scalar, columns)
        }
    }

    private mutating func place(_ scalar: Unicode.Scalar, _ columns: Int) {
        width += columns
        base = scalar
        baseWidth = columns
        isJoining = false
        isHalfFlag = false
    }

    private mutating func addFlagLetter(_ scalar: Unicode.Scalar) {
        guard !isHalfFlag else {
            isHalfFlag = false
            return
        }
        place(scalar, 2)
        isHalfFlag = true
    }

    /// The sign that asks for the emoji rather than the text form of the character before it.
    private mutating func widen() {
        guard baseWidth == 1, base?.properties.isEmoji == true else { return }
        width += 1
        baseWidth = 2
    }
}
