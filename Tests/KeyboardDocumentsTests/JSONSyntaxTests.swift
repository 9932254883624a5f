import KeyboardDocuments
import Testing

@Suite struct JSONSyntaxTests {

  /// The texts of the tokens of a text.
  private static func tokens(_ text: String) -> [String] {
    let syntax = JSONSyntax(Array(text.utf8))
    return syntax.tokens.map { syntax.text($0.span) }
  }

  /// A tree as text, in which `?` is a missing value and `~` an unclosed bracket.
  private static func outline(_ node: JSONNode?) -> String {
    guard let node else { return "?" }
    switch node.kind {
    case .string: return "'\(node.text)'"
    case .word: return node.text
    case .object, .array:
      let items = node.items.map { item in
        (item.key.map { "\($0.text):" } ?? "") + outline(item.value)
      }
      let (open, close) = node.kind == .object ? ("{", "}") : ("[", "]")
      return open + items.joined(separator: " ") + (node.isClosed ? close : "~")
    }
  }

  @Test(arguments: [
    (#"{"a": [1, true]} // end"#, ["{", #""a""#, ":", "[", "1", ",", "true", "]", "}", "// end"]),
    ("/* a\n */1", ["/* a\n */", "1"]),
    (#""a\"b" "c\\" "#, [#""a\"b""#, #""c\\""#]),
    ("\"open\n1", ["\"open", "1"]),
    (#""end\"#, [#""end\"#]),
    ("/* open", ["/* open"]), ("/", ["/"]), ("a//b", ["a//b"]), ("\u{FEFF}{}", ["{", "}"]),
  ])
  func splitsIntoTokens(text: String, tokens: [String]) {
    #expect(Self.tokens(text) == tokens)
  }

  @Test(arguments: [
    (#"{"a": 1, "b": ["x", {}]}"#, "{a:1 b:['x' {}]}"),
    (#"{"a": /* b */ "\u0041" // c"#, "{a:'A'~"),
    // What is being typed.
    (#"{"a"}"#, "{a:?}"), (#"{"a": }"#, "{a:?}"), (#"{"a": , "b": 1}"#, "{a:? b:1}"),
    ("{\"a\": \n \"b\": 1}", "{a:? b:1}"), ("{\"a\": {\n \"b\": 1\n", "{a:{b:1~~"),
    ("{\"a\": [1, \n \"b\": 1}", "{a:[1~ b:1}"), ("{ba\n}", "{ba:?}"), (#"{"ba"#, "{ba:?~"),
    ("{\"a\": {\"b\": 1 ], \"c\": 2}", "{a:{b:1 c:2}~"), ("]1", "1"), ("", "?"), ("{,,:}", "{}"),
    (#"{"a": 1 "b": 2}"#, "{a:1 b:2}"), (#"[{"a": 1]"#, "[{a:1~]"),
  ])
  func readsBrokenTexts(text: String, outline: String) {
    #expect(Self.outline(JSONSyntax(Array(text.utf8)).root) == outline)
  }

  @Test func survivesDeepNesting() {
    for text in ["[", "{\"a\":", "[{"] {
      let deep = String(repeating: text, count: 100_000)
      #expect(JSONSyntax(Array(deep.utf8)).root?.isClosed == false)
    }
  }

  @Test(arguments: [(0, nil), (1, 0), (2, 1), (4, 1), (6, 2), (99, 4)])
  func findsTheTokenBefore(offset: Int, index: Int?) {
    #expect(JSONSyntax(Array(#"{"ab": 1}"#.utf8)).lastToken(before: offset) == index)
  }
}
