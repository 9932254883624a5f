/// A font family by name, with the files that a theme brings for it.
///
/// Names without files are those of the renderer's fonts; ``genericNames`` stand for families of a
/// kind.
///
/// ```swift
/// var style = Keyboard.ButtonStyle()
/// style.fontFamily = ["Noto Serif", "monospace"]
/// style.fontFamily?.first?.name  // → "Noto Serif"
/// ```
public struct FontFamily: Hashable, Sendable, ExpressibleByStringInterpolation {

  /// The name of the family.
  public var name: String

  /// The files of the family, which differ in weight, slant or characters; empty for a family of the
  /// renderer.
  public var files: [FontFile]

  /// Create a family by name.
  public init(_ name: String, files: [FontFile] = []) {
    self.name = name
    self.files = files
  }

  /// Create a family of the renderer.
  public init(stringLiteral name: String) { self.init(name) }
}

extension FontFamily {

  /// The names of kinds of families, each of which stands for one that is available, or for the system
  /// font.
  public static var genericNames: [String] { generic.map(\.name) }

  // No rounded family is pinned, so that the system font is drawn unless there is one of these.
  private static let generic: [(name: String, families: [String])] = [
    ("sans-serif", []), ("serif", ["Noto Serif"]), ("monospace", ["DejaVu Sans Mono"]),
    (
      "rounded",
      ["SF Pro Rounded", "Nunito", "Varela Round", "M PLUS Rounded 1c", "Quicksand", "Comfortaa"]
    ),
  ]

  /// The families that a generic name stands for, in order of preference, or `nil` for another name.
  package var substitutes: [String]? { Self.generic.first { $0.name == name }?.families }

  /// Whether the family is drawn without a file of the name: another one, or the system font.
  package var isGeneric: Bool { name == Font.Family.systemName || substitutes != nil }
}

// A family without files is a name, as lists of names have ever been.
extension FontFamily: Codable {

  private enum CodingKeys: String, CodingKey { case name, files }

  /// Decode a family: its name, or an object with files.
  public init(from decoder: any Decoder) throws {
    if let name = try? decoder.singleValueContainer().decode(String.self) {
      self.init(name)
      return
    }
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try values.decode(String.self, forKey: .name),
      files: try values.decode([FontFile].self, forKey: .files))
  }

  /// Encode the family.
  public func encode(to encoder: any Encoder) throws {
    if files.isEmpty {
      var value = encoder.singleValueContainer()
      return try value.encode(name)
    }
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(name, forKey: .name)
    try values.encode(files, forKey: .files)
  }
}
