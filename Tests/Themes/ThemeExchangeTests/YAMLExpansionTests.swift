import SourceText
import TestSupport
import Testing

@testable import ThemeExchange

@Suite struct YAMLExpansionTests {

  private static func text(of value: JSONValue) -> String {
    switch value.content {
    case .string(let text): text
    case .array(let elements): "[\(elements.map(text).joined(separator: ", "))]"
    case .object(let object):
      "{\(object.members.map { "\($0.key): \(text(of: $0.value))" }.joined(separator: ", "))}"
    default: "null"
    }
  }

  @Test(arguments: [
    ("a: &x {b: 1}\nc: *x", "{a: {b: 1}, c: {b: 1}}"),
    ("a: &x 1\nb: [*x, *x ,2]", "{a: 1, b: [1, 1, 2]}"),
    ("a: &x k\n*x : v", "{a: k, k: v}"),
    ("a: &x 1\nb: &x 2\nc: *x", "{a: 1, b: 2, c: 2}"),
    ("a: &- [1]\nb: *-", "{a: [1], b: [1]}"),
    ("a: &x {b: 1, c: 2}\nd: {<<: *x, c: 3}", "{a: {b: 1, c: 2}, d: {c: 3, b: 1}}"),
    ("- &x {b: 1}\n- &y {b: 2, c: 3}\n- {<<: [*x, *y]}", "[{b: 1}, {b: 2, c: 3}, {b: 1, c: 3}]"),
    ("a: &x {b: 1}\nc: &y {<<: *x}\nd: {<<: *y}", "{a: {b: 1}, c: {b: 1}, d: {b: 1}}"),
    ("'<<': {a: 1}", "{<<: {a: 1}}"),
    ("a: \"*x\"\nb: '2*3'\nc: 2 * 3*4\n# *x\nd: |\n  *x", "{a: *x, b: 2*3, c: 2 * 3*4, d: *x}"),
    ("字: &键 1", nil), ("a: *b", nil), ("a: &a [*a]", nil), ("a: {<<: text}", nil),
    ("a: &x 1\nb: {<<: [*x]}", nil), ("a: &x 1\n<<: {}\n<<: {}", nil), ("a: &x 1\nb: * x", nil),
  ])
  func aliasesAreExpanded(text: String, expected: String?) throws {
    let file = SourceFile(name: "a.yaml", text: text)
    let value = try? YAMLDocument.root(of: file)
    #expect(value.map(Self.text) == expected)
  }

  /// A line for each power of three, as a list, an object, keys and merged ones; and other growth.
  static let bombs: [(text: String, part: String)] = [
    (bomb { "&\($0) [\($1), \($1), \($1)]" }, "bytes"),
    (bomb { "&\($0) {b: \($1), c: \($1), d: \($1)}" }, "bytes"),
    (bomb { "&\($0) {? [\($1), \($1), \($1)] : v}" }, "bytes"),
    (bomb { "&\($0) {<<: [\($1), \($1), \($1)], \($0): v}" }, "bytes"),
    (
      "a: &a \(String(repeating: "x", count: 30_000))\n"
        + "b: [\(Array(repeating: "*a", count: 9).joined(separator: ","))]", "bytes"
    ),
    ((1..<100).reduce("a0: &a0 [x]\n") { $0 + "a\($1): &a\($1) [*a\($1 - 1)]\n" }, "nested"),
    (
      "# \(String(repeating: "]", count: 30_000))\n\(String(repeating: "[", count: 30_000))",
      "nested"
    ),
    (String(repeating: "- ", count: 100) + "a", "nested"),
    ((0..<100).map { String(repeating: " ", count: $0) + "a:" }.joined(separator: "\n"), "nested"),
    // The sign of an alias is none in the text that Yams reads.
    ("a: * x\nb: \(String(repeating: "[", count: 30_000))", "nested"),
  ]

  /// Each line has its name and the alias of the line before it.
  private static func bomb(_ line: (_ name: String, _ last: String) -> String) -> String {
    (1..<60).reduce("a0: &a0 {b: [1, 2, 3]}\n") { text, number in
      text + "a\(number): \(line("a\(number)", "*a\(number - 1)"))\n"
    }
  }

  private static let brackets = String(repeating: "[{", count: 20)
  private static let spaces = String(repeating: " ", count: 70)

  /// Brackets and spaces that nest nothing.
  @Test(arguments: [
    ("# \(brackets)\na: 1", "1"), ("a: 1 # \(brackets)", "1"), ("a: '\(brackets)'", brackets),
    ("a: \"\(brackets)\"", brackets), ("a: x\(brackets)", "x" + brackets),
    ("a: |\n \(brackets)", brackets), ("a:\n\(spaces)1", "1"), ("\(spaces)# a\na: 1", "1"),
    ("a: [1,\n\(spaces)2]", "[1, 2]"), ("a: --------\(spaces)x", "--------\(spaces)x"),
  ])
  func harmlessFilesAreRead(text: String, expected: String) throws {
    let value = try YAMLDocument.root(of: SourceFile(name: "a.yaml", text: text))
    #expect(Self.text(of: value) == "{a: \(expected)}")
  }

  @Test(arguments: bombs.indices)
  func growthIsRefused(index: Int) throws {
    let (text, part) = Self.bombs[index]
    let file = SourceFile(name: "a.yaml", text: text)
    let error = #expect(throws: Diagnostics.self) { try YAMLDocument.root(of: file) }
    let first = try #require(error?.list.first)
    #expect(first.code == .importLimit && first.message.contains(part), "\(first.message)")
  }
}
