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

extension Substring {

  var trimmed: Substring {
    let start = drop { $0.isWhitespace }
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return start[...end]
  }
}
