import KeyboardDocuments
import KeyboardStyling
import ThemeTools

/// The documentation of keys, in Markdown.
enum KeyDocumentation {

  /// Return the documentation of a key by the forms of its values; nil if it has none.
  static func text(of key: String, forms: [ValueForm]) -> String? {
    guard let meaning = forms.lazy.compactMap(\.meaning).first,
      let summary = meaning["description"]?.content
    else { return nil }
    var lines = ["**\(key)** — \(summary)"]
    if let names = names(of: forms) { lines.append("Values: \(names)") }
    if let standard = meaning["default"] { lines.append("Default: `\(standard.text)`") }
    if let example = meaning["examples"]?.elements.first {
      lines.append("```json\n\(JSONText.string(key).text): \(example.text)\n```")
    }
    return lines.joined(separator: "\n\n")
  }

  /// The largest number of names that documentation lists.
  private static let listedNames = 20

  private static func names(of forms: [ValueForm]) -> String? {
    let schema = FormatSchema.themes
    let names = forms.flatMap { schema.keyword("enum", of: $0)?.elements ?? [] }
    guard 1...listedNames ~= names.count else { return range(of: forms) }
    return names.map { "`\($0.content ?? $0.text)`" }.joined(separator: ", ")
  }

  private static func range(of forms: [ValueForm]) -> String? {
    let schema = FormatSchema.themes
    for form in forms {
      if let least = schema.keyword("minimum", of: form),
        let most = schema.keyword("maximum", of: form)
      {
        return "\(least.text) to \(most.text)"
      }
    }
    return nil
  }
}
