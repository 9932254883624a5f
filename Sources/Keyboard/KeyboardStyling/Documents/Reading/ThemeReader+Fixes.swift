import KeyboardDocuments

// Changes of a theme file that resolve its errors.
extension ThemeReader {

  mutating func report(
    _ code: DiagnosticCode, _ message: String, at span: Range<Int>, file: Int,
    hint: String? = nil, change: Diagnostic.Fix?
  ) {
    reader.report(
      message, code: code, at: span, file: file, hints: hint.map { [$0] } ?? [],
      change: change)
  }

  func insertion(of key: String, _ content: String?, into value: JSONValue) -> Diagnostic.Fix? {
    guard let content, let object = value.object, reader.written(value)?.hasPrefix("{") == true
    else { return nil }
    let bytes = reader.files[value.file].bytes
    let start = value.span.lowerBound + 1
    // The space before the first member, which the new one has as well.
    let space = bytes[start..<value.span.upperBound].prefix { $0 <= 0x20 }
    let isAlone = object.members.isEmpty
    let text = JSONText.string(key).text + ": " + content
    let fix = "Insert \(key.quoted)"
    guard !isAlone else { return Diagnostic.Fix(fix, at: start, text) }
    let before = String(decoding: space, as: UTF8.self)
    // Before a comment there is no member whose space could be used.
    let isComment = bytes[start + space.count] == UInt8(ascii: "/")
    return Diagnostic.Fix(
      fix, at: start, before + text + (before.isEmpty || isComment && before == " " ? ", " : ","))
  }

  func removal(of value: JSONValue, _ title: String) -> Diagnostic.Fix? {
    reader.roots[value.file].flatMap {
      reader.files[value.file].removal(ofPartAt: value.span.lowerBound, in: $0)
    }.map { Diagnostic.Fix(title, edits: $0) }
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
