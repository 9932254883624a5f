package import KeyboardDocuments

/// The meaning of a key of theme files, for the schema and the reference.
package struct KeyMeaning: Sendable, ExpressibleByStringLiteral {

  /// A sentence.
  package let summary: String

  package let example: JSONText?

  /// Nil if the default isn't a single value.
  package let standard: JSONText?

  package init(_ summary: String, _ example: JSONText?, default standard: JSONText? = nil) {
    self.summary = summary
    self.example = example
    self.standard = standard
  }

  package init(stringLiteral summary: String) { self.init(summary, nil) }
}
