import KeyboardDocuments

/// A value of a theme file, and which of the files that make up the theme it stands in.
struct ThemeValue {

  /// The value.
  var json: JSONValue

  /// The number of the file.
  var file: Int

  /// A value beside or inside this one.
  func with(_ json: JSONValue) -> ThemeValue {
    ThemeValue(json: json, file: file)
  }

  /// The path of the variable that this value as a whole refers to, if it does.
  var reference: String? {
    guard let text = json.string?.utf8, text.count <= ColorParser.maximumLength,
      text.first == UInt8(ascii: "{"),
      text.last == UInt8(ascii: "}")
    else { return nil }
    let path = text.dropFirst().dropLast()
    guard !path.contains(UInt8(ascii: "{")), !path.contains(UInt8(ascii: "}")) else { return nil }
    return String(Substring(path))
  }

  /// The value of a key.
  subscript(key: String) -> ThemeValue? {
    json.object?[key].map { with($0) }
  }
}
