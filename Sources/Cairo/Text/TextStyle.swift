/// The font properties of a text.
package struct TextStyle: Hashable, Sendable {

  /// The families by name, in order of preference.
  package var families: [String]

  /// The weight, from 100 (hairline) to 900 (black).
  package var weight: Int

  /// The language as an identifier such as `ar`.
  package var language: String

  /// Create a style.
  package init(families: [String], weight: Int, language: String) {
    self.families = families
    self.weight = weight
    self.language = language
  }
}
