public import Foundation
public import KeyboardCore
import KeyboardDrawing
public import KeyboardStyling

/// A key with everything settled that its look depends on.
public struct StyledKey {

  /// What a key shows.
  public enum Content: Hashable, Sendable {

    /// An icon by name, in a multiple of its size.
    case icon(String, scale: Double)

    /// A text; lower-case letters are raised a little, since few of them reach the line's top.
    case text(String, isRaised: Bool)

    /// Nothing.
    case nothing
  }

  /// A small text in a lower corner of a key.
  struct CornerLabel: Hashable, Sendable {

    /// The text, such as `EN`.
    var text: String

    /// The side on which it stands.
    var alignment: HorizontalAlignment
  }

  /// The name by which a person points to the key.
  public let name: String

  /// What the key does.
  public let action: KeyboardAction

  /// The visible key in points, on whole pixels.
  public internal(set) var frame: CGRect

  /// How the key looks, as far as anybody has said.
  public let style: Keyboard.ButtonStyle

  /// What the key shows.
  public let content: Content

  /// The text above the content, for what a swipe down on the key types; nil for none.
  public let swipeDownText: String?

  /// Whether the content leaves room for such a text, as all input keys of a row do where one has it.
  let isLowered: Bool

  /// The small text in a lower corner of the key; nil for none.
  let cornerLabel: CornerLabel?

  /// The distance of the content from the key's edges in points.
  public let contentInsets: EdgeInsets

  /// Where in the key the content stands.
  public let alignment: Alignment

  /// The language of the text as an identifier, which decides between glyph variants.
  public let language: String

  /// Whether the key is pressed.
  public let isPressed: Bool

  /// Whether a callout takes the place of the key's content.
  let isCovered: Bool

  /// Whether the surroundings are dark.
  public let isDark: Bool
}

extension StyledKey {

  /// This key moved by a distance in points.
  func moved(x: Double, y: Double) -> StyledKey {
    guard x != 0 || y != 0 else { return self }
    var key = self
    key.frame = frame.offsetBy(dx: x, dy: y)
    return key
  }
}
