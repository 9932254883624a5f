import Foundation
import KeyboardDocuments

struct ThemeFile {

  struct Variation {

    /// The key in the file; of a combination, those of its choices: `night+pink`.
    var key: String

    var name: String

    /// Whether it is an alias of the theme's default, without properties of its own.
    var isDefault: Bool
  }

  struct CustomColor {

    var variable: String
    var label: String
    var variation: String?
  }

  var identifier: String
  var name: String
  var title: String
  var summary: String?
  var olderNameOf: String?
  var base: String?

  /// The variations and combinations in list order, except for the default one, which comes first.
  var variations: [Variation]

  var color: CustomColor?

  private var order: Double

  var defaultReference: String {
    variations.first(where: \.isDefault).map { "\(identifier):\($0.key)" } ?? identifier
  }

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
    let variations = Self.variations(of: root)
    self.variations = variations.filter(\.isDefault) + variations.filter { !$0.isDefault }
    try reader.finish()
  }

  private static func variations(of root: JSONObject) -> [Variation] {
    let members = choices(root["variations"])
    let axes = choices(root["axes"]).map { choices($0.value) }
    var looks = LookChoices()
    looks.variations = members.map(\.key)
    looks.axes = axes.map { $0.filter { !isDefault($0) }.map(\.key) }
    looks.defaultIsVariation = members.contains(where: isDefault)
    return looks.selectable.filter { !$0.isEmpty }.map { look in
      let all = look.compactMap { key in ([members] + axes).joined().first { $0.key == key } }
      return Variation(
        key: LookChoices.name(of: look),
        name: all.map { $0.value["name"]?.string ?? $0.key }.joined(separator: ", "),
        isDefault: all.allSatisfy(isDefault))
    }
  }

  private static func choices(_ value: JSONValue?) -> [JSONObject.Member] {
    value?.object?.members ?? []
  }

  private static func isDefault(_ choice: JSONObject.Member) -> Bool {
    choice.value.object?.members.allSatisfy { $0.key == "name" } ?? true
  }

  /// By `x-order`, then by identifier, with older names last.
  static func sorted(_ files: [SourceFile]) throws -> [ThemeFile] {
    try files.map { try ThemeFile($0) }.sorted { $0.rank < $1.rank }
  }

  private var rank: (Int, Double, String) { (olderNameOf == nil ? 0 : 1, order, identifier) }

  private static func firstSentence(of text: String) -> String {
    text.firstRange(of: ". ").map { text[..<$0.lowerBound] + "." } ?? text
  }
}
