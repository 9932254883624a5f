package import Foundation
public import KeyboardCore
package import KeyboardDrawing

// The styles of a theme, as a layer below the appearance.
extension KeyboardTheme {

  func themeButtonStyle(from sources: [LayerSource]) -> Keyboard.ButtonStyle {
    guard var style = sources.lazy.compactMap(layer(ofKeyFrom:)).folded() else { return .init() }
    if style.pressedOverlayColor == nil {
      style.pressedOverlayColor = style.defaultPressedOverlayColor
    }
    return style
  }

  /// Return the fields of the toolbar style this theme sets.
  ///
  /// They come from its color for all texts, its toolbar style and the matching rules, in this
  /// order.
  public func themeToolbarStyle(for context: KeyboardContext) -> Autocomplete.ToolbarStyle? {
    let traits = context.traits
    return layers(ofToolbarFor: traits, on: themeViewStyle(for: traits)).folded()
  }

  /// The style of the whole keyboard in this theme, without rules; unset fields have the standard
  /// style.
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

  /// The maximum height of the shadows below keys in points, 0 if the theme has none.
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

  /// Black over light faces and white over dark ones, or `nil` if the face is unset.
  package var defaultPressedOverlayColor: Color? {
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
