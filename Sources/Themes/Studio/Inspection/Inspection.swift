import KeyboardCore
import KeyboardDrawing
import KeyboardPipeline
import KeyboardStyling
import KeyboardViews
import SourceText
import ThemeTools

/// A part of a picture with its properties: why they are so, and where a change goes.
struct Inspection {

  let source: SourceFile
  let root: JSONValue?
  let explainer: KeyboardExplainer
  let keys: [InspectedKey]
  private let suggestions: [Autocomplete.Suggestion]

  init(_ drawing: StagedDrawing, of source: SourceFile) throws {
    self.source = source
    root = StudioDocument.root(of: source)
    explainer = try KeyboardExplainer(drawing)
    keys = InspectedKey.all(in: try drawing.styled, explainer: explainer)
    suggestions = try drawing.placed.keyboard.suggestions
  }

  // MARK: Messages

  /// Describes a part, with the places of changes for it and for other keys.
  func json(of part: ViewPart?, with others: [ViewPart] = []) throws(StudioError) -> JSONText {
    let key = part.flatMap { part in keys.first { $0.id == part.id } }
    guard let (explained, forms, places) = described(part, key) else {
      throw StudioError(.unknownThing, "The part has no style of its own")
    }
    let ids = Set(others.map(\.id))
    let otherKeys = keys.filter { ids.contains($0.id) }
    guard otherKeys.count == ids.count, key != nil || ids.isEmpty else {
      throw StudioError(.form, "Only keys are inspected with others")
    }
    let selectors = (key?.selectors(with: otherKeys) ?? []).compactMap {
      title, match -> PropertyTargets.Selector? in
      guard let conditions = try? RuleConditions(match.text) else { return nil }
      return (title, match, explainer.keys(matchedBy: conditions.rule).map { keys[$0].id })
    }
    let targets = PropertyTargets(
      inspection: self, key: key, isAlone: otherKeys.isEmpty, selectors: selectors, places: places)
    let properties = forms.map { form in
      let property = explained.properties.first { $0.name == form.name }
      return json(of: property, form, targets: targets.json(of: form.name, property))
    }
    return [
      "part": .string(part?.id ?? "board"),
      "title": .string(otherKeys.isEmpty ? part?.label ?? "Board" : "\(otherKeys.count + 1) keys"),
      "properties": .array(properties),
      "selectors": .array(
        selectors.map { title, match, parts in
          [
            "title": .string(title), "match": .string(match.text),
            "parts": .array(parts.map { .string($0) }), "count": .integer(parts.count),
          ]
        }),
    ]
  }

  private func described(
    _ part: ViewPart?, _ key: InspectedKey?
  ) -> (ExplainedPart, [PropertyForm], [[String]])? {
    if let key { return (key.part, PropertyForm.key, []) }
    switch part?.role {
    case nil, .background?, .frame?: return (explainer.board, PropertyForm.board, [[]])
    case .toolbar?: return explainer.toolbar.first.map { ($0, PropertyForm.toolbar, [["toolbar"]]) }
    case .toolbarSeparator?:
      return explainer.suggestions(nil).map {
        ($0, PropertyForm.separator, [["toolbar", "separator"]])
      }
    case .toolbarItem?:
      let type = suggestions.first { $0.text == part?.name }?.type ?? .regular
      let item = type == .regular ? "item" : "\(type.rawValue)Item"
      return explainer.suggestions(type).map {
        ($0, PropertyForm.suggestion, [["toolbar", item], ["toolbar", "item"]])
      }
    case .inputCallout?, .actionCallout?, .calloutItem?:
      let kind = part?.role == .inputCallout ? "input" : "action"
      return explainer.callouts.last.map {
        ($0, PropertyForm.callout, [["callouts"], ["callouts", kind]])
      }
    default: return nil
    }
  }

  private func json(
    of property: ExplainedProperty?, _ form: PropertyForm, targets: [JSONText]
  ) -> JSONText {
    var decision: [(String, JSONText?)] = [("decision", "standard")]
    var value: String?
    switch property?.decision {
    case .setting(let setting)?:
      decision = [("decision", "theme"), ("origin", origin(setting))]
      value = isOwn(setting) ? setting.text : nil
    case .derived(let reason)?:
      decision = [("decision", "derived"), ("reason", .string(reason))]
    case .accessibility?: decision = [("decision", "accessibility")]
    case .standard?, nil: break
    }
    let printed = property.flatMap { form.json(ofPrinted: $0.value) }
    let overridden = (property?.overridden ?? []).map { other -> JSONText in
      ["origin": origin(other.setting), "reason": .string(other.reason.text)]
    }
    let shown: [(String, JSONText?)] = [
      ("value", (value ?? printed).map { .string($0) } ?? .null),
      ("shown", property.map { .string($0.value) }),
      ("color", property?.color.map { .string($0.hexText) }),
    ]
    decision += [("overridden", .array(overridden)), ("targets", .array(targets))]
    return .object(present: form.members + shown + decision)
  }

  private func origin(_ setting: ExplainedProperty.Setting) -> JSONText {
    .object(
      setting.json.namingFiles.members.map { ($0.key, $0.value) }
        + [("isOwn", .boolean(isOwn(setting)))])
  }

  func isOwn(_ setting: ExplainedProperty.Setting) -> Bool {
    !setting.isBuiltIn && setting.place?.file == source.name
  }
}

extension JSONText {

  fileprivate var namingFiles: JSONText {
    switch self {
    case .object(let members):
      .object(
        members.map { member in
          if member.key == "file", let path = member.value.content {
            return (member.key, .string(FilePath(path).name))
          }
          return (member.key, member.value.namingFiles)
        })
    case .array(let elements): .array(elements.map(\.namingFiles))
    default: self
    }
  }
}

/// Conditions of a rule before it is in a theme.
struct RuleConditions {

  let json: String
  let rule: ThemeSources.Origin

  init(_ json: String) throws(Diagnostics) {
    let value = SourceFile(name: "match", text: json)
    _ = try JSONDocument(parsing: value, options: ThemeLimits.json)
    let text = """
      {
        "formatVersion": \(KeyboardTheme.formatVersion), "name": "Rule",
        "rules": [{ "match": \(json) }]
      }
      """
    let file = SourceFile(name: "match", text: text)
    let decoded = try KeyboardTheme.decode(
      file, variation: nil, isTraced: true,
      resolving: { _ in throw KeyboardTheme.UnavailableFile() }, checkingImages: { _ in })
    guard let rule = decoded.sources?.rules.last else {
      throw Diagnostics(code: .invalidValue, "The conditions don't form a rule")
    }
    (self.json, self.rule) = (json, rule)
  }
}

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
        || setting.variables.contains {
          $0.includes { $0.place.file == file && $0.place.span == span }
        }
    }
  }

  private func decision(of property: String) -> ExplainedProperty.Decision? {
    part.properties.first { $0.name == property }?.decision
  }

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

  func selectors(with others: [InspectedKey]) -> [(title: String, match: JSONText)] {
    let pressed: [(String, JSONText)] = [("state", "pressed")]
    guard others.isEmpty else {
      let actions = ("action", JSONText.array(([self] + others).map(\.match)))
      return [
        ("These keys", .object([actions])), ("These keys, pressed", .object([actions] + pressed)),
      ]
    }
    let own = match.members.isEmpty ? [("action", match)] : match.members.map { ($0.key, $0.value) }
    var all: [(String, JSONText)] = [
      ("This key", match), ("This key, pressed", .object(own + pressed)),
    ]
    if case .character = action { all.append(("All characters", .string(action.kind.rawValue))) }
    let type: [(String, JSONText)] = [("type", .string(self.type.rawValue))]
    all += [
      ("All \(self.type.rawValue) keys", .object(type)),
      ("All \(self.type.rawValue) keys, pressed", .object(type + pressed)),
    ]
    return all
  }
}

extension ExplainedProperty.VariableStep {

  /// Whether a condition is true for the step, or for one that it leads to.
  func includes(_ isWanted: (Self) -> Bool) -> Bool {
    isWanted(self) || variables.contains { $0.includes(isWanted) }
  }
}
