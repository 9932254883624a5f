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
    guard let text = json.string, text.first == "{", text.last == "}" else { return nil }
    let path = text.dropFirst().dropLast()
    return path.contains("{") || path.contains("}") ? nil : String(path)
  }

  /// The value of a key.
  subscript(key: String) -> ThemeValue? {
    json.object?[key].map { with($0) }
  }
}
