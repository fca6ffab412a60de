internal import CourseModel

extension FormatReference {
    /// The JSON Schema (draft 2020-12) of a file, for completion in editors. Texts may be any scalar there, since an editor's
    /// YAML reader makes numbers and truth values of `1.10`, `12:30` and `no`, and dates of `2025-01-01`, which have no
    /// type in JSON; so no type is demanded of a text, only that it is neither a list nor a mapping.
    public static func jsonSchema(_ file: File) -> String {
        let step = file == .lesson ? [("step", step)] : []
        let definitions = step + file.inner.map { ($0.rawValue, schema(.of($0))) }
        var members: [(String, SchemaText)] = [
            ("$schema", .text("https://json-schema.org/draft/2020-12/schema")), ("title", .text(file.title)),
        ]
        if case .object(let own) = schema(.of(file.root)) { members += own }
        if !definitions.isEmpty { members.append(("$defs", .object(definitions))) }
        return SchemaText.object(members).rendered() + "\n"
    }

    /// The key of its kind tells which declaration a step follows.
    private static var step: SchemaText {
        let kinds = StepKind.allCases.map { SchemaText.object([("required", .list([.text($0.rawValue)]))]) }
        let rules = StepKind.allCases.map { kind in
            SchemaText.object([
                ("if", .object([("required", .list([.text(kind.rawValue)]))])),
                ("then", reference(MappingDeclaration.of(kind).name)),
            ])
        }
        return .object([("type", .text("object")), ("oneOf", .list(kinds)), ("allOf", .list(rules))])
    }

    private static func schema(_ declaration: MappingDeclaration) -> SchemaText {
        let required = declaration.keys.filter(\.isRequired).map { SchemaText.text($0.name) }
        let properties = declaration.keys.map { key in
            (key.name, described(schema(key.shape), key.summary))
        }
        var members: [(String, SchemaText)] = [
            ("type", .text("object")), ("description", .text(declaration.summary)),
            ("properties", .object(properties)),
        ]
        if !required.isEmpty { members.append(("required", .list(required))) }
        if declaration.name == .arithmeticStep {
            let either = ["questions", "random"].map { SchemaText.object([("required", .list([.text($0)]))]) }
            members.append(("anyOf", .list(either)))
        }
        return .object(members + [("additionalProperties", .truth(false))])
    }

    private static func described(_ schema: SchemaText, _ summary: String) -> SchemaText {
        guard case .object(let members) = schema else { return schema }
        return .object([("description", .text(summary))] + members)
    }

    private static func reference(_ name: MappingName) -> SchemaText {
        .object([("$ref", .text("#/$defs/\(name.rawValue)"))])
    }

    private static func schema(_ shape: ValueShape) -> SchemaText {
        switch shape {
        case .text(let use): text(use)
        case .integer(let range): integer(range)
        case .truthValue:
            .object([("enum", .list([.truth(true), .truth(false)] + words(["yes", "no", "on", "off"])))])
        case .choice(let choices): .object([("enum", .list(words(choices)))])
        case .numberRange: pattern(#"^-?\d+\s*\.\.\.\s*-?\d+$"#)
        case .tolerance:
            .object([
                (
                    "anyOf",
                    .list([
                        .object([("type", .text("number")), ("exclusiveMinimum", .integer(0))]),
                        pattern(#"^\d+(\.\d+)?(\s*/\s*\d+)?$"#),
                    ])
                )
            ])
        case .operators: pattern(#"^[-+*/−×÷ ,]+$"#)
        case .list(let item): list(item)
        case .oneOrList(let item): .object([("anyOf", .list([schema(item), list(item)]))])
        case .mapping(let name): reference(name)
        case .textOrMapping(let use, let name): .object([("anyOf", .list([text(use), reference(name)]))])
        case .localizedText:
            .object([
                (
                    "anyOf",
                    .list([text(.prose), .object([("type", .text("object")), ("additionalProperties", text(.prose))])])
                )
            ])
        case .namedTexts: mapping(names: identifierPattern, to: text(.prose))
        case .namedCases: mapping(names: identifierPattern, to: list(.record))
        case .record: record
        case .phrases: mapping(names: languagePattern, to: mapping(names: nil, to: text(.prose)))
        case .reasons: mapping(names: nil, to: text(.prose))
        case .step: .object([("$ref", .text("#/$defs/step"))])
        }
    }

    private static func mapping(names pattern: String?, to value: SchemaText) -> SchemaText {
        let names = pattern.map { [("propertyNames", SchemaText.object([("pattern", .text($0))]))] }
        return .object([("type", .text("object"))] + (names ?? []) + [("additionalProperties", value)])
    }

    /// A text, or a name with fields.
    private static var record: SchemaText {
        let fields = SchemaText.object([("type", .text("object"))])
        return .object([
            (
                "anyOf",
                .list([
                    text(.answer),
                    .object([
                        ("type", .text("object")), ("minProperties", .integer(1)), ("maxProperties", .integer(1)),
                        ("additionalProperties", fields),
                    ]),
                ])
            )
        ])
    }

    private static func words(_ texts: [String]) -> [SchemaText] { texts.map { .text($0) } }

    private static func pattern(_ expression: String) -> SchemaText {
        .object([("type", .text("string")), ("pattern", .text(expression))])
    }

    private static func list(_ item: ValueShape) -> SchemaText {
        .object([("type", .text("array")), ("maxItems", .integer(item.listLimit)), ("items", schema(item))])
    }

    /// A number, or its digits in quotes.
    private static func integer(_ range: ClosedRange<Int>) -> SchemaText {
        let end: [(String, SchemaText)] = range.upperBound == .max ? [] : [("maximum", .integer(range.upperBound))]
        let number = SchemaText.object([("type", .text("integer")), ("minimum", .integer(range.lowerBound))] + end)
        return .object([("anyOf", .list([number, pattern(#"^(0|[1-9]\d*)$"#)]))])
    }

    private static let identifierPattern = #"^[a-z0-9]+(-[a-z0-9]+)*$"#

    private static let languagePattern = #"^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$"#

    /// Names that look like numbers or truth values stay possible; where it is a text, it must be of the right form.
    private static func text(_ use: TextUse) -> SchemaText {
        let scalar: [(String, SchemaText)] = [("not", .object([("type", .list(words(["object", "array"])))]))]
        switch use {
        case .identifier: return .object(scalar + [("pattern", .text(identifierPattern))])
        case .languageTag: return .object(scalar + [("pattern", .text(languagePattern))])
        case .link: return .object(scalar + [("pattern", .text(#"^[Hh][Tt][Tt][Pp][Ss]?://[^\s/?#]+\S*$"#))])
        case .fileName: return .object(scalar + [("pattern", .text(#"^[^./][^/]*\.swift$"#))])
        case .prose, .code, .answer, .question: return .object(scalar)
        }
    }
}
