/// An element of a picture, such as a key, that differs.
package struct ElementChange: Hashable, Codable, Sendable {

  /// The role: `key`, `toolbarItem`, `inputCallout`, `background` and so on.
  package var role: String

  /// The name within its role, such as `q` or `backspace`.
  package var name: String

  /// The box in the actual picture, or the expected one of a removed element, in pixels.
  package var box: PixelRect

  /// The number of differing pixels it causes.
  package var pixels: Int

  /// The causes, at least one.
  package var causes: [DifferenceCause]

  /// The number of its differing pixels the causes can't have changed; nil for none.
  package var unexplained: Int?

  /// Whether the causes explain all differing pixels.
  package var isExplained: Bool { unexplained == nil && !causes.contains(where: \.isVague) }
}

package struct DifferenceCause: Hashable, Codable, Sendable {

  package enum Kind: String, Hashable, Codable, Sendable, CaseIterable {

    case style
    case moved
    case resized

    /// The box is in place, but its content moved.
    case contentMoved

    /// The color of most of the box changed.
    case color

    /// The content of the box changed in an unnamed way.
    case content

    /// The area around the unchanged box differs: a shadow, a glow or a border.
    case surroundings

    case appeared
    case disappeared
  }

  package var kind: Kind

  /// The name of the style value in theme files, such as `backgroundColor`; nil for other kinds.
  package var property: String?

  /// The expected value, such as `#0a84ff`; nil for an added one.
  package var before: String?

  /// The actual value; nil for a removed one.
  package var after: String?

  /// The cause in words, such as `background #0A84FF → #0A7AFF`.
  package var text: String

  package var isVague: Bool { kind == .content || kind == .surroundings }
}
