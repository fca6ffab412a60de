import CommandTable
import CourseModel
import Reporting

/// A message and the name of its case, for a failing test to say.
struct SampleText {
    var name: String
    var text: String
}

extension Samples {
    /// All that `messages` can say, whoever's `text` stands in it.
    static func texts(_ messages: Messages, holding text: String) -> [SampleText] {
        spoken(messages, text) + explained(messages, text) + fixed(messages)
    }

    private static func spoken(_ messages: Messages, _ text: String) -> [SampleText] {
        phrases(text).map { SampleText(name: "\($0)", text: messages.text($0)) }
            + verifyPhrases(text).map { SampleText(name: "\($0)", text: messages.text($0)) }
            + codePhrases(text).map { SampleText(name: "\($0)", text: messages.text($0)) }
            + remarks(text).map { SampleText(name: "\($0)", text: messages.text($0)) }
            + notices(text).map { SampleText(name: "\($0)", text: messages.text($0)) }
    }

    private static func explained(_ messages: Messages, _ text: String) -> [SampleText] {
        let all =
            failures(text).map { ("\($0)", messages.text($0)) } + problems(text).map { ("\($0)", messages.text($0)) }
            + verifyProblems(text).map { ("\($0)", messages.text($0)) }
        return all.flatMap { name, explained in
            [SampleText(name: name, text: explained.what)]
                + (explained.advice.map { [SampleText(name: "\(name), advice", text: $0)] } ?? [])
        }
    }

    private static func fixed(_ messages: Messages) -> [SampleText] {
        WebPhrase.allCases.map { SampleText(name: "\($0)", text: messages.text($0)) }
            + WebPhrase.Refused.allCases.map { SampleText(name: "\($0)", text: messages.text($0)) }
            + CommonError.allCases.map { SampleText(name: "\($0)", text: messages.text($0)) }
            + GradingRule.allCases.map { SampleText(name: "\($0)", text: messages.text($0)) }
            + CommandName.allCases.flatMap {
                [
                    SampleText(name: "\($0), summary", text: messages.summary(of: $0)),
                    SampleText(name: "\($0), details", text: messages.details(of: $0)),
                ]
            }
            + OptionName.allCases.map { SampleText(name: "\($0)", text: messages.summary(of: $0)) }
            + DoctorReport.Subject.allCases.flatMap {
                [
                    SampleText(name: "\($0), name", text: messages.name(of: $0)),
                    SampleText(name: "\($0), advice", text: messages.advice(for: $0)),
                ]
            }
    }
}
