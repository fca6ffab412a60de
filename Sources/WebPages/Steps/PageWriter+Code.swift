import CourseModel
import Reporting

extension PageWriter {
    /// What to write; the student's files to write it in, where they are at hand.
    func code(_ prompt: String, _ paths: [String], _ page: StepPage) -> HTML {
        let step = page.step
        switch frame.mode {
        case .live:
            return """
                \(inLanguage(step, prose(prompt)))
                <div id="files">
                \(files(page.files, of: step.id))</div>
                <div id="previews"></div>
                """
        case .fixed:
            let commands = ["next", "check"].map { "\(messages.program) \($0) \(step.id)" }
            return """
                \(inLanguage(step, prose(prompt)))
                <p>\(say(.commandsToRun))</p>
                <pre dir="ltr"><code>\(code: commands.joined(separator: "\n"))
                </code></pre>
                """
        }
    }

    func files(_ files: [StudentFile], of step: StepID) -> HTML {
        let sections = files.enumerated().map { index, file -> HTML in
            "<section class=\"file\" data-file=\"\(file.name)\">\n\(self.file(file, "file-\(index + 1)", of: step))</section>\n"
        }
        return "\(sections)"
    }

    private func file(_ file: StudentFile, _ id: String, of step: StepID) -> HTML {
        let heading: HTML = "<h2 id=\"\(id)-name\">\(say(.yourFile)) <code dir=\"ltr\">\(code: file.path)</code></h2>\n"
        guard case .text(let text) = file.content else {
            guard case .unreadable(let reason) = file.content else { return heading }
            return "\(heading)<p>\(sign(.wrong)) \(say(.verdict(.unreadableFile(reason), files: [file.path])))</p>\n"
        }
        let onDisk = file.refused.map { _ in
            "<p>\(sign(.notice)) \(say(.notSaved))</p>\n<h3>\(say(.onDisk))</h3>\n<pre dir=\"ltr\"><code>\(code: text)</code></pre>\n"
                as HTML
        }
        let shown = file.refused ?? text
        let refused: HTML = file.refused == nil ? "" : " data-refused"
        let rows = min(40, max(8, shown.utf8.count { $0 == 0x0A } + 2))
        let fields: HTML = """
            <input type="hidden" name="file" value="\(field: file.name)">
            <input type="hidden" name="version" value="\(file.version)">
            <textarea name="text" id="\(id)" rows="\(rows)" dir="ltr" lang="en" wrap="off" autocomplete="off" autocorrect="off" autocapitalize="none" spellcheck="false" translate="no" aria-labelledby="\(id)-name" aria-describedby="\(id)-help"\(refused)>
            \(field: shown)</textarea>
            <p id="\(id)-help" class="help">\(say(.editorHelp))</p>
            <p class="buttons"><button type="submit" class="check">\(say(.saveAndCheck))</button></p>

            """
        return "\(heading)\(onDisk)\(form(step, "save", fields, " class=\"editor\""))"
    }
}
