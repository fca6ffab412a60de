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
