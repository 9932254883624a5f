public import Foundation
public import KeyboardCore
public import KeyboardDrawing

extension KeyboardTheme {

  /// Create a theme of parts; omitted parts have the standard style.
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
}

extension Keyboard.ButtonStyle {

  /// Create a style of single values; a border or shadow with one half gets the setter's default.
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
}
