import KeyboardDocuments
import KeyboardDrawing

/// Reads the files of other programs that are JSON.
struct PaletteDocument {

  let root: JSONValue

  init(_ source: ImportSource) throws(Diagnostics) {
    let options = JSONOptions(allowsComments: true, budget: .palette)
    let document = try JSONDocument(parsing: source.file, options: options)
    guard document.root.isObject else {
      var reader = JSONReader(document)
      _ = reader.object(document.root, named: "The file")
      try reader.finish()
      throw Diagnostics([])
    }
    root = document.root
  }

  /// The members of an object, or none.
  static func members(of value: JSONValue?) -> [JSONObject.Member] {
    value?.object?.members ?? []
  }

  /// A color of Android: a number of 32 bits with the opacity first, with or without a sign.
  static func color(argb value: JSONValue) -> Color.Resolved? {
    guard let number = value.integer, Int(Int32.min)...Int(UInt32.max) ~= number else { return nil }
    let bits = UInt32(truncatingIfNeeded: number)
    return Color.Resolved(hex: bits & 0xFFFFFF, opacity: Double(bits >> 24) / 255)
  }
}

/// Reads the files of other programs that are lines of keys and values.
struct PaletteLines {

  /// The section, the key and the value of each line, without quotes and comments.
  private(set) var settings: [(section: String, key: String, value: String)] = []

  init(_ source: ImportSource) throws(Diagnostics) {
    let budget = InputBudget.scheme
    guard source.file.bytes.count <= budget.bytes else {
      throw source.file.problem(
        .yamlLimit,
        "The file has \(source.file.bytes.count) bytes, more than the maximum of \(budget.bytes)")
    }
    var section = ""
    settings = try source.file.mapLines { (_, line) throws(Diagnostics) in
      let text = line.trimmed
      if text.hasPrefix("["), let end = text.firstIndex(of: "]") {
        section = text[text.index(after: text.startIndex)..<end].filter { $0 != "[" }
        return nil
      }
      guard !text.hasPrefix("#"), let sign = text.firstIndex(of: "=") else { return nil }
      let value = text[text.index(after: sign)...].trimmed
      return (section, String(text[..<sign].trimmed), String(value.unquoted))
    }
  }
}

extension Substring {

  var trimmed: Substring {
    let start = drop { $0.isWhitespace }
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return start[...end]
  }

  /// The text of a string of TOML, or a value without the comment after it.
  fileprivate var unquoted: Substring {
    if let quote = first, quote == "\"" || quote == "'" {
      return dropFirst().prefix { $0 != quote }
    }
    guard
      let space = indices.dropFirst().first(where: {
        self[$0] == "#" && self[index(before: $0)].isWhitespace
      })
    else { return self }
    return self[..<space].trimmed
  }
}
