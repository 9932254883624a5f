import KeyboardDocuments

// Changes of a theme file that resolve its errors.
extension ThemeReader {

  mutating func report(
    _ code: DiagnosticCode, _ message: String, at span: Range<Int>, file: Int,
    hint: String? = nil, change: JSONFix?
  ) {
    reader.report(
      message, code: code, at: span, file: file, hints: hint.map { [$0] } ?? [],
      change: change)
  }

  func insertion(of key: String, _ content: String?, into value: JSONValue) -> JSONFix? {
    guard let content, let object = value.object, reader.written(value)?.hasPrefix("{") == true
    else { return nil }
    let bytes = reader.files[value.file].bytes
    let start = value.span.lowerBound + 1
    // The space before the first member, which the new one has as well.
    let space = bytes[start..<value.span.upperBound].prefix { $0 <= 0x20 }
    let isAlone = object.members.isEmpty
    let text = JSONText.string(key).text + ": " + content
    let fix = "Insert \(key.quoted)"
    guard !isAlone else { return JSONFix(fix, at: start, text) }
    let before = String(decoding: space, as: UTF8.self)
    // Before a comment there is no member whose space could be used.
    let isComment = bytes[start + space.count] == UInt8(ascii: "/")
    return JSONFix(
      fix, at: start, before + text + (before.isEmpty || isComment && before == " " ? ", " : ","))
  }

  func removal(of value: JSONValue, _ title: String) -> JSONFix? {
    guard let root = reader.roots[value.file] else { return nil }
    let offset = root.keyOffset(ofValueAt: value.span.lowerBound) ?? value.span.lowerBound
    guard let parent = root.parent(ofPartAt: offset),
      let edits = Removal(from: parent, of: reader.files[value.file]).edits(at: offset)
    else { return nil }
    return JSONFix(title, edits)
  }

  func listed(_ value: JSONValue) -> String? {
    value.object == nil || !reader.isLiteral(value) ? nil : reader.written(value).map { "[\($0)]" }
  }

  /// Values with the least effect: others, such as the file of an image, only the author knows.
  static let requiredValues: [String: String] = [
    "formatVersion": "\(KeyboardTheme.formatVersion)", "match": "{}",
    "stops": "[\"white\", \"black\"]",
    "color": "\"black\"", "name": "\"Anonymous\"", "style": "\"body\"",
    "from": "[0.5, 0]", "to": "[0.5, 1]", "x": "0", "y": "0", "width": "0", "height": "0",
  ]
}

extension JSONValue {

  func keyOffset(ofValueAt offset: Int) -> Int? {
    guard span.contains(offset) else { return nil }
    if let array { return array.lazy.compactMap { $0.keyOffset(ofValueAt: offset) }.first }
    for member in object?.members ?? [] where member.value.span.contains(offset) {
      if member.value.span.lowerBound == offset { return member.keySpan.lowerBound }
      return member.value.keyOffset(ofValueAt: offset)
    }
    return nil
  }
}
