extension Diagnostic {

  /// A change that resolves a diagnostic in the file of its place.
  public struct Fix: Hashable, Sendable {
    /// The imperative description, without a final period.
    public var title: String
    /// The replacements, which don't overlap.
    public var edits: [TextEdit]

    /// A fix by replacements.
    public init(_ title: String, edits: [TextEdit]) {
      self.title = title
      self.edits = edits
    }

    package init(_ title: String, _ span: Range<Int>, _ text: String) {
      self.init(title, edits: [TextEdit(span, text)])
    }

    package init(_ title: String, at offset: Int, _ text: String) {
      self.init(title, offset..<offset, text)
    }
  }

  /// A value that was measured, and the bound that it should meet, such as a contrast ratio.
  public struct Measurement: Hashable, Sendable {
    /// The measured value.
    public var value: Double
    /// The bound for accepted values.
    public var bound: Double

    /// A measured value with its bound.
    public init(_ value: Double, bound: Double) {
      self.value = value
      self.bound = bound
    }
  }
}
