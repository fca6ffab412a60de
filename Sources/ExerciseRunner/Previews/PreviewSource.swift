/// The file that is compiled with a student's to make its previews: `#Preview`s, `PreviewProvider`s, else the `@main` app.
enum PreviewSource {
    /// The condition under which `#Preview` is more than nothing, and the one that previews are often written under.
    static let conditions = ["LEARN_PREVIEW", "DEBUG"]

    /// `files` are all that may hold previews. Where it serves values, one of them has a function `the value`.
    static func text(for files: StudentFiles, servesValues: Bool = false) -> String {
        let places = files.files.map { named in
            "(\(quoted(named.name)), \(named.file.bytes.count { $0 == UInt8(ascii: "\n") } + 1))"
        }
        let named = files.files.flatMap { file in providers(in: file.file.bytes) }
        let calls = named.map { "SwiftUI::PreviewList.add(\(quoted($0))) { \($0).previews }" }
        return harness.replacing("PLACES", with: places.joined(separator: ", "))
            .replacing("PROVIDERS", with: calls.joined(separator: "\n        "))
            .replacing("VALUE", with: servesValues ? "`the value`(command.wire.number(\"number\") ?? 0)" : "\"\"")
    }

    /// The names of types on lines such as `struct ContentView_Previews: PreviewProvider {` that another file can see: not
    /// indented, in no comment, and under no condition but that of previews.
    static func providers(in file: [UInt8]) -> [String] {
        var (isComment, depth) = (false, 0)
        return String(decoding: file, as: UTF8.self).split(whereSeparator: \.isNewline).compactMap { line in
            let isInside = isComment || depth > 0
            if line.contains("/*") { isComment = true }
            if line.contains("*/") { isComment = false }
            if line.hasPrefix("#if"), depth > 0 || !line.contains("DEBUG") { depth += 1 }
            if line.hasPrefix("#endif") { depth = max(0, depth - 1) }
            return isInside || isComment ? nil : provider(on: line)
        }
    }

    private static func provider(on line: Substring) -> String? {
        let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        guard words.contains("PreviewProvider"), let place = words.firstIndex(of: "struct"), words.count > place + 1,
            !words[..<place].contains("private"), !words[..<place].contains("fileprivate"),
            line.first?.isWhitespace == false, !line.hasPrefix("//")
        else { return nil }
        return String(words[place + 1])
    }

    private static func quoted(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }

    /// Command `names`: the previews there are. Command `show`: one of them, used by a script and taken apart. Command
    /// `value`: what an expression comes to.
    private static let harness = #"""
        import ExerciseKit
        import SwiftUI

        private struct `any wire`: ExerciseKit::WireRepresentable {
            var wire: ExerciseKit::WireValue
            init(wire: ExerciseKit::WireValue) { self.wire = wire }
        }

        @MainActor
        private struct `the previews`: @preconcurrency ExerciseKit::Subject {
            private let main = dlsym(nil, "learner_main")

            init() {
                guard SwiftUI::PreviewList.entries.isEmpty else { return }
                let places: [(Swift::String, Swift::Int)] = [PLACES]
                for (file, count) in places {
                    for line in 1...count {
                        guard let found = dlsym(nil, "learn_preview:\(file):\(line)") else { continue }
                        unsafeBitCast(found, to: (@convention(c) () -> Swift::Void).self)()
                    }
                }
                PROVIDERS
            }

            mutating func perform(_ command: `any wire`) -> `any wire` {
                if command.wire.name == "value" { return `any wire`(wire: .text(VALUE)) }
                guard command.wire.name == "show" else { return `any wire`(wire: .list(names)) }
                return `any wire`(wire: shown(command.wire))
            }

            private var names: [ExerciseKit::WireValue] {
                let entries = SwiftUI::PreviewList.entries
                guard entries.isEmpty else { return entries.map { .text($0.name ?? "") } }
                return main == nil ? [] : [.text("")]
            }

            private func shown(_ command: ExerciseKit::WireValue) -> ExerciseKit::WireValue {
                let locale = Foundation::Locale(identifier: command.text("locale") ?? "en_US")
                let settings = SwiftUI::ScreenSettings(locale: locale)
                guard let screen = screen(command.number("preview") ?? 0, settings) else { return .text("") }
                var failure = ""
                if case .list(let steps) = command["steps"] {
                    for step in steps where failure.isEmpty { failure = problem(step.text ?? "", screen) }
                }
                return .record("screen", [
                    ExerciseKit::WireField("failure", .text(failure)),
                    ExerciseKit::WireField("direction", .text(settings.layoutDirection == .rightToLeft ? "rtl" : "ltr")),
                    ExerciseKit::WireField("text", .text(screen.text)),
                    ExerciseKit::WireField("notes", .list(screen.notes.map { .text($0.text) })),
                    ExerciseKit::WireField("parts", .list(parts(screen.elements))),
                ])
            }

            private func screen(_ number: Swift::Int, _ settings: SwiftUI::ScreenSettings) -> SwiftUI::Screen? {
                let entries = SwiftUI::PreviewList.entries
                if entries.indices.contains(number) { return entries[number].screen(settings) }
                return SwiftUI::Screen.appScreen(entryPoint: main, settings)
            }

            private func problem(_ line: Swift::String, _ screen: SwiftUI::Screen) -> Swift::String {
                do {
                    _ = try screen.perform(SwiftUI::ScreenStep(line: line))
                    return ""
                } catch {
                    return "\(error)"
                }
            }

            private func parts(_ elements: [SwiftUI::ScreenElement]) -> [ExerciseKit::WireValue] {
                var parts: [ExerciseKit::WireValue] = []
                for element in elements { add(element, 0, &parts) }
                return parts
            }

            private func add(
                _ element: SwiftUI::ScreenElement, _ depth: Swift::Int, _ parts: inout [ExerciseKit::WireValue]
            ) {
                guard parts.count < 5000, depth < 60 else { return }
                var fields = [
                    ExerciseKit::WireField("depth", .text("\(depth)")),
                    ExerciseKit::WireField("label", .text(element.label)),
                    ExerciseKit::WireField("enabled", .text("\(element.isEnabled)")),
                    ExerciseKit::WireField("selected", .text("\(element.isSelected)")),
                    ExerciseKit::WireField("actions", .list(element.actions.map { .text($0) })),
                    ExerciseKit::WireField("looks", .list(element.looks.map { .list([.text($0.name), .text($0.value)]) })),
                ]
                if let value = element.value { fields.append(ExerciseKit::WireField("value", .text(value))) }
                if let prompt = element.prompt { fields.append(ExerciseKit::WireField("prompt", .text(prompt))) }
                if let place = element.placement { fields.append(ExerciseKit::WireField("placement", .text(place))) }
                parts.append(.record(element.role.rawValue, fields))
                for child in element.children { add(child, depth + 1, &parts) }
            }
        }

        private let `the harness` = ExerciseKit::Harness(`the previews`.self)
        """#
}
