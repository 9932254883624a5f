import Foundation
import Testing

@testable import SourceText

@Suite struct JSONDocumentTests {
  static func parse(_ text: String, _ options: JSONOptions = .strict) throws -> JSONDocument {
    try JSONDocument(parsing: SourceFile(name: "f.json", text: text), options: options)
  }

  /// The diagnostics of a file as `line:column code`.
  static func problems(_ bytes: [UInt8], _ options: JSONOptions = .strict) -> [String] {
    do {
      let document = try JSONDocument(
        parsing: SourceFile(name: "f.json", bytes: bytes), options: options)
      return document.warnings.map(summary)
    } catch {
      return error.list.map(summary)
    }
  }

  private static func summary(_ diagnostic: Diagnostic) -> String {
    let start = diagnostic.range.map { "\($0.start.line):\($0.start.column)" } ?? "file"
    return "\(start) \(diagnostic.code)"
  }

  @Test func readsEveryKindOfValue() throws {
    let root = try Self.parse(
      #"{"n": null, "t": true, "f": false, "i": -12, "d": 1.5e-3, "s": "a\n\u00e9\ud83d\ude00", "a": [1, []]}"#
    ).root
    #expect(root.object?.members.map(\.key) == ["n", "t", "f", "i", "d", "s", "a"])
    #expect(root.object?["n"]?.isNull == true)
    #expect(root.object?["t"]?.bool == true)
    #expect(root.object?["f"]?.bool == false)
    #expect(root.object?["i"]?.integer == -12)
    #expect(root.object?["d"]?.number == 0.0015)
    #expect(root.object?["s"]?.string == "a\né😀")
    #expect(root.object?["a"]?.array?.count == 2)
  }

  @Test func everyValueAndKeyKnowsItsPlace() throws {
    let document = try Self.parse("{\n  \"é\": [1,\r\n    \"x\"]\n}")
    let member = try #require(document.root.object?.member("é"))
    let text = try #require(member.value.array?.last)
    #expect(document.file.range(of: member.keySpan).start == .init(line: 2, column: 3))
    #expect(document.file.range(of: member.keySpan).end == .init(line: 2, column: 6))
    #expect(document.file.range(of: member.value.span).start == .init(line: 2, column: 8))
    #expect(document.file.range(of: text.span).start == .init(line: 3, column: 5))
    #expect(document.file.range(of: document.root.span).end == .init(line: 4, column: 2))
  }

  @Test(arguments: [
    ("", ["1:1 json/syntax"]), (" \n", ["2:1 json/syntax"]), ("]", ["1:1 json/syntax"]),
    ("{", ["1:2 json/syntax"]), ("[1, 2", ["1:6 json/syntax"]), ("\"ab", ["1:4 json/syntax"]),
    ("\"ab\n\"", ["1:1 json/syntax", "2:1 json/syntax"]), ("[1 2]", ["1:3 json/syntax"]),
    ("[1,]", ["1:3 json/syntax"]), ("[,1]", ["1:2 json/syntax"]),
    ("{\"a\" 1}", ["1:6 json/syntax"]), ("{\"a\":}", ["1:6 json/syntax"]),
    ("{a: 1}", ["1:2 json/syntax"]), ("{\"a\": 'x'}", ["1:7 json/syntax"]),
    ("[1] 2", ["1:5 json/syntax"]), ("[1}", ["1:3 json/syntax"]),
    ("// c\n1", ["1:1 json/syntax"]), ("[1, /* c", ["1:5 json/syntax"]),
    ("[tru, nul]", ["1:2 json/syntax", "1:7 json/syntax"]),
    ("{\"a\": 1, \"b\": 2, \"a\": 3}", ["1:18 json/duplicate-key"]),
    (
      "[01, 1., .5, -, 1e999, +1]",
      [
        "1:2 json/number", "1:6 json/number", "1:10 json/syntax", "1:14 json/number",
        "1:17 json/number", "1:24 json/syntax",
      ]
    ),
    (
      #"["\x", "\ud800", "\udc00\u12"]"#,
      ["1:3 json/syntax", "1:9 json/encoding", "1:19 json/encoding", "1:25 json/syntax"]
    ),
    ("[\u{0}]", ["1:2 json/syntax"]), ("[\"a\tb\"]", ["1:4 json/syntax"]),
    ("\u{FEFF}[]", ["1:1 json/encoding"]),
    ("{\"a\": 1 \"b\" = 2}", ["1:8 json/syntax", "1:13 json/syntax"]),
    (String(repeating: "[", count: 100_000), ["1:65 json/limit"]),
  ])
  func reports(text: String, expected: [String]) {
    #expect(Self.problems(Array(text.utf8)) == expected)
  }

  @Test(
    arguments: [
      ([0x22, 0xFF, 0x22], ["1:2 json/encoding"]),
      ([0x22, 0xC3, 0x22], ["1:2 json/encoding"]),
      ([0x22, 0xED, 0xA0, 0x80, 0x22], ["1:2 json/encoding"]),
      ([0x5B, 0xFE, 0x5D], ["1:2 json/encoding"]),
      ([0x22, 0xE2, 0x82], ["1:2 json/encoding", "1:3 json/syntax"]),
    ] as [([UInt8], [String])])
  func reportsMalformedText(bytes: [UInt8], expected: [String]) {
    #expect(Self.problems(bytes) == expected)
  }

  @Test func relaxedAcceptsCommentsAndTrailingCommas() throws {
    let text = "// a\n{ /* b */ \"x\": [1, 2,], // c\n }"
    #expect(try Self.parse(text, .relaxed).root.object?["x"]?.array?.count == 2)
  }

  @Test func limitsHold() {
    let size = JSONOptions(budget: InputBudget(bytes: 3))
    #expect(Self.problems(Array("[1, 2]".utf8), size) == ["file json/limit"])
    let values = JSONOptions(budget: InputBudget(values: 3))
    #expect(Self.problems(Array("[1, 2, 3]".utf8), values) == ["1:8 json/limit"])
    let errors = String(repeating: "x,", count: 1000)
    #expect(Self.problems(Array("[\(errors)1]".utf8)).count == 20)
  }

  @Test(arguments: [
    ("[\"abcd\"]", []), ("[\"abcde\"]", ["1:2 json/limit"]), ("[\"data:abcdefgh\"]", []),
    ("{\"abcdef\": 1}", ["1:2 json/limit"]), ("[\"data:abcé\"]", ["1:2 json/limit"]),
    ("[\"\\u0041\\u0042\"]", ["1:2 json/limit"]), ("[\"data:\\u0041\"]", []),
  ])
  func longTextsAreRefused(text: String, expected: [String]) {
    let options = JSONOptions(budget: InputBudget(text: 4), longTextStart: "data:")
    #expect(Self.problems(Array(text.utf8), options) == expected)
  }

  @Test func noPrefixOrChangedByteTraps() {
    let text = Array(#"{"a": [1, -2.5e3, "é\n\ud83d\ude00"], /* c */ "b": {"c": null}, }"#.utf8)
    for end in text.indices { _ = Self.problems(Array(text[..<end]), .relaxed) }
    for index in text.indices {
      for byte in [0, 0x22, 0x5B, 0x5C, 0x5D, 0x7B, 0x7D, 0x2C, 0x3A, 0x80, 0xF4, 0x2F] as [UInt8] {
        var changed = text
        changed[index] = byte
        _ = Self.problems(changed, .relaxed)
      }
    }
    #expect(Self.problems(text, .relaxed).isEmpty)
  }

  @Test func aDuplicateTellsWhereItWasFirst() throws {
    let error = #expect(throws: Diagnostics.self) {
      try Self.parse("{\"a\": 1,\n \"a\": 2}")
    }
    let related = try #require(error?.list.first?.related.first)
    #expect(related.place.range?.start == SourceLocation(line: 1, column: 2))
  }

  private func root(_ text: String) throws -> JSONValue {
    try JSONDocument(parsing: SourceFile(name: "a.json", text: text)).root
  }

  /// The elements of a list that are elsewhere now belong together, unless the lists are long.
  @Test(arguments: [20, 4_000])
  func elementsAreSearchedInListsOfBoundedLength(count: Int) throws {
    let before = (0..<count).map { "\($0)" } + ["\"same\""]
    let after = ["\"other\"", "\"same\""] + (0..<count).map { "\(count + $0)" }
    let found = JSONDifference.all(
      from: try root("[\(before.joined(separator: ", "))]"),
      to: try root("[\(after.joined(separator: ", "))]"))
    let isFound = !found.contains { $0.after?.string == "same" }
    #expect(isFound == (count < 2_000))
    #expect(found.count == 2 * count + (isFound ? 1 : 3))
  }

  @Test(arguments: [
    (JSONText.null, "null"), (.boolean(true), "true"), (.integer(-3), "-3"), (.number(2), "2"),
    (.number(2.5), "2.5"), (.number(1e300), "1e+300"), (.number(.infinity), "null"),
    (.string("å👍"), "\"å👍\""),
    (.string("a\"b\\c\nd\te\u{1}\u{7F}"), #""a\"b\\c\nd\te\u0001\u007f""#),
    (.array([]), "[]"), (.array([.integer(1), .string("")]), #"[1, ""]"#),
    (.object([("b", .null), ("a", .array([]))]), #"{"b": null, "a": []}"#),
  ])
  func standsOnOneLine(json: JSONText, text: String) throws {
    #expect(json.text == text)
    let read = try JSONDocument(parsing: SourceFile(name: "x", text: text))
    #expect(read.warnings.isEmpty)
  }

  /// Values that fit in 140 columns stay on one line.
  @Test(arguments: [(45, 1), (46, 1), (47, 49), (200, 202)])
  func longListsHaveALineForEach(count: Int, lines: Int) {
    let text = JSONText.array(Array(repeating: .integer(1), count: count)).indentedText
    #expect(text.split(separator: "\n").count == lines)
  }

  @Test func longTextsWrapToo() {
    let long = JSONText.string(String(repeating: "x", count: 70))
    #expect(JSONText.array([long]).indentedText.split(separator: "\n").count == 1)
    let text = JSONText.object([("a", .array([long, long])), ("b", .integer(1))]).indentedText
    #expect(
      text.split(separator: "\n").map { $0.prefix(6) } == [
        "{", "  \"a\":", "    \"x", "    \"x", "  ],", "  \"b\":", "}",
      ])
  }
}
