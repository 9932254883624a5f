public import Foundation
public import KeyboardCore
public import KeyboardDrawing

extension Keyboard {

  /// The style of a key; a `nil` field is inherited from the style below.
  ///
  /// ```swift
  /// let style = Keyboard.ButtonStyle(backgroundColor: .red, cornerRadius: 9)
  /// style.foregroundColor  // → nil
  /// let view = KeyboardView(keyboardContext: context).keyboardButtonStyle(style)
  /// ```
  ///
  /// Source: KeyboardKit 9.5.3 Keyboard.ButtonStyle.
  public struct ButtonStyle: LayeredStyle, Hashable, Codable {

    /// The background color of the key's face.
    public var backgroundColor: Color?

    /// The background over the background color.
    public var background: Keyboard.Background?

    /// The color of text and icons.
    public var foregroundColor: Color?

    /// The opacity of secondary text such as the language on the space bar, from 0 to 1.
    public var foregroundSecondaryOpacity: Double?

    /// The gradient of text and icons, in place of the foreground color.
    public var foregroundGradient: KeyboardGradient?

    /// The icon or text in place of the key's own.
    public var icon: Keyboard.KeyIcon?

    /// The content in place of the text or icon of the action.
    public var label: Keyboard.KeyLabel?

    /// The font of the text.
    public var keyboardFont: KeyboardFont?

    /// The font of the text, which takes precedence over the keyboard font.
    public var nativeFont: Font?

    /// The weight of text and icons, which takes precedence over the font's.
    public var fontWeight: KeyboardFont.FontWeight?

    /// The font families in place of the font's own at the same size, in order of preference.
    public var fontFamily: [FontFamily]?

    /// The scale factor of the font, which preserves the proportions between keys.
    public var fontScale: Double?

    /// Whether the text is italic.
    public var fontStyle: KeyboardFontStyle?

    /// The line below the text.
    public var textDecoration: KeyboardTextDecoration?

    /// The case of the shown text, independent of what the key types.
    public var textCase: KeyboardTextCase?

    /// The additional space between characters, in points.
    public var tracking: CGFloat?

    /// Distance to raise the text by, in points.
    public var baselineOffset: CGFloat?

    /// Shadows of text and icons without spread, back to front; one without an offset is a glow.
    public var textShadows: [Keyboard.KeyShadow]?

    /// The color of the line around text and icons.
    public var textOutlineColor: Color?

    /// The width of the line around text and icons in points, outside of them (default: 0).
    public var textOutlineWidth: CGFloat?

    /// The corner radius in points.
    public var cornerRadius: CGFloat?

    /// The radii of corners with others than the corner radius, in points or percent.
    public var cornerRadii: Keyboard.CornerRadii?

    /// The curve of the corners (default: circular).
    public var cornerStyle: KeyboardCornerStyle?

    /// The border widths per edge in points, in place of the uniform width.
    public var borderEdges: EdgeInsets?

    /// The gradient of the border over the whole key, in place of the border color.
    public var borderGradient: KeyboardGradient?

    /// The color of the glow around the key.
    public var glowColor: Color?

    /// The radius of the glow in points.
    public var glowRadius: CGFloat?

    /// The color of the soft shadow below the key.
    public var outerShadowColor: Color?

    /// The blur radius of the soft shadow in points (default: 0).
    public var outerShadowRadius: CGFloat?

    /// The offset of the soft shadow in points, right and down.
    public var outerShadowOffset: CGPoint?

    /// The color of the inner shadow of the key's edges on its face.
    public var innerShadowColor: Color?

    /// The blur radius of the inner shadow in points (default: 0).
    public var innerShadowRadius: CGFloat?

    /// The offset of the inner shadow in points, right and down.
    public var innerShadowOffset: CGPoint?

    /// Further shadows, back to front: outer ones behind the key, inner ones on its face.
    public var shadows: [Keyboard.KeyShadow]?

    /// The content insets of the key in points.
    public var contentInsets: EdgeInsets?

    /// The color over the whole key while it is pressed.
    public var pressedOverlayColor: Color?

    /// Scale of the key about its center while it is pressed (default: 1).
    public var pressedScale: Double?

    /// Offset of the key while it is pressed, in points, right and down.
    public var pressedOffset: CGPoint?

    /// The transition to this style from another state's (default: at once).
    public var transition: Keyboard.Transition?

    /// The movement of the key in its state.
    public var animation: Keyboard.KeyAnimation?

    /// The name of the sound of the key for apps, such as `input`, or their own as `custom:pop`.
    public var sound: String?

    /// The name of the haptic of the key for apps, such as `lightImpact`, or their own.
    public var haptic: String?

    // Public setters fill in the other part; a layer that recolors a border must not set its width.
    package var storedBorderColor: Color?
    var storedBorderSize: CGFloat?
    var storedShadowColor: Color?
    var storedShadowSize: CGFloat?

    /// Creates a style with some fields; the others are unset.
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

    /// The font of the text, before the modifying fields are applied.
    public var font: Font? {
      get { nativeFont ?? keyboardFont?.font }
      set {
        nativeFont = newValue
        if newValue == nil { keyboardFont = nil }
      }
    }

    // Inlined, as below, because calls would copy the whole style for each key.
    @inline(__always)
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

    @inline(__always)
    package var paintsFace: Bool { backgroundColor != nil || background?.isEmpty == false }
  }
}
