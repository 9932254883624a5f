package import KeyboardDrawing
package import SourceText

/// Places in files that the parts and rules of a theme come from.
package struct ThemeSources: Sendable {

  /// Style as written in a file, with the rule and conditions around it.
  package struct Origin: Sendable {

    /// The path of the style in its object, such as `buttons.all.pressed` or `rules[2]`.
    package var path: String

    package var choice: String?
    package var value: JSONValue
    package var rule: JSONValue?
    package var index: Int?
    package var match: KeyboardTheme.ButtonMatch?
    package var style: any LayeredStyle
    package var element = KeyboardTheme.Element.key

    package var specificity: KeyboardTheme.ButtonMatch.Specificity? {
      match?.specificity(for: element)
    }
  }

  /// The files read: the theme's own, then those that it extends.
  package internal(set) var files: [SourceFile] = []

  package internal(set) var builtInFiles: Set<Int> = []

  /// Root objects of the files: bases first, the theme itself last.
  package internal(set) var roots: [JSONValue] = []

  package internal(set) var parts: [KeyboardTheme.LayerSource: [Origin]] = [:]
  package internal(set) var rules: [Origin] = []

  package internal(set) var definitions: [String: JSONValue] = [:]

  package internal(set) var colors: [String: Color] = [:]
  var choice: String?
  var isChosen = true

  package init() {}

  package func origins(of source: KeyboardTheme.LayerSource) -> [Origin] {
    switch source {
    case .rule(let index): rules.indices.contains(index) ? [rules[index]] : []
    case .toolbarText: parts[.board] ?? []
    default: parts[source] ?? []
    }
  }

  package var ownRules: [Origin] {
    let own = roots.last?.file
    let all = rules.filter { $0.rule?.file == own && $0.index != nil }
    return all.sorted { Self.start($0) < Self.start($1) }.uniqued(by: Self.start)
  }

  private static func start(_ origin: Origin) -> Int { origin.rule?.span.lowerBound ?? 0 }

  package func place(of value: JSONValue) -> Diagnostic.Place {
    files[value.file].place(of: value.span)
  }

  package func text(of value: JSONValue) -> String { files[value.file].text(value.span) }

  mutating func add(
    _ style: some LayeredStyle, at value: JSONValue, named path: String,
    to source: KeyboardTheme.LayerSource
  ) {
    guard isChosen else { return }
    parts[source, default: []].append(
      Origin(path: path, choice: choice, value: value, style: style))
  }

  mutating func add(_ rule: KeyboardTheme.Rule, at value: JSONValue, of place: RulePath) {
    guard isChosen else { return }
    let path = place.list + (place.index.map { "[\($0)]" } ?? "")
    rules.append(
      Origin(
        path: value.span == place.rule.span ? path : "\(path).pressed", choice: choice,
        value: value, rule: place.rule, index: place.index, match: rule.match,
        style: rule.style.fields, element: rule.element))
  }

  mutating func dropRules() {
    if isChosen { rules = [] }
  }

  mutating func sortRules() {
    rules = rules.sorted(bySpecificity: {
      ($0.match ?? KeyboardTheme.ButtonMatch()).specificity(for: $0.element)
    })
  }
}

/// Rule in a list of a theme file, with its index.
struct RulePath {

  /// The rule, or the style of a kind of callout, which is a rule without conditions.
  var rule: JSONValue

  var list: String
  var index: Int?
}

/// The name of a look, such as `tron`, `tron:sark` or `./mine.json:night+pink` with two choices.
package struct ThemeName: Hashable, Sendable, CustomStringConvertible {

  package var theme: String
  package var variation: String?

  package init(theme: String, variation: String?) {
    self.theme = theme
    self.variation = variation
  }

  init(theme: String, choices: [String]) {
    self.init(theme: theme, variation: choices.isEmpty ? nil : LookChoices.name(of: choices))
  }

  /// Parses a name; a colon in a path separates a variation only after the suffix of theme files.
  package init(_ text: String) {
    theme = text
    guard let colon = text.lastIndex(of: ":"),
      !text.contains("/") || Self.suffixes.contains(where: text[..<colon].hasSuffix)
    else { return }
    theme = String(text[..<colon])
    variation = String(text[text.index(after: colon)...])
  }

  package var description: String { theme + (variation.map { ":" + $0 } ?? "") }

  package var isFile: Bool {
    let text = description
    return text.contains("/") || text.hasSuffix(Self.suffix) || theme.hasSuffix(Self.packSuffix)
  }

  /// Name of the file without folder and suffix, or the built-in theme's name.
  package var stem: String {
    let name = FilePath(theme).name
    let suffix = Self.suffixes.first(where: name.hasSuffix)
    return String(name.dropLast(suffix?.count ?? 0))
  }

  package static let packSuffix = ".kbtheme"

  private static let suffix = ".json"
  private static let suffixes = [suffix, packSuffix]
}

/// Metadata and variations of a theme file, read without its styles.
package struct ThemeFacts: Hashable, Sendable {

  package var name: String?
  package var description: String?
  package var license: String?
  package var looks = LookChoices()

  package var variations: [String] { looks.variations }

  package var isOlderName = false
  package var galleryOrder: Double?

  package init() {}

  package init(_ file: SourceFile) throws(Diagnostics) {
    let root = try JSONDocument(parsing: file, options: ThemeLimits.json).root
    // Before themes had descriptions, comments described them.
    description = (root["description"] ?? root["$description"])?.string
    name = root.object?["name"]?.string
    license = root.object?["license"]?.string
    isOlderName = root.object?["x-olderNameOf"] != nil
    galleryOrder = root.object?["x-galleryOrder"]?.number
    let members = Self.choices(root["variations"])
    looks.variations = members.map(\.key)
    looks.defaultIsVariation = members.contains { Self.isDefault($0.value) }
    looks.axes = Self.choices(root["axes"]).prefix(ThemeLimits.axes).map { axis in
      Self.choices(axis.value).filter { !Self.isDefault($0.value) }.map(\.key)
    }
  }

  private static func choices(_ value: JSONValue?) -> [JSONObject.Member] {
    (value?.object?.members ?? []).filter { !ThemeFormat.isReserved($0.key) }
  }

  private static func isDefault(_ choice: JSONValue) -> Bool {
    choice.object?.members.allSatisfy { $0.key == "name" } ?? false
  }

  /// The default is nil, and first, unless it is a variation.
  package var selectableVariations: [String?] { Self.names(of: looks.selectable) }

  package var listedVariations: [String?] { Self.names(of: looks.listed) }

  private static func names(of looks: [[String]]) -> [String?] {
    looks.map { $0.isEmpty ? nil : LookChoices.name(of: $0) }
  }
}
