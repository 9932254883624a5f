/// A cause of a difference.
public struct DifferenceCause: Hashable, Codable, Sendable {

  /// The kinds of causes.
  public enum Kind: String, Hashable, Codable, Sendable, CaseIterable {

    /// A value of the resolved style changed.
    case style

    /// The box moved.
    case moved

    /// The box has another size.
    case resized

    /// The box is in place, but its content moved.
    case contentMoved

    /// The color of most of the box changed.
    case color

    /// The content of the box changed in an unnamed way.
    case content

    /// The area around the unchanged box differs: a shadow, a glow or a border.
    case surroundings

    /// The element was added.
    case appeared

    /// The element was removed.
    case disappeared
  }

  /// The kind of cause.
  public var kind: Kind

  /// The name of the style value in theme files, such as `backgroundColor`; nil for other kinds.
  public var property: String?

  /// The expected value, such as `#0a84ff`; nil for an added one.
  public var before: String?

  /// The actual value; nil for a removed one.
  public var after: String?

  /// The cause in words, such as `background #0A84FF → #0A7AFF`.
  public var text: String

  /// Create a cause.
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
