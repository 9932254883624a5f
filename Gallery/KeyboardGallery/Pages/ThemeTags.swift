import KeyboardStyling
import SourceText

extension ThemeEntry {

  /// Short words for kinds of themes, such as those with a serif.
  var tags: [String] {
    let isDark = scheme == .dark ? ["Dark only"] : []
    guard let source = theme.source,
      let root = try? JSONDocument(parsing: source, options: ThemeLimits.json).root
    else { return isDark }
    var found: Set<String> = []
    Self.collect(root, key: "", into: &found)
    return isDark + found.sorted()
  }

  /// The color by which a look is told from others of its theme.
  var dot: String { (scheme == .dark ? dark : light).colors.first ?? "#808080" }

  private static func collect(_ value: JSONValue, key: String, into found: inout Set<String>) {
    if let text = value.string {
      if textKeys.contains(key) { return }
      if text.contains("Serif"), !text.contains("Sans Serif") { found.insert("Serif") }
      if text.contains(" Mono") || text == "monospace" { found.insert("Monospace") }
      return
    }
    // A theme that asks for less motion has some.
    if value["reduceMotion"] != nil { found.insert("Moving") }
    if key == "image", !drawnModes.contains(value["mode"]?.string ?? "fill") {
      found.insert("Photo")
    }
    for item in value.items {
      guard let inner = item.value else { continue }
      collect(inner, key: item.key?.text ?? key, into: &found)
    }
  }

  private static let textKeys: Set = ["description", "$description", "name", "license", "url"]

  /// Small images of textures and of the edges of keys.
  private static let drawnModes: Set = ["tile", "slice"]
}
