import SourceText

/// Generated names and styles of built-in themes.
struct ThemeSources {

  let themes: [ThemeFile]

  var files: [GeneratedFile] {
    let styled = themes.filter { collection(of: $0) != nil }
    let collections = styled.filter { collection(of: $0)?.identifier == $0.identifier }
    return [
      GeneratedFile(
        "ThemeNames", of: "KeyboardStyling",
        extensions: [
          SwiftText.extension(
            "KeyboardTheme", "The built-in themes by name, and in one of their styles.",
            members: themes.map(theme) + styled.map(styledTheme)),
          SwiftText.extension(
            "KeyboardThemeConvertible where Self == BuiltInTheme",
            "The built-in themes by name; the keyboard reads them.",
            members: themes.map(builtInTheme) + styled.map(styledBuiltInTheme)),
        ]),
      GeneratedFile(
        "ThemeStyles", of: "KeyboardStyling",
        imports: ["public import Foundation", "public import KeyboardDrawing"],
        extensions: [
          SwiftText.extension(
            "KeyboardTheme", "The collections of styles.",
            members: styled.map(styleType))
        ]
          + collections.map(styles)),
    ]
  }

  // MARK: Themes

  private func theme(_ theme: ThemeFile) -> String {
    SwiftText.declaration(
      theme.olderNameOf.map { "The older name of ``\($0)``." } ?? theme.summary,
      "public static var \(SwiftText.member(theme.identifier)): KeyboardTheme",
      "get throws { try builtIn(\(SwiftText.literal(theme.defaultReference))) }")
  }

  private func builtInTheme(_ theme: ThemeFile) -> String {
    SwiftText.declaration(
      "public static var \(SwiftText.member(theme.identifier)): BuiltInTheme",
      "BuiltInTheme(\(SwiftText.literal(theme.defaultReference)))")
  }

  private func styledTheme(_ theme: ThemeFile) -> String {
    SwiftText.declaration(
      "public static func \(SwiftText.member(theme.identifier))(_ style: \(style(of: theme))) "
        + "throws -> KeyboardTheme",
      "try BuiltInVariation(\(SwiftText.literal(theme.identifier)), style).theme")
  }

  private func styledBuiltInTheme(_ theme: ThemeFile) -> String {
    let name = SwiftText.member(theme.identifier)
    return SwiftText.declaration(
      "public static func \(name)(_ style: KeyboardTheme.\(style(of: theme))) -> BuiltInTheme",
      "BuiltInTheme(\(SwiftText.literal(theme.identifier)), style)")
  }

  // MARK: Styles

  private func collection(of theme: ThemeFile) -> ThemeFile? {
    guard !theme.variations.isEmpty else { return nil }
    let base = themes.first { $0.identifier == theme.base }
    return base?.variations.map(\.key) == theme.variations.map(\.key) ? base : theme
  }

  private func style(of theme: ThemeFile) -> String {
    SwiftText.type(collection(of: theme)?.identifier ?? "") + "Style"
  }

  private func styleType(of theme: ThemeFile) -> String {
    let type = SwiftText.type(theme.identifier)
    guard style(of: theme) == "\(type)Style" else {
      return "public typealias \(type)Style = \(style(of: theme))"
    }
    let collection = SwiftText.declaration(
      "public enum \(type): StyleCollection",
      "public static let identifier = \(SwiftText.literal(theme.identifier))")
    return "public typealias \(type)Style = Style<\(type)>\n\(collection)"
  }

  private func styles(of theme: ThemeFile) -> String {
    let variations = variations(of: theme)
    let members = variations.map { variation in
      SwiftText.declaration(
        "public static var \(variation.member): Self",
        ".variation(\(variation.key), name: \(SwiftText.literal(variation.name)))")
    }
    let predefined = SwiftText.declaration(
      "All predefined styles, the default one first.", "public static var predefined: [Self]",
      SwiftText.list(variations.map { ".\($0.member)" }))
    return SwiftText.extension(
      "KeyboardTheme.Style<KeyboardTheme.\(SwiftText.type(theme.identifier))>",
      members: members + [predefined] + (theme.color.map { [initializer(choosing: $0)] } ?? []))
  }

  private func initializer(choosing color: ThemeFile.CustomColor) -> String {
    let label = SwiftText.member(color.label)
    let variation = color.variation.map { "variation: \(SwiftText.literal($0)), " } ?? ""
    let variable = SwiftText.literal(color.variable)
    return """
      /// A style with a custom color.
      public init(id: UUID = UUID(), name: String = "", \(label): Color) {
        let choice = StyleChoice(\(variation)variables: [\(variable): \(label)])
        self.init(id: id, name: name, choice: choice)
      }
      """
  }

  private func variations(of theme: ThemeFile) -> [(member: String, key: String, name: String)] {
    let own =
      theme.variations.contains(where: \.isDefault)
      ? [] : [(member: "standard", key: "nil", name: theme.name)]
    return own
      + theme.variations.map { variation in
        (SwiftText.member(variation.key), SwiftText.literal(variation.key), variation.name)
      }
  }
}

/// Facts of a built-in theme's file that names are generated from.
struct ThemeFile {

  struct Variation {

    /// Key in the file; for a combination, the keys of its choices: `night+pink`.
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
    summary = (text("description") ?? text("$description")).map { text in
      text.firstRange(of: ". ").map { text[..<$0.lowerBound] + "." } ?? text
    }
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
}
