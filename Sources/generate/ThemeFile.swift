import Foundation
import KeyboardDocuments

/// The names in a theme file.
struct ThemeFile {

  /// A variation of a theme.
  struct Variation {

    /// The name in the file.
    var key: String

    /// What people call it.
    var name: String

    /// Whether it is the theme's default by another name, since nothing else is said about it.
    var isDefault: Bool
  }

  /// A color of a theme that users may choose.
  struct ChosenColor {

    /// The variable that stands for the color.
    var variable: String

    /// What the color is called in code.
    var label: String

    /// The variation that shows the color; nothing if the theme itself does.
    var variation: String?
  }

  /// The file's name, which is the theme's identifier.
  var identifier: String

  /// What people call the theme.
  var name: String

  /// What people call the theme with all its looks.
  var title: String

  /// The first sentence about the theme.
  var summary: String?

  /// The theme that has replaced this one.
  var olderNameOf: String?

  /// The built-in theme that this one extends.
  var base: String?

  /// The variations in the order of the file, but the default one first.
  var variations: [Variation]

  /// The color that users may choose for the theme.
  var color: ChosenColor?

  private var order: Double

  /// The look that the theme's name alone stands for.
  var defaultLook: String {
    variations.first(where: \.isDefault).map { "\(identifier):\($0.key)" } ?? identifier
  }

  /// Reads a file, of which only the names need to be right.
  init(_ file: SourceFile) throws(Diagnostics) {
    let document = try JSONDocument(parsing: file, options: .relaxed)
    var reader = JSONReader(document)
    let root = reader.object(document.root, named: "The theme") ?? JSONObject()
    func text(_ key: String) -> String? { root[key].flatMap { reader.string($0, named: key) } }
    identifier = file.baseName
    name = text("name") ?? identifier
    title = text("collection") ?? name
    summary = text("$description").map(Self.firstSentence)
    olderNameOf = text("x-olderNameOf")
    base = text("extends").map { String($0.prefix { $0 != ":" }) }
    order = root["x-order"].flatMap { reader.number($0, named: "x-order", in: 0...1e9) } ?? 1e9
    color = root["x-color"]?.object.flatMap { color in
      guard let variable = color["variable"]?.string else { return nil }
      return ChosenColor(
        variable: variable, label: color["label"]?.string ?? variable,
        variation: color["variation"]?.string)
    }
    let members = root["variations"]?.object?.members ?? []
    let variations = members.map { member in
      let object = member.value.object ?? JSONObject()
      return Variation(
        key: member.key, name: object["name"]?.string ?? member.key,
        isDefault: object.members.allSatisfy { $0.key == "name" })
    }
    self.variations = variations.filter(\.isDefault) + variations.filter { !$0.isDefault }
    try reader.finish()
  }

  /// The themes of files in the order of lists: by `x-order`, then by identifier, older names last.
  static func sorted(_ files: [SourceFile]) throws(Diagnostics) -> [ThemeFile] {
    var themes: [ThemeFile] = []
    for file in files { themes.append(try ThemeFile(file)) }
    return themes.sorted { $0.rank < $1.rank }
  }

  private var rank: (Int, Double, String) { (olderNameOf == nil ? 0 : 1, order, identifier) }

  private static func firstSentence(of text: String) -> String {
    text.firstRange(of: ". ").map { text[..<$0.lowerBound] + "." } ?? text
  }
}
