import Foundation
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

  private static func fixed(_ text: String) -> String {
    var file = SourceFile(name: "a", text: text)
    for _ in 0..<6 {
      let fixes = JSONSyntax(file, options: .relaxed).diagnostics.compactMap(\.fixes.first)
      var taken: [Range<Int>] = []
      let edits = fixes.filter(\.isSafe).flatMap { fix -> [TextEdit] in
        let isFree = fix.edits.allSatisfy { edit in
          !taken.contains { $0.overlaps(edit.span) || $0.upperBound == edit.span.lowerBound }
        }
        guard isFree else { return [] }
        taken += fix.edits.map(\.span)
        return fix.edits
      }
      if edits.isEmpty { break }
      file = file.applying(edits)
    }
    return String(decoding: file.bytes, as: UTF8.self)
  }

  private static let wrongSigns: [(sign: String, others: [String])] = [
    (
      ",",
      ";| |:|=|.|,,|;,|,;|，|、| and |/|&|+|\\|::|；|;;".split(separator: "|").map(String.init)
        + ["|", ""]
    ),
    (":", ["=", ";", "", ",", "::", "=>", "->", ":=", "：", "==", ".", " is ", "-", "=:", "|"]),
  ]

  private static let ends = [
    ";", ",", "}", " end", "x", "\"", "1", "{}", "]", ".", "//", "\n;", "\n}", ")", "null",
  ]

  /// What is sure is corrected to what was meant, and nothing else is changed.
  @Test(arguments: [
    ##"{"a": 1, "b": "x", "c": true, "d": [1, "y", false, {"e": 2}], "f": {"g": 1}, "h": 3}"##,
    ##"{"a":1,"b":"x","c":true,"d":[1,2,"y",[3]],"f":{"g":1},"h":3}"##,
    "{\n  \"a\": 1,\n  \"b\": \"x\",\n  \"d\": [\n    1,\n    2\n  ],\n  \"h\": -0.5\n}\n",
  ])
  func wrongSeparatorsHaveTheRightFixOrNone(document: String) {
    var mistakes = Self.ends.map { document + $0 }
    for (sign, others) in Self.wrongSigns {
      let parts = document.components(separatedBy: sign)
      for (index, other) in parts.indices.dropFirst().flatMap({ i in others.map { (i, $0) } }) {
        let halves = [parts[..<index], parts[index...]].map { $0.joined(separator: sign) }
        mistakes.append(halves.joined(separator: other))
      }
    }
    func outline(_ text: String) -> String {
      let syntax = Self.syntax(text)
      return Self.outline(syntax.root, in: syntax)
    }
    var rightFixes = 0
    for mistake in mistakes {
      let fixed = Self.fixed(mistake)
      let isRight = Self.syntax(fixed).diagnostics.isEmpty && outline(fixed) == outline(document)
      if isRight { rightFixes += 1 }
      #expect(isRight || fixed == mistake, "\(mistake) becomes \(fixed)")
    }
    #expect(rightFixes * 5 > mistakes.count * 2)
  }

  private enum Fruit: String, CaseIterable { case apple, pear }

  private static func document(_ text: String, number: Int = 0) throws -> JSONDocument {
    let file = SourceFile(name: "file\(number).json", text: text)
    return try JSONDocument(parsing: file, number: number)
  }

  @Test(arguments: [
    (#"{"text": ""}"#, "text must have 1 to 1000 characters"),
    (#"{"text": 1}"#, "text must be a string, not a number"),
    (#"{"number": 2}"#, "number must be from 0 to 1.5"),
    (#"{"integer": 0.5}"#, "integer must be a whole number"),
    (#"{"fruit": "aple"}"#, "fruit can't be “aple”"),
    (#"{"color": 1}"#, "The file has no key “color”"),
    (#"[]"#, "The file must be an object, not an array"),
  ])
  func saysWhatIsWrong(text: String, message: String) throws {
    let document = try Self.document(text)
    var reader = JSONReader(document)
    let object = reader.object(
      document.root, named: "The file", keys: ["text", "number", "integer", "fruit"])
    _ = object?["text"].map { reader.string($0, named: "text") }
    _ = object?["number"].map { reader.number($0, named: "number", in: 0...1.5) }
    _ = object?["integer"].map { reader.integer($0, named: "integer", in: 0...9) }
    _ = object?["fruit"].map { reader.choice($0, named: "fruit", of: Fruit.self) }
    #expect(reader.diagnostics.map(\.message) == [message])
    #expect(reader.hasErrors)
  }

  @Test func sortsDiagnosticsByPlaceInSeveralFiles() throws {
    var reader = JSONReader(ignoring: { $0.hasPrefix("x-") }, isOncePerPlace: true)
    let documents = try ["[1, 2]", #"{"x-note": 3, "a": 4}"#].enumerated().map { index, text in
      let document = try Self.document(text, number: index)
      #expect(reader.open(document.file) == index)
      return document
    }
    _ = reader.object(documents[1].root, named: "Second", keys: [])
    for element in (documents[0].root.array ?? []).reversed() {
      _ = reader.string(element, named: "First")
      _ = reader.string(element, named: "Again")
    }
    let places = reader.sortedDiagnostics.map { "\($0.file ?? ""):\($0.range?.start.column ?? 0)" }
    #expect(places == ["file0.json:2", "file0.json:5", "file1.json:15"])
  }
}
