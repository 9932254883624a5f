import KeyboardKit

@testable import KeyboardStyling

// The styles of rules without conditions, as optional as those of parts.
extension KeyboardTheme {

  var board: KeyboardViewStyle? {
    get { style(of: .board) }
    set { setStyle(newValue.map { .board($0) }, of: .board) }
  }

  var hint: Keyboard.LabelStyle? {
    get { style(of: .hint) }
    set { setStyle(newValue.map { .label($0) }, of: .hint) }
  }

  var letters: Keyboard.LabelStyle? {
    get { style(of: .letters) }
    set { setStyle(newValue.map { .label($0) }, of: .letters) }
  }

  var language: Keyboard.LabelStyle? {
    get { style(of: .language) }
    set { setStyle(newValue.map { .label($0) }, of: .language) }
  }

  private func style<Style>(of element: Element) -> Style? {
    rules.first { $0.element == element }?.style.fields as? Style
  }

  private mutating func setStyle(_ style: RuleStyle?, of element: Element) {
    rules.removeAll { $0.element == element }
    if let style { rules.append(Rule(element: element, style: style)) }
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
