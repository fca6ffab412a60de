import SwiftSource
import Testing

struct SourceBoundsTests {
    /// Every keyword that SwiftParser knows.
    private static let keywords = """
        __consuming __owned __setter_access __shared _alignment _backDeploy _borrow _borrowing _BridgeObject _Class \
        _compilerInitialized _const _consuming _documentation _dynamicReplacement _effects _forward _implements _linear \
        _local _modify _move _mutating _NativeClass _noMetadata _opaqueReturnTypeOf _originallyDefinedIn _read \
        _specialize _spi_available _Trivial _underlyingVersion _UnknownLayout _version abi accesses actor \
        addressWithOwner any Any as assignment associatedtype associativity async attached autoclosure availability \
        available await backDeployed before block borrow borrowing break canImport case catch class compiler consume copy \
        consuming continue convenience convention default defer deinit dependsOn deprecated derivative didSet \
        differentiable distributed do dynamic each else enum escaping exported extension fallthrough false file \
        fileprivate final for discard forward func freestanding get guard higherThan if import in indirect infix init \
        initializes inout internal introduced is isolated kind lazy left let line linear lowerThan macro message metadata \
        modify module mutate mutating nil noasync noDerivative noescape none nonisolated nonmutating nonsending objc \
        obsoleted of open operator optional override package postfix precedencegroup preconcurrency prefix private \
        Protocol protocol public read reasync renamed repeat required rethrows retroactive return reverse right safe \
        scoped self sending Self Sendable set some spi spiModule static struct subscript super swift switch target then \
        throw throws transpose true try Type typealias unavailable unchecked unowned unsafe unsafeAddress using var \
        visibility weak where while willSet wrt yield
        """.split(separator: " ").map(String.init)

    /// Those that SwiftParser nests by, or looks ahead from.
    private static let nesting = [
        "let", "var", "if", "try", "some", "isolated", "_const", "case", "inout", "repeat", "each", "func", "private",
    ]

    private func isWithin(_ piece: String, _ count: Int = 5_000) -> Bool {
        SwiftTokens.parsed(String(repeating: piece, count: count)) != nil
    }

    @Test(arguments: keywords)
    func `five thousand times a keyword is not parsed`(keyword: String) {
        for between in [" ", "\n", " /**/ ", "@a ", "@a(b: c) ", "@a.b "] {
            #expect(!isWithin(keyword + between), "\(between)")
        }
    }

    @Test(arguments: nesting, nesting)
    func `five thousand times a pair of keywords is not parsed`(first: String, second: String) {
        #expect(!isWithin("\(first) \(second) "))
        #expect(!isWithin("\(first)(a) \(second)@b "))
    }

    @Test(arguments: ["isolated ", "_const ", "__shared@a ", "let "])
    func `as many keywords as are parsed are parsed in time`(piece: String) throws {
        let count = try #require([64, 32, 16, 8].first { isWithin(piece, $0) })
        let source = String(repeating: piece, count: count)
        #expect(ContinuousClock().measure { _ = SwiftTokens.of(source) } < .seconds(10))
    }

    @Test(arguments: [
        "    @State private var name = x\n", "case first, second\n", "// A sentence with a few words, and a comma.\n",
        "let value = Value(a, b)\n", "Text(name).font(.title).padding().frame(width: 3)\n\n",
        "static let a: Int = 3\n", "func f() { }\n",
    ])
    func `fifty lines of code are parsed`(line: String) { #expect(isWithin(line, 50)) }
}
