import KeyboardCore
import KeyboardStyling

/// The conditions that KeyboardKit can ask for.
///
/// These are the action of a key, whether it is pressed, and what `KeyboardContext` has. The others are
/// those of a standard device.
struct OpenCondition {

  typealias Match = KeyboardTheme.ButtonMatch

  /// Nil if the condition never holds then.
  private(set) var match: Match?

  /// The conditions that can't be asked for.
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

  /// The part that KeyboardKit styles in place of that of a rule, or nil.
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
      || !match.letterColumns.isEmpty || !match.$position.isEmpty || !match.neighbors.isEmpty
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
    func drop(_ name: String, isSet: Bool, isStandard: Bool) {
      guard isSet else { return }
      unknown.append(name)
      holds = holds && isStandard
    }
    drop("model of the device", isSet: !match.models.isEmpty, isStandard: false)
    drop("side of the keyboard", isSet: !match.$dockEdge.isEmpty, isStandard: false)
    drop("type of the layout", isSet: !match.$layoutType.isEmpty, isStandard: false)
    drop(
      "contrast", isSet: !match.$contrast.isEmpty,
      isStandard: match.$contrast.contains(.standard))
    drop(
      "transparency", isSet: match.reduceTransparency != nil,
      isStandard: match.reduceTransparency == false)
    drop("motion", isSet: match.reduceMotion != nil, isStandard: match.reduceMotion == false)
    drop(
      "differences without color", isSet: match.differentiateWithoutColor != nil,
      isStandard: match.differentiateWithoutColor == false)
    drop(
      "Liquid Glass look", isSet: match.liquidGlass != nil, isStandard: match.liquidGlass == false)
    drop(
      "text size", isSet: !match.textSizes.isEmpty, isStandard: match.textSizes.contains(.large))
    match.models = []
    match.$dockEdge = []
    match.$layoutType = []
    match.$contrast = []
    match.reduceTransparency = nil
    match.reduceMotion = nil
    match.differentiateWithoutColor = nil
    match.liquidGlass = nil
    match.textSizes = []
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
