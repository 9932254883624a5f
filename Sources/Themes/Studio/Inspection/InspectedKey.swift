import KeyboardCore
import KeyboardDocuments
import KeyboardDrawing
import KeyboardStyling
import KeyboardViews
import ThemeTools

/// A key of a view with what decides its style.
struct InspectedKey {

  let id: String
  let index: Int
  let action: KeyboardAction
  let isPressed: Bool
  let part: ExplainedPart

  var type: KeyboardTheme.ButtonType { action.keyboardThemeButtonType }

  static func all(in styled: StyledKeyboard, explainer: KeyboardExplainer) -> [InspectedKey] {
    var counts: [String: Int] = [:]
    return styled.keys.enumerated().map { index, key in
      counts[key.name, default: 0] += 1
      let number = counts[key.name] ?? 1
      return InspectedKey(
        id: ViewPart.id(.key, key.name, number: number), index: index, action: key.action,
        isPressed: key.isPressed, part: explainer.key(index))
    }
  }

  func setting(of property: String) -> ExplainedProperty.Setting? {
    guard case .setting(let setting) = decision(of: property) else { return nil }
    return setting
  }

  func isSet(at span: Range<Int>, in file: String) -> Bool {
    part.properties.contains { property in
      guard case .setting(let setting) = property.decision else { return false }
      return setting.place?.file == file && setting.place?.span == span
        || setting.variables.contains { $0.isDefined(at: span, in: file) }
    }
  }

  private func decision(of property: String) -> ExplainedProperty.Decision? {
    part.properties.first { $0.name == property }?.decision
  }

  /// Return whether the type of the key, or all of them, decide a property, and no rule does.
  func follows(_ part: String, in property: String) -> Bool {
    guard let path = setting(of: property)?.path else {
      if case .accessibility? = decision(of: property) { return false }
      return true
    }
    let isOfType = KeyboardTheme.ButtonType.allCases.contains {
      path.contains("buttons.\($0.rawValue)")
    }
    return !path.contains("rules") && !(part == "all" && isOfType)
  }

  // MARK: Selectors

  var match: JSONText {
    switch action {
    case .character(let text): ["character": .string(text)]
    case .keyboardType(let type): .string(type.id)
    default: .string(action.kind.rawValue)
    }
  }

  var selectors: [(title: String, match: JSONText)] {
    let own = match.members.isEmpty ? [("action", match)] : match.members.map { ($0.key, $0.value) }
    let pressed: [(String, JSONText)] = [("state", "pressed")]
    var all: [(String, JSONText)] = [
      ("This key", match), ("This key, pressed", .object(own + pressed)),
    ]
    if case .character = action {
      all.append(("All characters", .string(action.kind.rawValue)))
    }
    let type: [(String, JSONText)] = [("type", .string(self.type.rawValue))]
    all += [
      ("All \(self.type.rawValue) keys", .object(type)),
      ("All \(self.type.rawValue) keys, pressed", .object(type + pressed)),
    ]
    return all
  }
}

extension ExplainedProperty.VariableStep {

  fileprivate func isDefined(at span: Range<Int>, in file: String) -> Bool {
    place.file == file && place.span == span
      || variables.contains { $0.isDefined(at: span, in: file) }
  }
}
