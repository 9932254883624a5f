import KeyboardCore

extension KeyboardTheme {

  /// Whether a style of the theme has a transition or an animation, in whatever situation.
  package var hasMotion: Bool {
    calloutStyle?.transition != nil || buttonStyles.values.contains(where: \.hasMotion)
      || pressedButtonStyles.values.contains(where: \.hasMotion)
      || rules.contains { rule in
        switch rule.style {
        case .key(let style): style.hasMotion
        case .callout(let style): style.transition != nil
        case .label, .board, .toolbar, .toolbarItem, .toolbarSeparator, .emoji: false
        }
      }
  }
}

extension Keyboard.ButtonStyle {

  fileprivate var hasMotion: Bool { transition != nil || animation != nil }
}
