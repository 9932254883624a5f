import KeyboardCore
import KeyboardDrawing

/// The styles of one part of a theme file: the file itself or one of its variations.
struct ThemeLayer {
  var background: Keyboard.Background?
  var foregroundColor: Color?
  var pressedOverlayColor: Color?
  var buttons: [KeyboardTheme.ButtonType: Keyboard.ButtonStyle] = [:]
  var pressed: [KeyboardTheme.ButtonType: Keyboard.ButtonStyle] = [:]
  var rules: [KeyboardTheme.ButtonRule] = []
  var callouts: KeyboardCallout.CalloutStyle?
  var calloutRules: [KeyboardTheme.CalloutRule] = []
  var toolbar: Autocomplete.ToolbarStyle?
  var toolbarRules: [KeyboardTheme.ToolbarRule] = []

  /// Layer this part over a theme.
  func apply(to theme: inout KeyboardTheme) {
    if let background { theme.backgroundStyle = background }
    if let foregroundColor { theme.foregroundColor = foregroundColor }
    if let pressedOverlayColor { theme.buttonPressedOverlayColor = pressedOverlayColor }
    for (type, style) in buttons {
      theme.buttonStyles[type] = (theme.buttonStyles[type] ?? .init()).extended(with: style)
    }
    for (type, style) in pressed {
      theme.pressedButtonStyles[type] =
        (theme.pressedButtonStyles[type] ?? .init()).extended(with: style)
    }
    theme.buttonRules += rules
    theme.calloutRules += calloutRules
    theme.toolbarRules += toolbarRules
    if let callouts {
      theme.calloutStyle = theme.calloutStyle?.extended(with: callouts) ?? callouts
    }
    if let toolbar {
      theme.autocompleteToolbarStyle =
        theme.autocompleteToolbarStyle?.extended(with: toolbar) ?? toolbar
    }
  }

  /// Whether any style of a key has background layers.
  var paintsLayers: Bool {
    buttons.values.contains { $0.background != nil }
      || pressed.values.contains { $0.background != nil }
      || rules.contains { $0.style.background != nil }
  }

  /// Make plain background colors remove the background layers of earlier styles.
  mutating func coverLayersWithColors() {
    buttons = buttons.mapValues(\.coveringLayers)
    pressed = pressed.mapValues(\.coveringLayers)
    for index in rules.indices { rules[index].style = rules[index].style.coveringLayers }
  }
}

extension Keyboard.ButtonStyle {

  fileprivate var coveringLayers: Self {
    guard backgroundColor != nil, background == nil else { return self }
    var style = self
    style.background = Keyboard.Background()
    return style
  }
}
