import KeyboardCore
import KeyboardStyling

/// The properties of KeyboardKit's styles, by their names in theme files.
enum OpenFields {

  /// Of styles that have others as well.
  private static let properties: [String: Set<String>] = [
    "Keyboard.ButtonStyle": [
      "backgroundColor", "background", "foregroundColor", "foregroundSecondaryOpacity", "font",
      "fontWeight", "cornerRadius", "borderColor", "borderSize", "shadowColor", "shadowSize",
      "contentInsets", "pressedOverlayColor",
    ],
    "KeyboardViewStyle": ["background", "foregroundColor", "edgeInsets"],
    "KeyboardCallout.CalloutStyle": [
      "actionItemFont", "actionItemMaxSize", "actionItemPadding", "backgroundColor", "borderColor",
      "buttonOverlayCornerRadius", "buttonOverlayInset", "cornerRadius", "curveSize",
      "foregroundColor", "inputItemFont", "inputItemMinSize", "offset", "selectedBackgroundColor",
      "selectedForegroundColor", "shadowColor", "shadowRadius",
    ],
    "Autocomplete.ToolbarStyle": ["height", "padding", "item", "autocorrectItem", "separator"],
    "Autocomplete.ToolbarItemStyle": [
      "titleFont", "titleColor", "subtitleFont", "subtitleColor", "horizontalPadding",
      "verticalPadding", "backgroundColor", "backgroundCornerRadius",
    ],
  ]

  static func contain(_ name: String, of type: String) -> Bool {
    properties[type]?.contains(name) ?? true
  }

  static func typeName(of style: some LayeredStyle) -> String {
    switch style {
    case is Keyboard.ButtonStyle: "Keyboard.ButtonStyle"
    case is KeyboardViewStyle: "KeyboardViewStyle"
    case is KeyboardCallout.CalloutStyle: "KeyboardCallout.CalloutStyle"
    case is Autocomplete.ToolbarStyle: "Autocomplete.ToolbarStyle"
    case is Autocomplete.ToolbarItemStyle: "Autocomplete.ToolbarItemStyle"
    default: "Autocomplete.ToolbarSeparatorStyle"
    }
  }
}
