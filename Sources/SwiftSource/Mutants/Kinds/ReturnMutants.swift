internal import SwiftSyntax

/// A function or a computed property that always gives the plainest value of its type.
enum ReturnMutants: MutantKind {
    static let name = "return"

    static func edits(at node: Syntax) -> [SourceEdit] {
        if let function = node.as(FunctionDeclSyntax.self) {
            return edits(function.body?.statements, function.signature.returnClause?.type)
        }
        guard let binding = node.as(PatternBindingSyntax.self), let block = binding.accessorBlock else { return [] }
        return edits(getter(block), binding.typeAnnotation?.type)
    }

    private static func getter(_ block: AccessorBlockSyntax) -> CodeBlockItemListSyntax? {
        switch block.accessors {
        case .getter(let statements): statements
        case .accessors(let list): list.first { $0.accessorSpecifier.text == "get" }?.body?.statements
        @unknown default: nil
        }
    }

    private static func edits(_ statements: CodeBlockItemListSyntax?, _ type: TypeSyntax?) -> [SourceEdit] {
        guard let statements, let first = statements.first, let last = statements.last, let type else { return [] }
        let range = first.plainRange.lowerBound..<last.plainRange.upperBound
        let present = statements.trimmedDescription
        return plainest(of: type).filter { present != $0 && present != "return " + $0 }.map {
            SourceEdit(range, "return " + $0)
        }
    }

    private static func plainest(of type: TypeSyntax) -> [String] {
        switch Syntax(type).as(SyntaxEnum.self) {
        case .arrayType: return ["[]"]
        case .dictionaryType: return ["[:]"]
        case .optionalType: return ["nil"]
        case .identifierType(let named):
            switch named.name.text {
            case "Bool": return ["false", "true"]
            case "String", "Substring": return ["\"\""]
            case "Int", "UInt", "Double", "Float", "Decimal": return ["0"]
            case "Set": return ["[]"]
            default: return []
            }
        default: return []
        }
    }
}
