import SourceText
import Testing

@Suite struct JSONSyntaxTests {

  private static func syntax(_ text: String) -> JSONSyntax {
    JSONSyntax(SourceFile(name: "a", text: text), options: .relaxed)
  }

  /// A tree as text, in which `?` is a missing value and `~` an unclosed bracket.
  private static func outline(_ value: JSONValue?, in syntax: JSONSyntax) -> String {
    guard let value else { return "?" }
    guard value.isContainer else {
      return value.string.map { "'\($0)'" } ?? syntax.text(value.span)
    }
    let items = value.items.map { item in
      (item.key.map { "\($0.text):" } ?? "") + outline(item.value, in: syntax)
    }
    let (open, close) = value.isObject ? ("{", "}") : ("[", "]")
    return open + items.joined(separator: " ") + (syntax.isClosed(value) ? close : "~")
  }

  @Test(arguments: [
    ("{} // end", ["// end"]), ("/* a\n */1", ["/* a\n */"]), ("/* open", ["/* open"]),
    ("/", []), ("[\"//\", /**/ 1,//a\n// b\r\n] // c", ["/**/", "//a", "// b\r", "// c"]),
  ])
  func findsComments(text: String, comments: [String]) {
    let syntax = Self.syntax(text)
    #expect(syntax.comments.map(syntax.text) == comments)
    for comment in syntax.comments { #expect(Array(syntax.comments(in: comment)) == [comment]) }
  }

  @Test(arguments: [
    (#"{"a": 1, "b": ["x", {}]}"#, "{a:1 b:['x' {}]}"),
    (#"{"a": /* b */ "\u0041" // c"#, "{a:'A'~"),
    // What is being typed.
    (#"{"a"}"#, "{a:?}"), (#"{"a": }"#, "{a:?}"), (#"{"a": , "b": 1}"#, "{a:? b:1}"),
    ("{\"a\": \n \"b\": 1}", "{a:? b:1}"), ("{\"a\": {\n \"b\": 1\n", "{a:{b:1~~"),
    ("{\"a\": [1, \n \"b\": 1}", "{a:[1~ b:1}"), ("{ba\n}", "{ba:?}"), (#"{"ba"#, "{ba:?~"),
    ("{\"a\": {\"b\": 1 ], \"c\": 2}", "{a:{b:1} c:2}"), ("]1", "1"), ("", "?"), ("{,,:}", "{:?}"),
    (#"{"a": 1 "b": 2}"#, "{a:1 b:2}"), (#"[{"a": 1]"#, "[{a:1~]"),
  ])
  func readsBrokenTexts(text: String, outline: String) {
    let syntax = Self.syntax(text)
    #expect(Self.outline(syntax.root, in: syntax) == outline)
  }

  @Test func survivesDeepNesting() {
    for text in ["[", "{\"a\":", "[{"] {
      let deep = String(repeating: text, count: 100_000)
      let syntax = Self.syntax(deep)
      #expect(syntax.root.map(syntax.isClosed) == false)
    }
  }

  /// A text is read once with the same options.
  @Test func keepsWhatItHasRead() {
    let source = SourceFile(name: "a", text: "[1, 2")
    let first = JSONSyntax(source, options: .relaxed)
    #expect(first.diagnostics.count == 1)
    #expect(JSONSyntax(source, options: .strict).root == first.root)
    #expect(JSONSyntax(source, number: 3, options: .strict).root?.file == 3)
  }

  @Test(arguments: [
    ("{\"a\": \n \"b\": 1}", "Expected a value for the key “a”"),
    ("{\"a\": [1, \n \"b\": 1}", "Expected a comma or “]”, found “:”"),
    ("{\"a\": [[1, \"b\": 1}", "Expected a comma or “]”, found “:”"),
  ])
  func aMistakeIsReportedOnce(text: String, message: String) {
    #expect(Self.syntax(text).diagnostics.map(\.message) == [message])
  }
}
