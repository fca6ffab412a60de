/// The libraries that an object wants to be linked with, which its ELF section `.swift1_autolink_entries` lists: entries
/// such as `-lFoundation`, each followed by a zero byte.
///
/// Layout: the ELF-64 object file format, little-endian.
enum AutolinkedLibraries {
    /// The names after `-l`, each once; none where `object` is no such file.
    static func names(in object: [UInt8]) -> [String] {
        object.withUnsafeBytes { bytes in
            guard bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]) else { return [] }
            return section(".swift1_autolink_entries", in: bytes).map(entries) ?? []
        }
    }

    private static func entries(_ content: Slice<UnsafeRawBufferPointer>) -> [String] {
        var names: [String] = []
        for entry in content.split(separator: 0) {
            let entry = String(decoding: entry, as: UTF8.self)
            guard entry.hasPrefix("-l"), !names.contains(String(entry.dropFirst(2))) else { continue }
            names.append(String(entry.dropFirst(2)))
        }
        return names
    }

    private static func section(_ name: String, in file: UnsafeRawBufferPointer) -> Slice<UnsafeRawBufferPointer>? {
        guard let table = number(file, 0x28, 8), let entrySize = number(file, 0x3A, 2),
            let count = number(file, 0x3C, 2), let namesIndex = number(file, 0x3E, 2),
            let names = content(file, header: table + namesIndex * entrySize)
        else { return nil }
        for index in 0..<count {
            let header = table + index * entrySize
            guard let offset = number(file, header, 4), offset < names.count else { continue }
            if names.dropFirst(offset).prefix(while: { $0 != 0 }).elementsEqual(name.utf8) {
                return content(file, header: header)
            }
        }
        return nil
    }

    private static func content(_ file: UnsafeRawBufferPointer, header: Int) -> Slice<UnsafeRawBufferPointer>? {
        guard let offset = number(file, header + 0x18, 8), let size = number(file, header + 0x20, 8),
            offset <= file.count, size <= file.count - offset
        else { return nil }
        return file[offset..<offset + size]
    }

    private static func number(_ file: UnsafeRawBufferPointer, _ place: Int, _ size: Int) -> Int? {
        guard place >= 0, place <= file.count - size else { return nil }
        var number: UInt64 = 0
        for index in 0..<size { number |= UInt64(file[place + index]) << UInt64(8 * index) }
        return Int(exactly: number).flatMap { $0 < 1 << 48 ? $0 : nil }
    }
}
