/// The modules that a Swift file seems to import: a guess by its lines, good enough to load their libraries while the
/// compiler is still at work.
enum ImportedModules {
    /// What stands after `import` on lines that begin with it.
    static func names(in source: [UInt8]) -> [String] {
        String(decoding: source, as: UTF8.self).split(whereSeparator: \.isNewline).compactMap { line in
            let words = line.split(separator: " ")
            guard words.count > 1, words[0] == "import" else { return nil }
            return String(words[1].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        }
    }

    /// The files in `folder` that belong to those modules.
    static func libraries(in source: [UInt8], folder: String) -> [String] {
        names(in: source).flatMap { ["lib\($0).so", "libswift\($0).so"] }.filter { System.exists(folder + "/" + $0) }
    }
}
