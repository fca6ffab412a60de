extension English {
    func commonError(_ error: CommonError) -> String {
        switch error {
        case .unknownName:
            "Nothing of this name is known here. Look at its spelling, and whether this line sees its declaration."
        case .unknownType:
            "No type of this name is known. Look at its spelling, or add the `import` that it comes from."
        case .unknownMember: "This type has no such property or method. Look at the spelling and at what type it is."
        case .noModule: "There is no such module here. Leave out the `import` or correct its name."
        case .otherType:
            "A value of one type stands where another one is wanted. Convert it, or change the declared type."
        case .otherOperands:
            "Both sides of an operator must be of fitting types; Swift converts none by itself. Convert one of them."
        case .undecidedType: "Swift cannot tell the type from this alone. Write it down: `let names: [String] = []`."
        case .tooComplex: "This expression is too long for the compiler. Break it into several with `let`."
        case .notACondition: "A condition must be `true` or `false`. Compare with `==`, `!=`, `<` and the like."
        case .optionalNotUnwrapped:
            "The value may be `nil`. Unwrap it with `if let` or `guard let`, or give another one with `??`."
        case .constantChanged:
            "What was declared with `let` cannot change, nor can a parameter or a loop's value. Use `var`, or a copy."
        case .selfChanged: "A method of a struct that changes its properties must be marked `mutating`."
        case .wrongLabel: "The argument labels must be those of the declaration, in its order."
        case .missingArgument: "The call leaves out an argument that the declaration asks for."
        case .extraArgument: "The call gives an argument that the declaration does not take."
        case .switchNotExhaustive:
            "A `switch` must have a case for every value. Add those that are missing, or `default`."
        case .missingReturn: "The function promises a result; every way through it must `return` one."
        case .guardFallsThrough:
            "The `else` of a `guard` must leave the place: with `return`, `throw`, `continue` or `break`."
        case .returnsTooMuch:
            "This function returns nothing. Write `->` and the type after its parameters, or leave out the value."
        case .valueMissing:
            "Every property and variable needs a value before it is used: where it is declared, or in `init`."
        case .declaredTwice: "There is already something of this name here. Rename or delete one of them."
        case .notConforming: "The type does not have all that the protocol asks for. Add what is missing."
        case .bracketMissing:
            "A bracket was opened and not closed, or a comma is missing. Count them from the outermost one."
        case .bracketTooMany: "There is one `}` too many. Often it is an earlier one that closes too soon."
        case .quoteMissing: "A text that begins with `\"` must end with `\"` on the same line."
        case .expressionMissing:
            "Here a value is wanted and nothing stands, as after `=`, `return` or an operator. Write it, or take away what asks for it."
        case .openingBraceMissing:
            "Here a `{` is wanted: what belongs to an `if`, a `for`, a `func` and the like stands between `{` and `}`."
        case .declarationExpected:
            "In a type and outside of functions only declarations stand, such as `let`, `var` and `func`. Move this into a function, or look whether an earlier `}` closes too soon."
        case .parameterForm:
            "A parameter is written as a name, a colon and a type: `name: String`."
        case .emptyCase:
            "A `case` needs something to do. Write it, or `break` where there is nothing."
        case .commentNotClosed:
            "A comment that begins with `/*` must end with `*/`."
        case .typographicQuotes: "Code wants straight double quotes: `\"`."
        case .twoOnALine: "Two statements stand on one line, or a word is misspelt so that the line falls apart."
        case .codeAtTopLevel: "Outside of functions and types only declarations may stand. Move this into a function."
        case .errorNotHandled:
            "What is called may throw. Write `try` before it, in a `do` with `catch` or in a function that `throws`."
        case .memberOfType:
            "Some members belong to the type, others to its values. Try a value in place of the type, or the reverse."
        }
    }
}
