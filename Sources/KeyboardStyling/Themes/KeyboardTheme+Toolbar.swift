public import KeyboardCore

extension KeyboardTheme {

  /// What this theme says about the toolbar: its colour for all texts, then its toolbar style.
  public var themeToolbarStyle: Autocomplete.ToolbarStyle? {
    guard let foregroundColor else { return autocompleteToolbarStyle }
    var style = Autocomplete.ToolbarStyle.open
    for path in [\Autocomplete.ToolbarStyle.item, \.autocorrectItem] {
      style[keyPath: path].titleColor = foregroundColor
      style[keyPath: path].subtitleColor = foregroundColor
    }
    return style.extended(with: autocompleteToolbarStyle)
  }
}
