public import KeyboardCore

extension KeyboardTheme {

  /// What this theme says about the toolbar: its colour for all texts, then its toolbar style, then the
  /// rules that count in some surroundings.
  public func themeToolbarStyle(for context: KeyboardContext) -> Autocomplete.ToolbarStyle? {
    let toolbarStyle = toolbarRules.applied(to: autocompleteToolbarStyle, in: context)
    guard let foregroundColor else { return toolbarStyle }
    var style = Autocomplete.ToolbarStyle.open
    for path in [\Autocomplete.ToolbarStyle.item, \.autocorrectItem] {
      style[keyPath: path].titleColor = foregroundColor
      style[keyPath: path].subtitleColor = foregroundColor
    }
    return style.extended(with: toolbarStyle)
  }
}
