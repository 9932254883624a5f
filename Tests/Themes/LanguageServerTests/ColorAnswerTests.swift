import SourceText
import Testing

@Suite struct ColorAnswerTests {

  private static func text(at value: JSONText, of text: String) -> String {
    guard case .integer(let start) = value["range"]?["start"]?["character"],
      case .integer(let end) = value["range"]?["end"]?["character"]
    else { return "" }
    return String(decoding: Array(text.utf16)[start..<end], as: UTF16.self)
  }

  /// The colors of swatches as 255ths, by their texts in order.
  private static func swatches(_ text: String, files: [String: String] = [:]) throws -> [String] {
    var client = try TestClient(files: files)
    try client.open(text)
    return try client.ask("documentColor").elements.map { swatch in
      let parts = ["red", "green", "blue", "alpha"].map { name -> Int in
        switch swatch["color"]?[name] {
        case .number(let value): Int((value * 255).rounded())
        case .integer(let value): value * 255
        default: -1
        }
      }
      return Self.text(at: swatch, of: text) + " \(parts)"
    }
  }

  @Test(arguments: [
    (##"{"foregroundColor": "#ffb38a"}"##, ["#ffb38a [255, 179, 138, 255]"]),
    (
      #"{"foregroundColor": "light-dark(navy, rgb(1 2 3))"}"#,
      ["navy [0, 0, 128, 255]", "rgb(1 2 3) [1, 2, 3, 255]"]
    ),
    // Variables, also of files that are extended, and in calls.
    (
      #"{"variables": {"a": "red"}, "foregroundColor": "mix({a}, {b.c})"}"#,
      ["red [255, 0, 0, 255]", "{a} [255, 0, 0, 255]"]
    ),
    (#"{"extends": "./base.json", "foregroundColor": "{ink}"}"#, ["{ink} [0, 0, 255, 255]"]),
    // In a variation, its variables count.
    (
      #"{"variables": {"a": "red"}, "variations": {"x": {"variables": {"a": "blue"}, "foregroundColor": "{a}"}}, "foregroundColor": "{a}"}"#,
      [
        "red [255, 0, 0, 255]", "blue [0, 0, 255, 255]", "{a} [0, 0, 255, 255]",
        "{a} [255, 0, 0, 255]",
      ]
    ),
    (
      #"{"axes": {"t": {"x": {"variables": {"a": "blue"}, "foregroundColor": "{a}"}, "y": {"foregroundColor": "{a}"}}}}"#,
      ["blue [0, 0, 255, 255]", "{a} [0, 0, 255, 255]"]
    ),
    // Neither cycles nor other values have colors.
    (#"{"variables": {"a": "{b}", "b": "{a}"}, "id": "{a}", "name": "red"}"#, []),
    (#"{"foregroundColor": "r\u0065d"}"#, []),
  ])
  func swatches(text: String, colors: [String]) throws {
    let base = #"{"variables": {"ink": "blue"}}"#
    #expect(try Self.swatches(text, files: ["/themes/base.json": base]) == colors)
  }

  /// Colors with the way that red of half opacity is written in their place.
  @Test(arguments: [
    ("#fff", "#ff000080"), ("rgb(1, 2, 3)", "rgb(255 0 0 / 50%)"),
    ("hsl(1 2% 3%)", "hsl(0 100% 50% / 50%)"),
    ("oklch(45% 0.12 330)", "oklch(62.8% 0.2577 29.23 / 50%)"), ("navy", "#ff000080"),
  ])
  func writesColorsInTheNotationThatWasUsed(text: String, result: String) throws {
    var client = try TestClient()
    try client.open(#"{"foregroundColor": "\#(text)"}"#)
    let end = 21 + text.count
    let answer = try client.ask(
      "colorPresentation",
      #", "color": {"red": 1, "green": 0, "blue": 0, "alpha": 0.5}, "range": {"start": {"line": 0, "character": 21}, "end": {"line": 0, "character": \#(end)}}"#
    )
    #expect(answer.elements.first?["label"]?.content == result)
  }

  @Test func aVariableStaysUntilItsColorChanges() throws {
    var client = try TestClient()
    try client.open(#"{"variables": {"a": "red"}, "foregroundColor": "{a}"}"#)
    let labels = try ["1", "0.5"].map { red in
      try client.ask(
        "colorPresentation",
        #", "color": {"red": \#(red), "green": 0, "blue": 0, "alpha": 1}, "range": {"start": {"line": 0, "character": 48}, "end": {"line": 0, "character": 51}}"#
      ).elements.compactMap { $0["label"]?.content }
    }
    #expect(labels[0] == ["{a}"] && labels[1].first == "#800000" && labels[1].count > 2)
  }

  @Test(arguments: [
    (#"{"foregroundColor": "mix(red, blue, 100%)"}"#, ["#0000ff"]),
    (#"{"foregroundColor": "navy"}"#, ["#000080"]),
    (#"{"variables": {"a": "navy"}, "foregroundColor": "{a}"}"#, ["#000080", "#000080"]),
    (#"{"foregroundColor": "light-dark(red, blue)"}"#, ["#ff0000 / #0000ff"]),
    (##"{"foregroundColor": "#123", "name": "navy"}"##, []), (#"{"foregroundColor": "{a}"}"#, []),
  ])
  func hints(text: String, labels: [String]) throws {
    var client = try TestClient()
    try client.open(text)
    let range =
      #""range": {"start": {"line": 0, "character": 0}, "end": {"line": 9, "character": 0}}"#
    let hints = try client.ask("inlayHint", ", " + range).elements
    #expect(hints.compactMap { $0["label"]?.content } == labels)
    let start =
      #""range": {"start": {"line": 0, "character": 0}, "end": {"line": 0, "character": 2}}"#
    #expect(try client.ask("inlayHint", ", " + start).elements.isEmpty)
  }

  /// The suite beside the theme, or in a folder around it.
  @Test(arguments: ["/themes/Snapshots", "/Snapshots", "/themes"])
  func hintsTellTheGoldens(suite: String) throws {
    let up = suite == "/themes" ? "" : suite == "/Snapshots" ? "../themes/" : "../"
    let results = #"""
      {"version": 1, "files": [{"file": "\#(up)mine.json", "digest": "", "declarations": [
        {"path": "a.b", "name": "b", "line": 9, "change": "", "goldens": ["x", "y"]},
        {"path": "a.c.1", "name": "c 2", "line": 9, "change": "", "goldens": ["x"]},
        {"path": "d", "name": "d", "line": 9, "change": "", "goldens": []}]}]}
      """#
    var client = try TestClient(files: ["\(suite)/.mutations.json": results])
    try client.open(#"{"a": {"b": 1, "c": [1, 2]}, "d": 3}"#)
    let range =
      #", "range": {"start": {"line": 0, "character": 0}, "end": {"line": 9, "character": 0}}"#
    let hints = try client.ask("inlayHint", range).elements
    #expect(hints.compactMap { $0["label"]?.content } == ["2 goldens", "1 golden", "no golden"])
    #expect(hints.compactMap { $0["position"]?["character"]?.text } == ["13", "25", "35"])
  }

  @Test func hintsTellTheContrast() throws {
    var client = try TestClient()
    try client.open(LintTests.theme())
    let result = try client.lintResult()
    _ = client.take(result)
    let range =
      #", "range": {"start": {"line": 0, "character": 0}, "end": {"line": 9, "character": 0}}"#
    let labels = try client.ask("inlayHint", range).elements.compactMap { $0["label"]?.content }
    #expect(labels.contains("#ffffff · 1.00:1 of 3:1"), "\(labels)")
  }
}
