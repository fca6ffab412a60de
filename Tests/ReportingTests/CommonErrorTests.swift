import Reporting
import Testing

struct CommonErrorTests {
    @Test(arguments: [
        ("cannot_find_in_scope", "cannot find 'x' in scope", CommonError.unknownName),
        ("cannot_convert_argument_value", "cannot convert value", .otherType),
        ("cannot_convert_closure_result", "cannot convert value", .otherType),
        ("optional_base_not_unwrapped", "value of optional type", .optionalNotUnwrapped),
        (
            "assignment_lhs_is_immutable_property", "cannot assign to property: 'n' is a 'let' constant",
            .constantChanged
        ),
        ("assignment_lhs_is_immutable_property", "cannot assign to property: 'self' is immutable", .selfChanged),
        ("missing_return_decl", "missing return", .missingReturn),
        ("expected_rbrace_struct", "expected '}' in struct", .bracketMissing),
        ("expected_rbrace_in_brace_stmt", "expected '}' at end of brace statement", .bracketMissing),
        ("expected_rsquare_array_expr", "expected ']' in container literal expression", .bracketMissing),
        ("expected_expr_in_expr_list", "expected expression in list of expressions", .bracketMissing),
        ("expected_expr", "expected expression", .expressionMissing),
        ("expected_expr_after_operator", "expected expression after operator", .expressionMissing),
        ("expected_init_value", "expected initial value after '='", .expressionMissing),
        ("missing_condition_after_if", "missing condition in 'if' statement", .expressionMissing),
        ("expected_lbrace_after_if", "expected '{' after 'if' condition", .openingBraceMissing),
        ("func_decl_without_brace", "expected '{' in body of function declaration", .openingBraceMissing),
        ("expected_decl", "expected declaration", .declarationExpected),
        ("expected_parameter_name", "expected parameter name followed by ':'", .parameterForm),
        ("lex_unterminated_string", "unterminated string literal", .quoteMissing),
        ("declaration_same_line_without_semi", "consecutive declarations on a line", .twoOnALine),
    ])
    func `the compiler's name for an error tells which one it is`(
        _ identifier: String, _ message: String, _ error: CommonError
    ) {
        #expect(CommonError(identifier: identifier, message: message) == error)
    }

    @Test func `other errors are left to the compiler's words`() {
        #expect(CommonError(identifier: nil, message: "cannot find 'x' in scope") == nil)
        #expect(CommonError(identifier: "some_new_error", message: "cannot find 'x' in scope") == nil)
    }
}
