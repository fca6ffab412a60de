import CourseModel
import Reporting

extension PageWriter {
    /// Radio buttons where one option is right, check boxes where several are.
    func quiz(_ question: String, _ options: [String], _ hasSeveral: Bool, _ page: StepPage) -> HTML {
        let chosen = page.given["choice"] ?? []
        let items = options.enumerated().map { index, option -> HTML in
            let number = String(index + 1)
            return """
                <div class="option"><input type="\(hasSeveral ? "checkbox" : "radio")" name="choice" value="\(number)" id="choice-\(number)"\(" checked", if: chosen.contains(number))><label for="choice-\(number)"\(language(page.step.language))>\(line(option))</label></div>

                """
        }
        return """
            <div class="prose" id="question"\(language(page.step.language))>
            \(prose(question))
            </div>
            <fieldset aria-describedby="question">
            <legend>\(say(hasSeveral ? .chooseAll : .chooseOne))</legend>
            \(items)</fieldset>

            """
    }
}
