import Foundation
import KeyboardDocuments

/// The names in a theme file.
struct ThemeFile {

  /// A variation of a theme.
  struct Variation {

    /// The key in the file.
    var key: String

    /// The display name.
    var name: String

    /// Whether it is an alias of the theme's default, without properties of its own.
    var isDefault: Bool
  }

  /// A user-selectable color of a theme.
  struct CustomColor {

    /// The variable of the color.
    var variable: String

    /// The label of the color in code.
    var label: String

    /// The variation with the color; nil for the theme itself.
    var variation: String?
  }

  /// The base name of the file, which is the theme's identifier.
  var identifier: String

  /// The display name.
  var name: String

  /// The display name of the theme with all its variations.
  var title: String

  /// The first sentence of the theme's description.
  var summary: String?

  /// The theme that replaces this one.
  var olderNameOf: String?

  /// The built-in theme that this one extends.
  var base: String?

  /// The variations in the order of the file, except for the default one, which comes first.
  var variations: [Variation]

  /// The user-selectable color of the theme.
  var color: CustomColor?

  private var order: Double

  /// The reference to the default variation, such as `standard:light`, or to the theme itself.
  var defaultReference: String {
    variations.first(where: \.isDefault).map { "\(identifier):\($0.key)" } ?? identifier
  }

  /// Read a file, of which only the names need to be valid.
  init(_ file: SourceFile) throws(Diagnostics) {
    let document = try JSONDocument(parsing: file, options: .relaxed)
    var reader = JSONReader(document)
    let root = reader.object(document.root, named: "The theme") ?? JSONObject()
    func text(_ key: String) -> String? { root[key].flatMap { reader.string($0, named: key) } }
    identifier = file.baseName
    name = text("name") ?? identifier
    title = text("collection") ?? name
    summary = (text("description") ?? text("$description")).map(Self.firstSentence)
    olderNameOf = text("x-olderNameOf")
    base = text("extends").map { String($0.prefix { $0 != ":" }) }
    order = root["x-order"].flatMap { reader.number($0, named: "x-order", in: 0...1e9) } ?? 1e9
    color = root["x-color"]?.object.flatMap { color in
      guard let variable = color["variable"]?.string else { return nil }
      return CustomColor(
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

  /// Return the themes of files in list order.
  ///
  /// They are sorted by `x-order`, then by identifier, with older names last.
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
