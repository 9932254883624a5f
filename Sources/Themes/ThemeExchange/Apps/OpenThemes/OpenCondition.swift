import KeyboardCore
import KeyboardStyling

/// Conditions supported by KeyboardKit.
///
/// These are the action of a key, whether it is pressed, and what `KeyboardContext` has. The others are
/// those of a standard device.
struct OpenCondition {

  typealias Match = KeyboardTheme.ButtonMatch

  /// Nil if the condition never holds then.
  private(set) var match: Match?
  private(set) var unknown: [String] = []

  init(_ original: Match, for element: KeyboardTheme.Element) {
    var match = original
    match.isSelectedAction = nil
    var holds = reducePlace(of: &match)
    holds = reduceStates(of: &match) && holds
    holds = reduceContext(of: &match) && holds
    if element != .key, match.namesKeys || !match.types.isEmpty {
      unknown.append("key of its \(element == .callout ? "callout" : "part")")
      holds = false
    }
    holds = reduceSuggestions(of: &match) && holds
    holds = reduceInner(of: &match, for: element) && holds
    self.match = holds ? match : nil
  }

  static func element(of rule: KeyboardTheme.Rule) -> KeyboardTheme.Element? {
    switch rule.element {
    case .key, .board, .toolbar, .toolbarItem, .toolbarSeparator, .callout: rule.element
    case .calloutAction where rule.match.isSelectedAction == true: .callout
    default: nil
    }
  }

  private mutating func reducePlace(of match: inout Match) -> Bool {
    let hasPlace =
      !match.rows.isEmpty || !match.columns.isEmpty || !match.letterRows.isEmpty
      || !match.letterColumns.isEmpty || !match.$position.isEmpty || !match.$half.isEmpty
      || !match.neighbors.isEmpty
    if hasPlace { unknown.append("place of a key") }
    return !hasPlace
  }

  private mutating func reduceStates(of match: inout Match) -> Bool {
    guard match.states.contains(.disabled) || match.anyStates.contains(.disabled) else {
      return true
    }
    unknown.append("disabled keys")
    match.anyStates.remove(.disabled)
    return !match.states.contains(.disabled) && !match.anyStates.isEmpty
  }

  private mutating func reduceContext(of match: inout Match) -> Bool {
    var holds = true
    func drop<Value: Equatable>(
      _ name: String, _ path: WritableKeyPath<Match, Value>, unset: Value,
      isStandard: (Value) -> Bool = { _ in false }
    ) {
      guard match[keyPath: path] != unset else { return }
      unknown.append(name)
      holds = holds && isStandard(match[keyPath: path])
      match[keyPath: path] = unset
    }
    func drop(_ name: String, _ path: WritableKeyPath<Match, Bool?>) {
      drop(name, path, unset: nil) { $0 == false }
    }
    drop("model of the device", \.models, unset: [])
    drop("side of the keyboard", \.$dockEdge, unset: [])
    drop("placement of the keyboard", \.$placement, unset: []) { $0.contains(.docked) }
    drop("type of the layout", \.$layoutType, unset: [])
    drop("contrast", \.$contrast, unset: []) { $0.contains(.standard) }
    drop("transparency", \.reduceTransparency)
    drop("motion", \.reduceMotion)
    drop("differences without color", \.differentiateWithoutColor)
    drop("Liquid Glass look", \.liquidGlass)
    drop("text size", \.textSizes, unset: []) { $0.contains(.large) }
    return holds
  }

  private mutating func reduceSuggestions(of match: inout Match) -> Bool {
    guard !match.suggestionTypes.isEmpty else { return true }
    let open = match.suggestionTypes.filter { [.regular, .autocorrect].contains($0) }
    if open.count < match.suggestionTypes.count { unknown.append("type of a suggestion") }
    match.suggestionTypes = open
    return !open.isEmpty
  }

  private mutating func reduceInner(
    of match: inout Match, for element: KeyboardTheme.Element
  ) -> Bool {
    func reduced(_ inner: Match) -> Match? {
      let condition = OpenCondition(inner, for: element)
      unknown += condition.unknown
      return condition.match
    }
    match.exceptions = match.exceptions.compactMap(reduced)
    guard !match.alternatives.isEmpty else { return true }
    match.alternatives = match.alternatives.compactMap(reduced)
    return !match.alternatives.isEmpty
  }
}

/// The text or system symbol shown by some keys in place of their own; styles have none.
extension ThemeDeclaration {

  init?(contentOf style: Keyboard.ButtonStyle, if condition: ThemeCondition) {
    // Nobody asks for the content of pressed keys.
    guard !condition.parts.contains(.pressed), let content = Self.content(of: style) else {
      return nil
    }
    self.init(part: .key, condition: condition, fields: [content])
  }

  private static func content(of style: Keyboard.ButtonStyle) -> StyleSetting? {
    func text(_ text: String) -> StyleSetting { StyleSetting(name: "text", value: .text(text)) }
    func symbol(_ name: String) -> StyleSetting {
      StyleSetting(name: "symbol", value: .text(name))
    }
    switch style.icon?.source {
    case .standard(let icon): return icon.systemName.map(symbol)
    case .text(let label): return text(label)
    case .drawing: return nil
    case nil: break
    }
    switch style.label {
    case .text(let label): return text(label)
    case .symbol(let name): return symbol(Image.Icon(rawValue: name)?.systemName ?? name)
    case .nothing: return text("")
    case .language, nil: return nil
    }
  }
}

/// The properties of KeyboardKit's styles, by their names in theme files.
enum OpenFields {

  static let properties = WordFile("keyboardkit").lists.mapValues { Set($0) }

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
