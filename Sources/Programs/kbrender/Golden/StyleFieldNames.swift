import KeyboardKit

enum StyleFieldNames {

  static let all =
    names(of: Keyboard.ButtonStyle.self, "key") + names(of: KeyboardViewStyle.self, "view")
    + names(of: Autocomplete.ToolbarStyle.self, "toolbar")
    + names(of: KeyboardCallout.CalloutStyle.self, "callout")

  private static func names<Style: LayeredStyle>(of type: Style.Type, _ owner: String) -> [String] {
    type.fields.map { "\(owner).\($0.name)" }
  }

  static func set<Style: LayeredStyle>(
    in style: Style, over open: Style, of owner: String
  ) -> [String] {
    Style.fields.filter { field in
      var copy = open
      field.copy(from: style, to: &copy)
      return copy != open
    }.map { "\(owner).\($0.name)" }
  }
}
