import KeyboardDocuments
import KeyboardStyling

/// The conditions of a rule that isn't in a theme yet.
struct RuleConditions {

  let json: String
  let rule: ThemeSources.Origin

  /// Read the value of `match`, or throw what a theme with it would be told.
  init(_ json: String) throws(Diagnostics) {
    let value = SourceFile(name: "match", text: json)
    _ = try JSONDocument(parsing: value, options: ThemeLimits.json)
    let text = """
      {
        "formatVersion": \(KeyboardTheme.formatVersion), "name": "Rule",
        "rules": [{ "match": \(json) }]
      }
      """
    let file = SourceFile(name: "match", text: text)
    let decoded = try KeyboardTheme.decode(
      file, variation: nil, isTraced: true,
      resolving: { _ in throw KeyboardTheme.UnavailableFile() }, checkingImages: { _ in })
    guard let rule = decoded.sources?.rules.last else {
      throw Diagnostics(code: .invalidValue, "The conditions are those of no rule")
    }
    (self.json, self.rule) = (json, rule)
  }
}
