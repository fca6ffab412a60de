/// An error that beginners meet often, explained in the learner's language. The compiler's names for errors are its own and
/// may change with any release; where they do, its words still stand there.
public enum CommonError: CaseIterable, Equatable, Sendable {
    case unknownName, unknownType, unknownMember, noModule
    case otherType, otherOperands, undecidedType, tooComplex, notACondition
    case optionalNotUnwrapped
    case constantChanged, selfChanged
    case wrongLabel, missingArgument, extraArgument
    case switchNotExhaustive, missingReturn, guardFallsThrough, returnsTooMuch
    case valueMissing, declaredTwice, notConforming
    case expressionMissing, openingBraceMissing, declarationExpected, parameterForm, emptyCase
    case bracketMissing, bracketTooMany, quoteMissing, commentNotClosed, typographicQuotes, twoOnALine, codeAtTopLevel
    case errorNotHandled, memberOfType

    /// The one with the compiler's `identifier`, looked at in the light of its `message`; nil for all others.
    public init?(identifier: String?, message: String) {
        guard let identifier else { return nil }
        if let error = Self.byIdentifier[identifier] {
            self = error == .constantChanged && message.contains("'self'") ? .selfChanged : error
        } else if let (_, error) = Self.families.first(where: { identifier.hasPrefix($0.key) }) {
            self = error
        } else {
            return nil
        }
    }

    /// Names of many errors that are one to a beginner begin alike.
    private static let families: KeyValuePairs<String, CommonError> = [
        "cannot_convert_": .otherType, "expected_expr": .expressionMissing, "expected_condition_": .expressionMissing,
        "missing_condition_after_": .expressionMissing, "expected_lbrace_": .openingBraceMissing,
        "expected_rbrace_": .bracketMissing, "expected_rparen_": .bracketMissing,
        "expected_rsquare_": .bracketMissing, "expected_rbracket_": .bracketMissing,
        "expected_parameter_": .parameterForm,
    ]

    private static let byIdentifier: [String: CommonError] = Dictionary(
        uniqueKeysWithValues: allCases.flatMap { error in error.identifiers.map { ($0, error) } })

    /// What `swift-frontend -debug-diagnostic-names` calls it.
    private var identifiers: [String] {
        switch self {
        case .unknownName: ["cannot_find_in_scope"]
        case .unknownType: ["cannot_find_type_in_scope"]
        case .unknownMember: ["could_not_find_value_member", "could_not_find_type_member"]
        case .noModule: ["sema_no_import"]
        case .otherType: ["cannot_convert_initializer_value", "collection_literal_heterogeneous"]
        case .otherOperands: ["cannot_apply_binop_to_args", "cannot_apply_binop_to_same_args"]
        case .undecidedType:
            ["cannot_infer_type_for_pattern", "unresolved_nil_literal", "collection_literal_empty"]
        case .tooComplex: ["expression_too_complex"]
        case .notACondition:
            ["integer_used_as_boolean", "optional_used_as_boolean", "use_of_equal_instead_of_equality"]
        case .optionalNotUnwrapped: ["optional_not_unwrapped", "optional_base_not_unwrapped"]
        case .constantChanged:
            [
                "assignment_lhs_is_immutable_variable", "assignment_lhs_is_immutable_property",
                "cannot_pass_rvalue_mutating_subelement", "cannot_pass_rvalue_inout_subelement",
                "cannot_apply_lvalue_binop_to_subelement",
            ]
        case .selfChanged: []
        case .wrongLabel:
            [
                "missing_argument_labels", "extra_argument_labels", "wrong_argument_labels",
                "argument_out_of_order_named_named",
            ]
        case .missingArgument:
            ["missing_argument_named", "missing_argument_positional", "missing_arguments_in_call"]
        case .extraArgument: ["extra_argument_named", "extra_argument_positional", "extra_arguments_in_call"]
        case .switchNotExhaustive: ["non_exhaustive_switch"]
        case .missingReturn: ["missing_return_decl", "missing_return_closure"]
        case .guardFallsThrough: ["guard_body_must_not_fallthrough"]
        case .returnsTooMuch: ["cannot_return_value_from_void_func"]
        case .valueMissing:
            [
                "class_without_init", "return_from_init_without_initing_stored_properties",
                "variable_used_before_initialized",
            ]
        case .declaredTwice: ["invalid_redecl"]
        case .notConforming: ["type_does_not_conform", "type_does_not_conform_in_decl_ref"]
        case .bracketMissing:
            ["expected_separator", "expected_expr_in_expr_list"]
        case .bracketTooMany: ["extra_rbrace", "extra_rbracket"]
        case .quoteMissing: ["lex_unterminated_string", "string_interpolation_unclosed"]
        case .commentNotClosed: ["lex_unterminated_block_comment"]
        case .expressionMissing: ["expected_init_value", "return_expr_missing"]
        case .openingBraceMissing: ["func_decl_without_brace", "expected_foreach_lbrace"]
        case .declarationExpected: ["expected_decl", "expected_keyword_in_decl"]
        case .parameterForm: ["parameter_unnamed"]
        case .emptyCase: ["case_stmt_without_body"]
        case .typographicQuotes: ["lex_invalid_curly_quote", "lex_single_quote_string"]
        case .twoOnALine:
            [
                "statement_same_line_without_semi", "statement_same_line_without_newline",
                "declaration_same_line_without_semi",
            ]
        case .codeAtTopLevel: ["illegal_top_level_expr"]
        case .errorNotHandled: ["tryless_throwing_call_unhandled", "try_unhandled", "throwing_call_unhandled"]
        case .memberOfType: ["instance_member_use_on_type", "could_not_use_type_member_on_instance"]
        }
    }
}
