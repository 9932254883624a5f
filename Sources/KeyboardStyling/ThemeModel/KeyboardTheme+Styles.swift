import Foundation
public import KeyboardCore
import KeyboardDrawing

// The styles of a theme, as a layer below the appearance.
extension KeyboardTheme {

  /// Return the fields of a key's style that this theme sets, none for spacers.
  ///
  /// They come from the style of the key's type, its pressed style and the matching rules, in this
  /// order.
  ///
  /// Prepared rules are those of this theme in the context of the key.
  func themeButtonStyle(
    for action: KeyboardAction, isPressed: Bool, traits: KeyboardTraits,
    place: KeyboardLayout.KeyPlace? = nil, prepared: PreparedRules<Keyboard.ButtonStyle>? = nil
  ) -> Keyboard.ButtonStyle {
    var style = Self.unsetButtonStyle
    var isUnset = true
    forEachLayer(
      of: action, isPressed: isPressed, traits: traits, place: place, prepared: prepared
    ) { _, layer in
      style = isUnset ? layer : style.extended(with: layer)
      isUnset = false
    }
    if isUnset { return style }
    if style.pressedOverlayColor == nil {
      style.pressedOverlayColor = style.defaultPressedOverlayColor
    }
    return style
  }

  /// A style without fields, which takes time to create.
  private static let unsetButtonStyle = Keyboard.ButtonStyle()

  /// Return the fields of the style of a key's label that this theme sets: the language on space, the
  /// hint on other keys.
  ///
  /// Prepared rules are those of hints in the context of the key.
  func themeLabelStyle(
    for action: KeyboardAction, isPressed: Bool, traits: KeyboardTraits,
    place: KeyboardLayout.KeyPlace? = nil, prepared: PreparedRules<Keyboard.LabelStyle>? = nil
  ) -> Keyboard.LabelStyle? {
    let isLanguage = action == .space
    let rules = isLanguage ? languageRules : hintRules
    if rules.isEmpty { return nil }
    let label = Subject(
      element: isLanguage ? .language : .hint, action: action, place: place,
      isPressed: isPressed, traits: traits)
    if let prepared, !isLanguage { return prepared.applied(to: .init(), for: label) }
    return rules.applied(to: nil, for: label)
  }

  /// Return the style of the letters on a key of a number pad, or `nil` if no rule shows them.
  func themeLettersStyle(
    for action: KeyboardAction, isPressed: Bool, traits: KeyboardTraits,
    place: KeyboardLayout.KeyPlace?
  ) -> Keyboard.LabelStyle? {
    letterRules.applied(
      to: nil,
      for: Subject(
        element: .letters, action: action, place: place, isPressed: isPressed, traits: traits))
  }

  /// Return the fields of the toolbar style that this theme sets.
  ///
  /// They come from its color for all texts, its toolbar style and the matching rules, in this
  /// order.
  public func themeToolbarStyle(for context: KeyboardContext) -> Autocomplete.ToolbarStyle? {
    layers(ofToolbarFor: context.traits).folded()
  }

  /// The style of the whole keyboard in this theme, without rules; unset fields have the standard
  /// style.
  public var keyboardViewStyle: KeyboardViewStyle {
    KeyboardViewStyle(background: backgroundStyle, foregroundColor: foregroundColor)
  }

  /// Return the fields of the style of the whole keyboard that this theme sets.
  package func themeViewStyle(for traits: KeyboardTraits) -> KeyboardViewStyle {
    if boardRules.isEmpty { return keyboardViewStyle }
    return layers(ofBoardFor: traits).folded() ?? keyboardViewStyle
  }

  /// Return the fields of the parts of the emoji keyboard that this theme sets.
  package func themeEmojiPartStyles(for traits: KeyboardTraits) -> Emoji.PartStyles {
    var styles = Emoji.PartStyles()
    guard !emojiRules.isEmpty else { return styles }
    for element in Element.allCases {
      guard let part = element.emojiPart,
        let style = emojiRules.applied(
          to: nil, for: Subject(element: element, traits: traits))
      else { continue }
      styles[keyPath: part.path] = style
    }
    return styles
  }

  /// The maximum height of the shadows below keys in points, 0 if the theme has none.
  var largestShadowSize: CGFloat {
    var largest: CGFloat = 0
    for style in buttonStyles.values { largest = max(largest, style.shadowSize ?? 0) }
    for style in pressedButtonStyles.values { largest = max(largest, style.shadowSize ?? 0) }
    for rule in buttonRules { largest = max(largest, rule.style.shadowSize ?? 0) }
    return largest
  }
}

extension Keyboard.ButtonStyle {

  /// Black over light faces and white over dark ones, or `nil` if the face is unset.
  fileprivate var defaultPressedOverlayColor: Color? {
    let face = background?.gradient?.colors.first ?? background?.backgroundColor ?? backgroundColor
    guard paintsFace, let face else { return nil }
    return Color(light: face.light.pressedOverlay, dark: face.dark.pressedOverlay)
  }
}

extension Color.Resolved {

  fileprivate var pressedOverlay: Color.Resolved {
    let isLight = isInvisible || luma > 0.5
    return isLight
      ? Color.Resolved(hex: 0, opacity: 0.1) : Color.Resolved(hex: 0xFFFFFF, opacity: 0.2)
  }
}
