public import Foundation
public import KeyboardCore
public import KeyboardDrawing

extension Keyboard {

  /// The style of a key; a `nil` field is inherited from the style below.
  ///
  /// ```swift
  /// let style = Keyboard.ButtonStyle(backgroundColor: .red, cornerRadius: 9)
  /// let view = KeyboardView(keyboardContext: context).keyboardButtonStyle(style)
  /// ```
  ///
  /// Source: KeyboardKit 9.5.3 Keyboard.ButtonStyle.
  public struct ButtonStyle: LayeredStyle, Hashable {

    /// The background color of the key's face.
    public var backgroundColor: Color?

    /// The color of text and icons.
    public var foregroundColor: Color?

    /// The font of the text.
    public var keyboardFont: KeyboardFont?

    /// The weight of text and icons, which takes precedence over that of the font.
    public var fontWeight: KeyboardFont.FontWeight?

    /// The font families that replace the font's own at the same size, in order of preference.
    public var fontFamily: [String]?

    /// The scale factor of the font, which preserves the proportions between keys.
    public var fontScale: Double?

    /// The corner radius in points.
    public var cornerRadius: CGFloat?

    /// The content insets of the key in points.
    public var contentInsets: EdgeInsets?

    /// The color over the whole key while it is pressed.
    public var pressedOverlayColor: Color?

    /// The fields that few styles set, or `nil` if none of them is set.
    var rareFields: SharedValue<RareFields>?

    // The parts of border and shadow are stored separately from the public properties, whose
    // setters fill in the missing part: a layer that only recolors a border must not also set its
    // width.
    var storedBorderColor: Color?
    var storedBorderSize: CGFloat?
    var storedShadowColor: Color?
    var storedShadowSize: CGFloat?

    /// Create a style with some fields; the others are unset.
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
  }
}

extension Keyboard.ButtonStyle {

  /// The font of the text, before the modifying fields are applied.
  public var font: Font? {
    get { nativeFont ?? keyboardFont?.font }
    set {
      nativeFont = newValue
      if newValue == nil { keyboardFont = nil }
    }
  }

  /// The font as a keyboard font, from either property.
  var resolvedKeyboardFont: KeyboardFont? {
    nativeFont.map { KeyboardFont(drawing: $0) } ?? keyboardFont
  }

  /// The font to draw with: the font (default: body) with the fields that modify it applied.
  public var drawnFont: Font {
    var font = font ?? .body
    if let fontWeight { font.weight = fontWeight.fontWeight }
    if let fontFamily { font.family = .named(fontFamily) }
    if let fontScale { font.size *= fontScale }
    if let fontStyle { font.isItalic = fontStyle == .italic }
    if let tracking { font.tracking = tracking }
    return font
  }

  /// The style of spacers, which is invisible.
  public static let spacer = Self(
    backgroundColor: .clear,
    foregroundColor: .clear,
    keyboardFont: .body,
    cornerRadius: 0,
    border: .noBorder,
    shadow: .noShadow)
}
