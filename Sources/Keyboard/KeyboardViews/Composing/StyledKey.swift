public import Foundation
public import KeyboardCore
import KeyboardDrawing
public import KeyboardStyling

/// A key with its frame and style, ready to draw.
public struct StyledKey: Sendable {

  /// The content of a key.
  public enum Content: Hashable, Sendable {

    /// An icon by name, with a scale.
    case icon(String, scale: Double)

    /// A text; lowercase letters are raised slightly, since few of them have ascenders.
    case text(String, isRaised: Bool)

    /// An icon or text of the style, in place of the key's own.
    case custom(Keyboard.KeyIcon)

    /// No content.
    case nothing

    init(_ label: Keyboard.KeyLabel, of action: KeyboardAction, in profile: LocaleProfile) {
      switch label {
      case .text(let text): self = .text(text, of: action)
      case .symbol(let name): self = .icon(Icon.named(name)?.name ?? name, scale: 1)
      case .language(let name): self = .text(name.text(for: profile), of: action)
      case .nothing: self = .nothing
      }
    }

    static func text(_ text: String, of action: KeyboardAction) -> Self {
      .text(text, isRaised: action.isInputAction && text.isLowercasedWithUppercaseVariant)
    }
  }

  struct CornerLabel: Hashable, Sendable {

    var text: String
    var alignment: HorizontalAlignment
  }

  /// The name of the key in the scene.
  public let name: String

  /// The action of the key.
  public let action: KeyboardAction

  /// The visible key in points, aligned to pixels.
  public internal(set) var frame: CGRect

  /// The style of the key, with unresolved fields left open.
  public var style: Keyboard.ButtonStyle { _read { yield finishedStyle.value } }

  /// The style, which is large and shared by copies.
  private(set) var finishedStyle: SharedValue<Keyboard.ButtonStyle>

  /// The content of the key.
  public internal(set) var content: Content

  /// The text above the content for the action of a swipe down, or `nil` for none.
  public internal(set) var swipeDownText: String?

  /// Whether the content is lowered for such a text, as in all input keys of a row that has one.
  var isLowered = false

  /// Whether the content and such a text have equal rank.
  var isPair = false

  /// Down, in points, for a letter in a row that stands lower than others.
  var rowOffset = 0.0

  var secondCharacters: SharedValue<SecondCharacters>?

  var cornerLabel: CornerLabel?
  package var labelStyle: SharedValue<Keyboard.LabelStyle>?
  var letters: SharedValue<NumberPadLetters>?

  /// The content insets in points.
  public private(set) var contentInsets = EdgeInsets()

  /// The alignment of the content in the key.
  public private(set) var alignment = Alignment.center

  /// The language of the text as an identifier, which selects glyph variants.
  public let language: String

  /// Whether the key is pressed.
  public private(set) var isPressed: Bool

  var isCovered = false

  /// Whether the color scheme is dark.
  public let isDark: Bool

  var design = KeyboardDesign.classic

  /// The movement by key frames, in films.
  var motion: SharedValue<Keyboard.KeyMotion>?

  func moved(x: Double, y: Double) -> StyledKey {
    guard x != 0 || y != 0 else { return self }
    var key = self
    key.frame = frame.offsetBy(dx: x, dy: y)
    return key
  }

  mutating func press(_ style: SharedValue<Keyboard.ButtonStyle>) {
    finishedStyle = style
    isPressed = true
  }

  var inItsSize: StyledKey {
    var key = self
    var style = style
    style.pressedScale = nil
    key.finishedStyle = SharedValue(style)
    return key
  }

  var offsetAboveLetters: Double { letters == nil ? 0 : frame.height * digitRatio }

  func drawLetters(into builder: inout SceneBuilder) {
    guard let letters = letters?.value, !letters.text.isEmpty, let key = style.foregroundColor
    else { return }
    let look = letters.style
    var font = look.font?.font ?? standardFont
    font.size = min(font.size, frame.height * maximumFontRatio)
    let color = resolved((look.foregroundColor ?? key).opacity(look.opacity ?? 1))
    let box = CGRect(
      x: frame.minX, y: frame.minY + frame.height * topRatio, width: frame.width,
      height: font.lineHeight
    ).offsetBy(dx: look.offset?.x ?? 0, dy: look.offset?.y ?? 0)
    builder.text(letters.text, font: font, color: color, box: box, minimumScale: 0.5)
    builder.element(
      .label, name: "\(name) \(letters.text)", box: box,
      style: look.properties(isDark: isDark))
  }
}

extension KeyboardAppearance {

  func keyContent(
    for action: KeyboardAction, of style: Keyboard.ButtonStyle, in profile: LocaleProfile
  ) -> StyledKey.Content {
    style.icon.map { .custom($0) } ?? style.label.map { .init($0, of: action, in: profile) }
      ?? keyContent(for: action)
  }

  func keyContent(for action: KeyboardAction) -> StyledKey.Content {
    if let icon = buttonImage(for: action)?.name {
      return .icon(icon, scale: buttonImageScaleFactor(for: action))
    }
    guard let text = buttonText(for: action), !text.isEmpty else { return .nothing }
    return .text(text, of: action)
  }
}

/// Letters below a digit of a number pad.
struct NumberPadLetters: Hashable, Sendable {

  /// The letters, or an empty text for a digit that is aligned with others.
  var text: String

  var style: Keyboard.LabelStyle
}

/// Offsets are shares of the key's height (source: measured in a picture of an iPhone with iOS 26).
private let standardFont = Font(size: 9.5, weight: .medium, tracking: 2)
private let digitRatio = 0.14
private let topRatio = 0.64
private let maximumFontRatio = 0.4
