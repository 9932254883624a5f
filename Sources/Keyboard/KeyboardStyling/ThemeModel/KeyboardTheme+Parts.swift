public import Foundation
public import KeyboardCore
public import KeyboardDrawing

extension KeyboardTheme {

  /// Creates a theme of parts; omitted parts have the standard style.
  ///
  /// The gradient `backgroundGradient`, from top to bottom, and the `backgroundColor` behind it
  /// apply if there is no `backgroundStyle`. Lengths are in points.
  public init(
    id: UUID? = nil,
    name: String? = nil,
    collectionName: String? = nil,
    author: Author? = nil,
    backgroundColor: Color? = nil,
    backgroundGradient: [Color]? = nil,
    backgroundStyle: Keyboard.Background? = nil,
    foregroundColor: Color? = nil,
    inputBackgroundColor: Color? = nil,
    inputForegroundColor: Color? = nil,
    inputBorderColor: Color? = nil,
    inputBorderSize: CGFloat? = nil,
    inputShadowColor: Color? = nil,
    inputShadowSize: CGFloat? = nil,
    inputCornerRadius: CGFloat? = nil,
    inputFont: KeyboardFont? = nil,
    systemBackgroundColor: Color? = nil,
    systemForegroundColor: Color? = nil,
    systemBorderColor: Color? = nil,
    systemBorderSize: CGFloat? = nil,
    systemShadowColor: Color? = nil,
    systemShadowSize: CGFloat? = nil,
    systemCornerRadius: CGFloat? = nil,
    systemFont: KeyboardFont? = nil,
    primaryBackgroundColor: Color? = nil,
    primaryForegroundColor: Color? = nil,
    primaryBorderColor: Color? = nil,
    primaryBorderSize: CGFloat? = nil,
    primaryShadowColor: Color? = nil,
    primaryShadowSize: CGFloat? = nil,
    primaryCornerRadius: CGFloat? = nil,
    primaryFont: KeyboardFont? = nil,
    buttonPressedOverlayColor: Color? = nil,
    autocompleteToolbarStyle: Autocomplete.ToolbarStyle? = nil,
    calloutStyle: KeyboardCallout.CalloutStyle? = nil
  ) {
    self.init(id: id ?? UUID(), name: name ?? "", collectionName: collectionName ?? "")
    self.author = author
    self.backgroundStyle =
      backgroundStyle
      ?? (backgroundColor == nil && backgroundGradient == nil
        ? nil
        : Keyboard.Background(
          backgroundColor: backgroundColor, backgroundGradient: backgroundGradient))
    self.foregroundColor = foregroundColor
    self.buttonPressedOverlayColor = buttonPressedOverlayColor
    self.autocompleteToolbarStyle = autocompleteToolbarStyle
    self.calloutStyle = calloutStyle
    buttonStyles[.input] = Keyboard.ButtonStyle(
      backgroundColor: inputBackgroundColor, foregroundColor: inputForegroundColor,
      borderColor: inputBorderColor, borderSize: inputBorderSize, shadowColor: inputShadowColor,
      shadowSize: inputShadowSize, cornerRadius: inputCornerRadius, font: inputFont)
    buttonStyles[.system] = Keyboard.ButtonStyle(
      backgroundColor: systemBackgroundColor, foregroundColor: systemForegroundColor,
      borderColor: systemBorderColor, borderSize: systemBorderSize, shadowColor: systemShadowColor,
      shadowSize: systemShadowSize, cornerRadius: systemCornerRadius, font: systemFont)
    buttonStyles[.primary] = Keyboard.ButtonStyle(
      backgroundColor: primaryBackgroundColor, foregroundColor: primaryForegroundColor,
      borderColor: primaryBorderColor, borderSize: primaryBorderSize,
      shadowColor: primaryShadowColor, shadowSize: primaryShadowSize,
      cornerRadius: primaryCornerRadius, font: primaryFont)
  }

  func themeButtonStyle(from sources: [LayerSource]) -> Keyboard.ButtonStyle {
    guard var style = sources.lazy.compactMap(layer(ofKeyFrom:)).folded() else { return .init() }
    if style.pressedOverlayColor == nil {
      style.pressedOverlayColor = style.defaultPressedOverlayColor
    }
    return style
  }

  /// Returns the toolbar fields of this theme: by a color for texts, its style, then its rules.
  public func themeToolbarStyle(for context: KeyboardContext) -> Autocomplete.ToolbarStyle? {
    let traits = context.traits
    return layers(ofToolbarFor: traits, on: themeViewStyle(for: traits)).folded()
  }

  /// The style of the whole keyboard without rules; unset fields have the standard style.
  public var keyboardViewStyle: KeyboardViewStyle {
    var style = KeyboardViewStyle(background: backgroundStyle, foregroundColor: foregroundColor)
    style.stickers = stickers
    return style
  }

  package func themeViewStyle(for traits: KeyboardTraits) -> KeyboardViewStyle {
    layers(ofBoardFor: traits).folded() ?? keyboardViewStyle
  }

  package func themeEmojiPartStyles(for traits: KeyboardTraits) -> Emoji.PartStyles {
    var styles = Emoji.PartStyles()
    for element in Element.allCases {
      guard let part = element.emojiPart,
        let style: Emoji.PartStyle =
          ruleLayers(for: Subject(element: element, traits: traits)).folded()
      else { continue }
      styles[keyPath: part.path] = style
    }
    return styles
  }

  package var largestShadowSize: CGFloat {
    var largest: CGFloat = 0
    for style in buttonStyles.values { largest = max(largest, style.shadowSize ?? 0) }
    for style in pressedButtonStyles.values { largest = max(largest, style.shadowSize ?? 0) }
    for case .key(let style) in rules.map(\.style) {
      largest = max(largest, style.shadowSize ?? 0)
    }
    return largest
  }
}

extension Keyboard.ButtonStyle {

  fileprivate init(
    backgroundColor: Color?, foregroundColor: Color?, borderColor: Color?, borderSize: CGFloat?,
    shadowColor: Color?, shadowSize: CGFloat?, cornerRadius: CGFloat?, font: KeyboardFont?
  ) {
    self.init(
      backgroundColor: backgroundColor, foregroundColor: foregroundColor, keyboardFont: font,
      cornerRadius: cornerRadius)
    self.borderColor = borderColor
    if let borderSize { self.borderSize = borderSize }
    self.shadowColor = shadowColor
    if let shadowSize { self.shadowSize = shadowSize }
  }

  /// Black over light faces and white over dark ones, or `nil` if the face is unset.
  package var defaultPressedOverlayColor: Color? {
    let face = background?.gradient?.colors.first ?? background?.backgroundColor ?? backgroundColor
    guard paintsFace, let face else { return nil }
    let overlays = [face.light, face.dark].map { face in
      face.isInvisible || face.luma > 0.5
        ? Color.Resolved(hex: 0, opacity: 0.1) : Color.Resolved(hex: 0xFFFFFF, opacity: 0.2)
    }
    return Color(light: overlays[0], dark: overlays[1])
  }
}
