import KeyboardKit
import LanguageServer
import TestSupport
import Testing

/// Texts in any state, with the cursor anywhere.
@Suite struct HostileTextTests {

  private static let methods = [
    "completion", "hover", "definition", "references", "prepareRename", "rename",
    "documentSymbol", "documentLink", "foldingRange", "documentColor", "colorPresentation",
    "inlayHint",
    "documentHighlight", "codeLens",
    "formatting", "codeAction", "semanticTokens/full",
  ]

  private static let pieces = [
    "{", "}", "[", "]", ":", ",", "\"", "\\", "/*", "//", "{a}", "é", "😀", "\r\n", "\r", "(",
    "\"match\"",
  ]

  @Test(arguments: ["tron", "keycap"], 0..<15 as Range<UInt64>)
  func everyRequestIsAnswered(theme: String, seed: UInt64) throws {
    var numbers = SeededNumbers(seed: seed)
    let file = try #require(KeyboardTheme.builtInFile(of: theme))
    var client = try TestClient()
    var text = Array(String(decoding: file.bytes, as: UTF8.self).unicodeScalars.map(String.init))
    for _ in 0..<6 {
      let place = Int.random(in: 0..<text.count, using: &numbers)
      if Bool.random(using: &numbers) {
        text[place] = Self.pieces.randomElement(using: &numbers) ?? ""
      } else {
        text.removeSubrange(
          place..<min(text.count, place + Int.random(in: 1...80, using: &numbers)))
      }
    }
    try client.open(text.joined())
    for method in Self.methods {
      for _ in 0..<4 {
        let (line, character) = (
          Int.random(in: 0...90, using: &numbers), Int.random(in: 0...60, using: &numbers)
        )
        let position = #"{"line": \#(line), "character": \#(character)}"#
        let answer = try client.ask(
          method,
          #", "position": \#(position), "range": {"start": \#(position), "end": {"line": 99, "character": 0}}, "newName": "n""#
        )
        if case .integer(let code) = answer["code"] { #expect(code == -32803, "\(method)") }
      }
    }
  }

  private static func oneLine(rules: Int) -> String {
    let list = (0..<rules).map { _ in ##"{"match": "shift", "backgroundColor": "#102030"}"## }
    return #"{"formatVersion": 1, "name": "x", "rules": [\#(list.joined(separator: ", "))]}"#
  }

  private static let readingMethods = methods.filter { !["prepareRename", "rename"].contains($0) }

  @Test("Requests about a long line take time in proportion", arguments: readingMethods)
  func longLinesTakeTimeInProportion(method: String) throws {
    let position = #"{"line": 0, "character": 90}"#
    let further =
      #", "position": \#(position), "range": {"start": \#(position), "end": \#(position)}"#
    let growth = try ProcessorTime.growth(from: 100, to: 400) { count in
      var client = try TestClient()
      try client.open(Self.oneLine(rules: count))
      _ = try client.ask(method, further)
    }
    // Squared time would grow by 16.
    #expect(growth < 8)
  }

  /// The time of a change grows with the number of open texts.
  @Test(arguments: [(count: 1001, size: 2), (count: 9, size: 8 << 20)])
  func textsBeyondTheLimitsAreNotKept(count: Int, size: Int) throws {
    var client = try TestClient()
    let text = String(repeating: " ", count: size)
    let addresses = (0..<count).map { "file:///\($0).json" }
    for address in addresses.dropLast() { try client.open(text, at: address) }
    let last = addresses[count - 1]
    #expect(
      try client.open(text, at: last).compactMap { $0["code"]?.content } == ["system/file-size"])
    try client.close(addresses[0])
    let diagnostics = try client.open(text + " ", at: last).compactMap { $0["code"]?.content }
    #expect(diagnostics.contains("system/file-size") == (count == 9))
    try client.close(last)
    #expect(client.diagnostics()[last] == [])
  }

  @Test("A text is parsed once a change")
  func keepsParsedTexts() throws {
    let growth = try ProcessorTime.growth(from: 1, to: 16, runs: 2) { count in
      var client = try TestClient()
      try client.open(Self.oneLine(rules: 300))
      for _ in 0..<count {
        let place = #", "position": {"line": 0, "character": 70}"#
        _ = try client.ask("definition", place)
      }
    }
    #expect(growth < 2)
  }

  /// Edits of ranges lead to the same text as the text as a whole.
  @Test(arguments: 0..<20 as Range<UInt64>)
  func editsAddUp(seed: UInt64) throws {
    var numbers = SeededNumbers(seed: seed)
    var client = try TestClient()
    var text = "{\"name\": \"é😀\"}\r\n"
    try client.open(text)
    for version in 100..<110 {
      let bytes = Array(text.utf8)
      let lines = LinePositions(SourceFile(name: "", bytes: bytes), encoding: .utf16)
      let cuts = (0..<2).map { _ in
        lines.offset(of: lines.position(at: Int.random(in: 0...bytes.count, using: &numbers)))
      }.sorted()
      let new = Self.pieces.randomElement(using: &numbers) ?? ""
      let range = lines.range(of: cuts[0]..<cuts[1])
      let change: JSONText = ["range": range, "text": .string(new)]
      _ = try client.send(
        "textDocument/didChange",
        #"{"textDocument": {"uri": "\#(TestClient.address)", "version": \#(version)}, "contentChanges": [\#(change.text)]}"#
      )
      text = String(decoding: bytes[..<cuts[0]] + new.utf8 + bytes[cuts[1]...], as: UTF8.self)
    }
    let outline = try client.ask("semanticTokens/full")
    var other = try TestClient()
    try other.open(text)
    #expect(try other.ask("semanticTokens/full") == outline)
  }
}
