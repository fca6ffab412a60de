import ExerciseKit
import Testing

struct ArithmeticWireTests {
    private let questions = [
        ArithmeticQuestion(first: 12, sign: .divide, second: 5),
        ArithmeticQuestion(first: .min, sign: .subtract, second: .max),
    ]

    @Test func `questions and their answers come back as they were sent`() {
        for question in questions {
            let command = QuestionResult.Command(question)
            #expect(QuestionResult.Command(wire: command.wire) == command)
        }
        let answer = QuestionResult.Observation(result: .min, text: "12 ÷ 5")
        #expect(QuestionResult.Observation(wire: answer.wire) == answer)
    }

    @Test func `typed fields come back as they were sent, whatever their number`() {
        for fields in [[], [""], [" 12 ", "5", "÷"], ["1", "2", "+", "3"]] {
            let command = CreateQuestion.Command(fields: fields)
            #expect(CreateQuestion.Command(wire: command.wire) == command)
        }
    }

    @Test func `what came of it comes back as it was sent`() {
        let refusals: [CreateQuestion.Refusal?] = [
            nil, .missingFields, .unreadableNumber("12,5"), .unknownOperation(""), .divisionByZero, .overflow, .other,
        ]
        for refusal in refusals {
            for questions in [[], questions] {
                let observation = CreateQuestion.Observation(refusal: refusal, questions: questions)
                #expect(CreateQuestion.Observation(wire: observation.wire) == observation)
            }
        }
    }

    @Test func `what lacks a field or has another operation is none`() {
        #expect(ArithmeticQuestion(wire: .record("question", [WireField("first", .text("1"))])) == nil)
        let power = [WireField("first", .text("1")), WireField("sign", .text("^")), WireField("second", .text("2"))]
        #expect(QuestionResult.Command(wire: .record("question", power)) == nil)
        #expect(CreateQuestion.Command(wire: .record("create", [WireField("fields", .list([.text("1")]))])) == nil)
        #expect(CreateQuestion.Observation(wire: .record("refused", [WireField("questions", .list([]))])) == nil)
    }
}
