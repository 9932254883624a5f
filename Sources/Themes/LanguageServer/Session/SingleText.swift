package import KeyboardPipeline
package import SourceText

/// Answers about a text that no editor has opened: as in the protocol, with `from` and `to`
/// instead of ranges, and changes with `from`, `to` and `text`.
package struct SingleText {

  private let server: ThemeServer
  private let text: OpenText
  private let unit: (Int) -> Int

  /// The path of the source is a full one; `unit` turns an offset in bytes into one of answers.
  package init(
    _ source: SourceFile, diagnostics: [Diagnostic], files: FileReader,
    unit: @escaping (Int) -> Int
  ) {
    var server = ThemeServer(files: files, version: "")
    var text = OpenText(
      address: FileAddress.address(of: source.name), version: nil,
      text: String(decoding: source.bytes, as: UTF8.self), encoding: server.encoding)
    text.diagnostics = diagnostics
    server.texts[text.address] = text
    (self.server, self.text, self.unit) = (server, text, unit)
  }

  package func answer(to method: String, at offset: Int) throws(ServerError) -> JSONText {
    let request: JSONText = [
      "jsonrpc": "2.0", "id": 1, "method": .string("textDocument/\(method)"),
      "params": [
        "textDocument": ["uri": .string(text.address)],
        "position": text.lines.position(at: offset).json,
        "range": text.lines.range(of: offset..<offset),
      ],
    ]
    let message = try ClientMessage(Array(request.text.utf8))
    return located(try TextAnswer.result(of: message, server: server))
  }

  package func changes(offeredBy method: String, at offset: Int) throws(ServerError) -> JSONText {
    .array(
      try answer(to: method, at: offset).elements.compactMap { action in
        guard let title = action["title"], let changes = action["edit"]?["changes"]?.members,
          changes.allSatisfy({ $0.key == text.address })
        else { return nil }
        let edits = changes.flatMap(\.value.elements).sorted {
          Self.start(of: $0) < Self.start(of: $1)
        }
        return ["title": title, "changes": .array(edits)]
      })
  }

  private static func start(of change: JSONText) -> Int {
    if case .integer(let start) = change["from"] { start } else { 0 }
  }

  // MARK: Offsets

  private func located(_ json: JSONText) -> JSONText {
    switch json {
    case .array(let elements): return .array(elements.map(located))
    case .object(let members):
      if let span = bounds(of: json) { return ["from": span.0, "to": span.1] }
      if let range = json["range"].flatMap(bounds), let new = json["newText"] {
        return ["from": range.0, "to": range.1, "text": new]
      }
      return .object(members.map { ($0.key, located($0.value)) })
    default: return json
    }
  }

  private func bounds(of range: JSONText) -> (JSONText, JSONText)? {
    guard let start = range["start"].flatMap(offset), let end = range["end"].flatMap(offset) else {
      return nil
    }
    return (.integer(unit(start)), .integer(unit(end)))
  }

  private func offset(of position: JSONText) -> Int? {
    guard case .integer(let line) = position["line"],
      case .integer(let character) = position["character"]
    else { return nil }
    return text.lines.offset(of: TextPosition(line: line, character: character))
  }
}
