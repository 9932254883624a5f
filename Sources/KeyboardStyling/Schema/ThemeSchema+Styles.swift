import KeyboardCore
import KeyboardDocuments

extension ThemeSchema {

  /// The definitions of styles, with the fields listed by their Swift types.
  static var styleDefinitions: [(String, JSONText)] {
    let extra = ["pressed": reference(to: "pressed", "Laid over it while the key is pressed.")]
    return [
      ("button", style(of: Keyboard.ButtonStyle.self, extra: extra)),
      ("pressed", style(of: Keyboard.ButtonStyle.self)),
      (
        "callouts", style(of: KeyboardCallout.CalloutStyle.self, extra: rules(named: "calloutRule"))
      ),
      ("calloutRule", rule(of: KeyboardCallout.CalloutStyle.self)),
      ("toolbar", style(of: Autocomplete.ToolbarStyle.self, extra: rules(named: "toolbarRule"))),
      ("toolbarRule", rule(of: Autocomplete.ToolbarStyle.self)),
      ("toolbarItem", style(of: Autocomplete.ToolbarItemStyle.self)),
      ("toolbarSeparator", style(of: Autocomplete.ToolbarSeparatorStyle.self)),
    ]
  }

  private static func rules(named name: String) -> [String: JSONText] {
    ["rules": rules(reference(to: name), "What differs in certain surroundings.")]
  }

  /// Return the schema of a style with optional further keys.
  static func style<Style: LayeredStyle>(
    of type: Style.Type, extra: [String: JSONText] = [:], required: [String] = []
  ) -> JSONText {
    let fields = Style.fields
    return object(fields.map(\.name) + extra.keys.sorted(), required: required) { key in
      if let schema = extra[key] { return schema }
      guard let field = fields.first(where: { $0.name == key }) else {
        preconditionFailure("The schema of a style has its fields and further keys only.")
      }
      return schema(of: field)
    }
  }

  private static func schema<Style: LayeredStyle>(of field: StyleField<Style>) -> JSONText {
    let summary = field.summary
    return switch field.slot {
    case .color: reference(to: "color", summary)
    case .length(_, let range), .number(_, let range): number(range, summary)
    case .size: reference(to: "size", summary)
    case .point: reference(to: "point", summary)
    case .insets: reference(to: "insets", summary)
    case .widths(_, let range): insets(in: range, summary)
    case .font: reference(to: "font", summary)
    case .families: reference(to: "families", summary)
    case .weight: reference(to: "weight", summary)
    case .cornerStyle: choice(of: KeyboardCornerStyle.self, summary)
    case .background: reference(to: "background", summary)
    case .toolbarItem: reference(to: "toolbarItem", summary)
    case .toolbarSeparator: reference(to: "toolbarSeparator", summary)
    }
  }
}
