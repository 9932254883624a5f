import KeyboardCore
import KeyboardDocuments

extension ThemeSchema {

  /// The definitions of styles, with the fields listed by their Swift types.
  static var styleDefinitions: [(String, JSONText)] {
    let extra = [
      "pressed": reference(
        to: "pressed",
        .init(
          "The style layered over it while the key is pressed.",
          ["glowColor": "#dc143c", "glowRadius": 8]))
    ]
    let kinds = ThemeReader.calloutKinds.map { key, element in
      (
        key,
        reference(
          to: element.rawValue,
          .init("The style of this kind of callout.", ["backgroundColor": "gold"]))
      )
    }
    return [
      ("button", style(of: Keyboard.ButtonStyle.self, extra: extra)),
      ("board", style(of: KeyboardViewStyle.self)),
      ("label", style(of: Keyboard.LabelStyle.self)),
      ("pressed", style(of: Keyboard.ButtonStyle.self)),
      (
        "callouts",
        style(
          of: KeyboardCallout.CalloutStyle.self,
          extra: Dictionary(uniqueKeysWithValues: kinds + [partRules(of: .callout)]))
      ),
      (
        "toolbar",
        style(
          of: Autocomplete.ToolbarStyle.self,
          extra: Dictionary(uniqueKeysWithValues: [partRules(of: .toolbar)]))
      ),
      ("toolbarItem", style(of: Autocomplete.ToolbarItemStyle.self)),
      ("toolbarSeparator", style(of: Autocomplete.ToolbarSeparatorStyle.self)),
      ("emoji", style(of: Emoji.PartStyle.self)),
    ]
      + ThemeReader.calloutKinds.map { _, element in
        let (rules, names) = (
          partRules(of: element), KeyboardCallout.CalloutStyle.fields.map(\.name)
        )
        return (
          element.rawValue,
          object(names + [rules.0]) {
            $0 == rules.0 ? rules.1 : reference(to: "callouts/properties/\($0)")
          }
        )
      }
  }

  /// Return the schema of a style with optional further keys.
  static func style<Style: LayeredStyle>(
    of type: Style.Type, extra: [String: JSONText] = [:]
  ) -> JSONText {
    let fields = Style.fields
    return object(fields.map(\.name) + extra.keys.sorted()) { key in
      if let schema = extra[key] { return schema }
      guard let field = fields.first(where: { $0.name == key }) else {
        preconditionFailure("The schema of a style has its fields and further keys only.")
      }
      return schema(of: field)
    }
  }

  private static func schema<Style: LayeredStyle>(of field: StyleField<Style>) -> JSONText {
    let meaning = field.meaning
    return switch field.slot {
    case .color: reference(to: "color", meaning)
    case .length(_, let range), .number(_, let range): number(range, meaning)
    case .size: reference(to: "size", meaning)
    case .point: reference(to: "point", meaning)
    case .insets: reference(to: "insets", meaning)
    case .widths(_, let range): insets(in: range, meaning)
    case .corners(_, _, let range): corners(in: range, meaning)
    case .font: reference(to: "font", meaning)
    case .families: reference(to: "families", meaning)
    case .weight: reference(to: "weight", meaning)
    case .choice(let names, _, _): choice(names, meaning)
    case .gradient: reference(to: "gradient", meaning)
    case .background: reference(to: "background", meaning)
    case .shadows: shadows(meaning)
    case .toolbarItem: reference(to: "toolbarItem", meaning)
    case .toolbarSeparator: reference(to: "toolbarSeparator", meaning)
    }
  }
}
