import CourseModel
import LessonFormat

/// Adds a lesson to the list in `course.yaml` and keeps every other byte of the file.
enum LessonListEdit {
    /// How the list is written.
    enum Style {
        /// `[a, b]`
        case flow
        /// One line each, beginning with these bytes: `  - `.
        case block(prefix: ArraySlice<UInt8>)
    }

    /// The file with `id` after the last lesson; nil where that cannot be done so that the file says the same and one lesson more.
    static func adding(_ id: LessonID, to course: ReadCourse) -> [UInt8]? {
        guard let last = course.ranges.lessons.last, last.start.line == last.end.line,
            let style = style(at: last, in: course.source)
        else { return nil }
        var bytes = course.source.bytes
        let end = course.source.offset(of: last.end)
        switch style {
        case .flow: bytes.insert(contentsOf: ", \(id)".utf8, at: end)
        case .block(let prefix): insert(prefix + Array(id.name.utf8), afterLineAt: end, into: &bytes)
        }
        return says(bytes, id, course) ? bytes : nil
    }

    /// What an author types to add the lesson by hand.
    static func line(adding id: LessonID, to course: ReadCourse) -> String {
        if let last = course.ranges.lessons.last, case .flow? = style(at: last, in: course.source) { return ", \(id)" }
        return "- \(id)"
    }

    /// Nil where the item's line begins with something else than white space and one dash.
    private static func style(at item: TextRange, in source: SourceText) -> Style? {
        let line = source.offset(of: TextPosition(line: item.start.line, column: 1))
        let prefix = source.bytes[line..<source.offset(of: item.start)]
        let signs = prefix.filter { $0 != UInt8(ascii: " ") }
        if signs == [UInt8(ascii: "-")], prefix.last == UInt8(ascii: " ") { return .block(prefix: prefix) }
        return signs.first == UInt8(ascii: "-") ? nil : .flow
    }

    private static func insert(_ line: ArraySlice<UInt8>, afterLineAt offset: Int, into bytes: inout [UInt8]) {
        if let end = lineEnd(in: bytes, from: offset) {
            bytes.insert(contentsOf: line + bytes[end], at: end.upperBound)
        } else {
            bytes += (lineEnd(in: bytes, from: 0).map { bytes[$0] } ?? [0x0A]) + line
        }
    }

    /// The first line end at `offset` or after it: CR LF, LF or CR.
    private static func lineEnd(in bytes: [UInt8], from offset: Int) -> Range<Int>? {
        guard let start = bytes[offset...].firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return nil }
        return start..<start + (bytes[start...].starts(with: [0x0D, 0x0A]) ? 2 : 1)
    }

    private static func says(_ bytes: [UInt8], _ id: LessonID, _ course: ReadCourse) -> Bool {
        let read = CourseReader.read(bytes: bytes, file: course.source.file)
        var expected = course.course
        expected.lessons.append(id)
        return read.isSound && read.value?.course == expected
    }
}
