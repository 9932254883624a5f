import SourceText
import Testing

@testable import ThemeExchange

/// The notation of Alacritty and FUTO Keyboard.
@Suite struct TOMLTests {

  private static func text(_ value: JSONValue) -> String {
    switch value.content {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let value): value.plainText
    case .string(let value): "'\(value)'"
    case .array(let values): "[\(values.map(text).joined(separator: " "))]"
    case .object(let object):
      "{\(object.members.map { "\($0.key): \(text($0.value))" }.joined(separator: " "))}"
    }
  }

  @Test(arguments: [
    ("", "{}"), ("# a\n\r\n  # b", "{}"), ("a = 1 # b", "{a: 1}"),
    ("a=1_000\nb = -2.5e1\nc = +3", "{a: 1000 b: -25 c: 3}"),
    ("a = true\nb = false", "{a: true b: false}"),
    ("a.b . c = 'x'\na.d = 2", "{a: {b: {c: 'x'} d: 2}}"),
    (#"'a b' = "c\t\"\u00e4\U0001F600""#, "{a b: 'c\t\"ä😀'}"),
    ("a = '''\nb\n'c'''", "{a: 'b\n'c'}"), ("a = \"\"\"b\nc\"\"\"", "{a: 'b\nc'}"),
    ("a = [ 1, # one\n 'b',\n [2, ], ]", "{a: [1 'b' [2]]}"),
    ("a = { b = 1, c.d = [] }", "{a: {b: 1 c: {d: []}}}"),
    ("[a]\nb = 1\n[a.c]\n[d]", "{a: {b: 1 c: {}} d: {}}"),
    ("[a.b]\n[a]\nc = 1", "{a: {b: {} c: 1}}"),
    ("[[a]]\nb = 1\n[[a]]\n[a.c]\nd = 2", "{a: [{b: 1} {c: {d: 2}}]}"),
    ("a = 1\na = 2", "{a: 2}"), ("a = 1\n[a]\nb = 2", "{a: 1}"),
    ("\u{FEFF}a = 1", "{a: 1}"),
  ])
  func valuesAreRead(text: String, values: String) throws {
    #expect(Self.text(try TOMLDocument(SourceFile(name: "a", text: text)).root) == values)
  }

  @Test(arguments: [
    ("a", 1), ("a =", 1), ("a = b", 1), ("= 1", 1), ("a = 1 2", 1), ("\na = 'b", 2),
    ("a = \"b\n\"", 1), ("a = \"\\q\"", 1), ("a = \"\\uD800\"", 1), ("a = \"\\", 1),
    ("a = 2026-01-31", 1), ("[a", 1), ("[[a]", 1), ("[]", 1), ("a = [1", 1), ("a = [1 2]", 1),
    ("a = [1, [2]", 1), ("a = {b = 1", 1), ("a = {b}", 1), ("a = nan", 1), ("a = 1e999", 1),
    ("a = '''b", 1), ("a. = 1", 1),
  ])
  func errorsHaveTheirLine(text: String, line: Int) throws {
    let error = try #require(throws: Diagnostics.self) {
      try TOMLDocument(SourceFile(name: "a", text: text))
    }
    #expect(error.list.map(\.code.name) == ["import/syntax"])
    #expect(error.list.first?.place?.range?.start.line == line, "\(error)")
  }

  /// Nesting, long names and many sections cost in proportion, or are refused.
  @Test func hostileFilesAreBounded() throws {
    let deep = [
      "a = " + String(repeating: "[", count: 10_000),
      "a = " + String(repeating: "{a=", count: 10_000),
      Array(repeating: "a", count: 10_000).joined(separator: ".") + " = 1",
      "a = [" + String(repeating: "1,", count: 60_000) + "]",
    ]
    for text in deep {
      #expect(throws: Diagnostics.self) {
        try TOMLDocument(SourceFile(name: "a", text: text))
      }
    }
    let many = String(repeating: "[[a]]\n", count: 2_000)
    let root = try TOMLDocument(SourceFile(name: "a", text: many)).root
    #expect(root["a"]?.array?.count == 2_000)
    #expect(throws: Diagnostics.self) {
      try TOMLDocument(SourceFile(name: "a", bytes: [0x61, 0xFF, 0x3D, 0x31]))
    }
  }
}
