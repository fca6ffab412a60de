extension LessonScaffold {
    static let englishTitle = "Constants and variables"

    /// What follows the title in English.
    static let english = """
        summary: A name for a value, and when that value may change.

        # A line that begins with # is a comment; students do not see it.
        # The steps come in the order a student meets them. The word before the colon says what kind of step it is
        # (text, quiz, fill or arithmetic), the word after it is the step's id: lower-case letters, digits, hyphens.
        steps:
          # A text is Markdown to read. After `|` the lines are kept as they are written here.
          - text: a-name-for-a-value
            title: A name for a value
            body: |
              A program remembers a value by giving it a name. `let` makes a constant: its value never changes.
              `var` makes a variable: it may be given another value later.

              ```swift
              let days = 7
              var steps = 4000
              steps = 5000
              ```

              A line such as `days = 8` would not compile. Use `let` until something has to change: whoever reads the code
              then knows what stays the same.

          # A quiz. `answer` is the place of the right option, counted from 0; the screen shuffles the options.
          # A value that begins with a backtick, or holds a colon and a space, stands in quotes.
          - quiz: which-may-change
            title: Which one may change?
            q: Which line makes a name whose value may change later?
            options:
              - text: "`var score = 10`"
                why: A variable may be given another value.
              - text: "`let score = 10`"
                why: "`let` makes a constant, and a constant keeps its value."
            answer: 0
            hints: [One of the two words is short for *variable*.]

          # Where several options are right, `answer` is a list.
          - quiz: what-compiles
            title: What compiles?
            q: |
              The code begins with these two lines. Which of the assignments may follow? Choose all of them.

              ```swift
              let days = 7
              var steps = 4000
              ```
            options:
              - text: "`steps = 5000`"
                why: "`steps` is a variable."
              - text: "`days = 8`"
                why: "`days` is a constant; the compiler refuses to change it."
              - text: "`steps = days`"
                why: Only `steps` changes here. A constant may be read as often as you like.
            answer: [0, 2]

          # Code with blanks: one entry of `blanks` for {{0}}, one for {{1}}, and so on.
          # Write down every answer that is right. White space does not matter in Swift.
          - fill: goal-and-steps
            title: The goal and the steps
            prompt: The goal stays the same all day. The steps are counted.
            language: swift
            template: |
              {{0}} goal = 8000
              {{1}} steps = 4000
              steps = steps + 500
            blanks:
              - answers: [let]
                hints: [Nothing below changes the goal.]
              - answers: [var]
                hints: [The last line changes the steps.]
            explanation: From here on the compiler refuses every line that would change `goal`.

          # A sentence with blanks. `case: ignore` takes upper and lower case for the same.
          - fill: in-a-word
            title: In a word
            prompt: Complete the sentence.
            language: text
            template: "A name whose value never changes is called a {{0}}."
            blanks:
              - answers: [constant]
                case: ignore
                hints: ["`let` makes one."]

          # Arithmetic: the questions listed, then questions made anew. Each division says what it asks for:
          # exact, integer, remainder, decimal or fraction.
          - arithmetic: steps-and-days
            title: Steps and days
            prompt: Work these out by hand. Whoever can check a program notices when it is wrong.
            questions:
              - 7 * 8
              - {q: 30 / 7, division: remainder}
              - {q: 9 / 4, division: decimal, places: 2}
            random: {count: 3, operators: "+*", range: 2...12}
            hints: [Four weeks have 28 days.]
            explanation: A quotient and a remainder say together what one number cannot.

        # Shown when the lesson is finished.
        takeaways:
          - "`let` makes a constant, `var` a variable."
          - Begin with `let`; change it to `var` when something has to change.

        further:
          - title: The Basics, in The Swift Programming Language
            url: https://docs.swift.org/swift-book/documentation/the-swift-programming-language/thebasics/

        """
}
