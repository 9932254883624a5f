/// Why something looks different, as far as it can be told.
public struct DifferenceCause: Hashable, Codable, Sendable {

  /// The kinds of causes.
  public enum Kind: String, Hashable, Codable, Sendable, CaseIterable {

    /// A value of the resolved style is another one.
    case style

    /// The box stands somewhere else.
    case moved

    /// The box has another size.
    case resized

    /// The box has kept its place, but what is in it stands elsewhere.
    case contentMoved

    /// The color that most of the box has is another one.
    case color

    /// What is in the box looks different in a way that has no name.
    case content

    /// The box looks the same, but what is around it doesn't: a shadow, a glow or a border.
    case surroundings

    /// It is there now, and wasn't expected.
    case appeared

    /// It was expected, and isn't there now.
    case disappeared
  }

  /// The kind of cause.
  public var kind: Kind

  /// The name of the style value in theme files, such as `backgroundColor`; nil for other kinds.
  public var property: String?

  /// What was expected, such as `#0a84ff`; nil where there was nothing.
  public var before: String?

  /// What is there now; nil where there is nothing.
  public var after: String?

  /// The cause in words, such as `background #0A84FF → #0A7AFF`.
  public var text: String

  /// A cause in words.
  public init(
    _ kind: Kind, property: String? = nil, before: String? = nil, after: String? = nil,
    text: String
  ) {
    self.kind = kind
    self.property = property
    self.before = before
    self.after = after
    self.text = text
  }
}
