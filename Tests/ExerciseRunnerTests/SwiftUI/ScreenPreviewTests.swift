import CourseModel
import ExerciseKit
import Testing

@testable import ExerciseRunner

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@Suite struct ScreenPreviewTests {
    private static let program = """
        import SwiftUI

        struct Counter: View {
            @State private var count = 0
            var body: some View {
                Button("Add") { count += 1 }
                Text("\\(count) taps")
            }
        }

        #Preview("Counter") {
            Counter()
        }

        #Preview("With a switch") {
            @Previewable @State var isOn = true
            Toggle("Sound", isOn: $isOn)
        }

        struct Old_Previews: PreviewProvider {
            static var previews: some View { Text(1.5, format: .number) }
        }

        #Preview("Broken") {
            let empty: [Int] = []
            return Text("\\(empty[0])")
        }
        """

    private func previews(
        of text: String, locale: String = "en_US", steps: [String] = []
    ) throws -> [ScreenPreview] {
        let home = try TemporaryFolder()
        let folder = ExerciseFolder(Exercise(name: "preview", files: ["Main.swift"]), at: home.path)
        let files = StudentFiles([.init(name: "Main.swift", file: StudentFile(bytes: Array(text.utf8)))])
        let previewer = try ScreenPreviewer(files, in: folder, installation: try CrewJoin.installation.get())
        return try previewer.previews(locale: locale, steps: steps)
    }

    @Test func `each preview is shown, used as the steps say, and one that stops the program keeps no other back`()
        throws
    {
        let previews = try previews(of: Self.program, locale: "tr_TR", steps: ["tap Add", "tap \"Add\""])
        #expect(previews.map(\.name) == ["Counter", "With a switch", "Broken", "Old_Previews"])
        #expect(previews[0].screen?.spoken == "Add, 2 taps")
        #expect(previews[0].failure == nil)
        #expect(previews[1].failure?.hasPrefix("there is no \"Add\" on screen") == true)
        #expect(previews[1].screen?.children.last?.role == .toggle)
        #expect(previews[2].screen == nil)
        #expect(previews[2].ending == .trapped(message: "Index out of range"))
        #expect(previews[3].screen?.spoken == "1,5")
    }

    @Test func `where there is no preview the app is shown, mirrored where its locale is`() throws {
        let app = """
            import SwiftUI
            @main struct Program: App {
                var body: some Scene { WindowGroup { Text("Hello") } }
            }
            """
        let previews = try previews(of: app, locale: "ar")
        #expect(previews.map(\.screen?.spoken) == ["Hello"])
        #expect(previews.map(\.isRightToLeft) == [true])
    }

    @Test func `without either there is nothing to show, and errors are told`() {
        #expect(throws: ScreenPreviewer.Failure.nothingToShow) { try previews(of: "let one = 1") }
        #expect(throws: ScreenPreviewer.Failure.self) { try previews(of: "import SwiftUI\nlet one: Int = \"\"") }
    }

    @Test func `only what another file can see is taken for a provider`() {
        let text =
            "private struct A: PreviewProvider {}\nstruct B_Previews : PreviewProvider {\n// struct C: PreviewProvider\n"
        #expect(PreviewSource.providers(in: Array(text.utf8)) == ["B_Previews"])
        let hidden = """
            /*
            struct D: PreviewProvider {}
            */
            #if os(macOS)
            struct E: PreviewProvider {}
            #endif
            #if DEBUG
            struct F: PreviewProvider {}
            #endif
            extension Notes {
                struct G: PreviewProvider {}
            }
            """
        #expect(PreviewSource.providers(in: Array(hidden.utf8)) == ["F"])
    }

    @Test func `what is no tree of parts is no screen`() {
        let part = { (depth: Int, role: String) in WireValue.record(role, [WireField("depth", .text("\(depth)"))]) }
        let screen = ScreenPart(layers: [
            part(0, "screen"), part(1, "list"), part(2, "row"), part(1, "text"), part(0, "alert"),
        ])
        #expect(screen?.children.map(\.role) == [.list, .text, .alert])
        #expect(screen?.children.first?.children.map(\.role) == [.row])
        for wrong in [[part(1, "text")], [part(0, "screen"), part(2, "row")], [part(0, "nonsense")], []] {
            #expect(ScreenPart(layers: wrong) == nil)
        }
        #expect(ScreenPart(layers: (0...100).map { part($0, "group") }) == nil)
    }
}
