import KeyboardKit

@testable import KeyboardStyling

// The styles of rules without conditions, as optional as those of parts.
extension KeyboardTheme {

  var board: KeyboardViewStyle? {
    get { boardRules.first?.style }
    set { boardRules = newValue.map { [BoardRule(match: .init(), style: $0)] } ?? [] }
  }

  var hint: Keyboard.LabelStyle? {
    get { hintRules.first?.style }
    set { hintRules = newValue.map { [LabelRule(match: .init(), style: $0)] } ?? [] }
  }

  var letters: Keyboard.LabelStyle? {
    get { letterRules.first?.style }
    set { letterRules = newValue.map { [LabelRule(match: .init(), style: $0)] } ?? [] }
  }

  var language: Keyboard.LabelStyle? {
    get { languageRules.first?.style }
    set { languageRules = newValue.map { [LabelRule(match: .init(), style: $0)] } ?? [] }
  }

  var toolbar: Toolbar {
    get { Toolbar(style: autocompleteToolbarStyle ?? .open) }
    set { autocompleteToolbarStyle = newValue.style }
  }

  /// The parts of a toolbar's style, as optional as those of a theme.
  struct Toolbar {
    var style: Autocomplete.ToolbarStyle

    var item: Autocomplete.ToolbarItemStyle? {
      get { style.item }
      set { style.item = newValue ?? style.item }
    }

    var autocorrectItem: Autocomplete.ToolbarItemStyle? {
      get { style.autocorrectItem }
      set { style.autocorrectItem = newValue ?? style.autocorrectItem }
    }

    var separator: Autocomplete.ToolbarSeparatorStyle? {
      get { style.separator }
      set { style.separator = newValue ?? style.separator }
    }
  }
}
