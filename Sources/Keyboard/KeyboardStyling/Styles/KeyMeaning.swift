package import KeyboardDocuments

package struct KeyMeaning: Sendable, ExpressibleByStringLiteral {

  package let summary: String
  package let example: JSONText?
  package let standard: JSONText?

  package init(_ summary: String, _ example: JSONText?, default standard: JSONText? = nil) {
    self.summary = summary
    self.example = example
    self.standard = standard
  }

  package init(stringLiteral summary: String) { self.init(summary, nil) }
}
