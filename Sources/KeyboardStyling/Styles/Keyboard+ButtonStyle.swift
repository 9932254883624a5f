public import Foundation
public import KeyboardCore
public import KeyboardDrawing

extension Keyboard {

  /// How a key looks; what is `nil` is left to the style below.
  public struct ButtonStyle: LayeredStyle, Hashable, Codable {

    /// What is painted over the background color.
    public var background: Keyboard.Background?

    /// The color of the key's face.
    public var backgroundColor: Color?

    /// The color of text and icons.
    public var foregroundColor: Color?

    /// The opacity, from 0 to 1, of less important text such as the language on the space bar.
    public var foregroundSecondaryOpacity: Double?

    /// The font of the text, before the keyboard font.
    public var nativeFont: Font?

    /// The font of the text.
    public var keyboardFont: KeyboardFont?

    /// The thickness of text and icons, before that of the font.
    public var fontWeight: KeyboardFont.FontWeight?

    /// Families that replace the font's own and keep its size, best first.
    public var fontFamily: [String]?

    /// A factor on the size of the font, which keeps the sizes of keys in proportion.
    public var fontScale: Double?

    /// The radius of the corners in points.
    public var cornerRadius: CGFloat?

    /// How the corners bend; circular if nothing says so.
    public var cornerStyle: KeyboardCornerStyle?

    /// The widths of the border at each edge in points, in place of its one width.
    public var borderEdges: EdgeInsets?

    /// The color of a soft light around the key.
    public var glowColor: Color?

    /// How far the soft light reaches, in points.
    public var glowRadius: CGFloat?

    /// The color of a soft shadow that the key throws.
    public var outerShadowColor: Color?

    /// How far the edge of the soft shadow is blurred, in points; sharp if nothing says so.
    public var outerShadowRadius: CGFloat?

    /// How far the soft shadow is moved right and down, in points.
    public var outerShadowOffset: CGPoint?

    /// The color of a soft shadow that the key's edges throw on its face.
    public var innerShadowColor: Color?

    /// How far the edge of the shadow on the face is blurred, in points; sharp if nothing says so.
    public var innerShadowRadius: CGFloat?

    /// How far the shadow on the face is moved right and down, in points.
    public var innerShadowOffset: CGPoint?

    /// The distance of the content from the key's edges in points.
    public var contentInsets: EdgeInsets?

    /// A color over the whole key while it is pressed.
    public var pressedOverlayColor: Color?

    // The parts of border and shadow are kept apart from the public properties, whose setters fill
    // in the missing part: a layer that only recolors a border must not also set its width.
    var storedBorderColor: Color?
    var storedBorderSize: CGFloat?
    var storedShadowColor: Color?
    var storedShadowSize: CGFloat?

    /// A style with the given fields, the others left open.
    public init(
      background: Keyboard.Background? = nil,
      backgroundColor: Color? = nil,
      foregroundColor: Color? = nil,
      foregroundSecondaryOpacity: Double? = nil,
      font: Font? = nil,
      fontWeight: KeyboardFont.FontWeight? = nil,
      keyboardFont: KeyboardFont? = nil,
      cornerRadius: CGFloat? = nil,
      border: ButtonBorderStyle? = nil,
      shadow: ButtonShadowStyle? = nil,
      contentInsets: EdgeInsets? = nil,
      pressedOverlayColor: Color? = nil
    ) {
      self.background = background
      self.backgroundColor = backgroundColor
      self.foregroundColor = foregroundColor
      self.foregroundSecondaryOpacity = foregroundSecondaryOpacity
      self.nativeFont = font
      self.fontWeight = fontWeight
      self.keyboardFont = keyboardFont
      self.cornerRadius = cornerRadius
      self.contentInsets = contentInsets
      self.pressedOverlayColor = pressedOverlayColor
      self.border = border
      self.shadow = shadow
    }

    private enum CodingKeys: String, CodingKey {
      case background, backgroundColor, foregroundColor, foregroundSecondaryOpacity
      case nativeFont, keyboardFont, fontWeight, fontFamily, fontScale
      case cornerRadius, cornerStyle, borderEdges, glowColor, glowRadius
      case outerShadowColor, outerShadowRadius, outerShadowOffset
      case innerShadowColor, innerShadowRadius, innerShadowOffset
      case contentInsets, pressedOverlayColor
      case storedBorderColor = "borderColor"
      case storedBorderSize = "borderSize"
      case storedShadowColor = "shadowColor"
      case storedShadowSize = "shadowSize"
    }
  }
}
