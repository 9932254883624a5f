import Foundation
import SourceText
import Testing

/// JSON that is written.
@Suite struct JSONTextTests {

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
