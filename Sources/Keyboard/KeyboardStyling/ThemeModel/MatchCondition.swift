import KeyboardCore
import SourceText

/// A condition of rules; reading, writing, the schema and specificity follow ``all``.
struct MatchCondition: Sendable {

  typealias Match = KeyboardTheme.ButtonMatch

  /// Kind of subject that a condition depends on.
  enum Scope: Sendable {

    case context
    case key
    case suggestion
    case secondaryAction
  }

  /// Type of a condition's value, with access to it.
  enum Content: Sendable {

    case actions(any WritableKeyPath<Match, [KeyboardTheme.ActionPattern]> & Sendable)
    case names(
      [String], get: @Sendable (Match) -> [String], set: @Sendable (inout Match, [String]) -> Void)

    case texts(any WritableKeyPath<Match, [String]> & Sendable)

    /// Whole numbers other than 0; negative ones count from the end.
    case numbers(any WritableKeyPath<Match, [Int]> & Sendable)

    case flag(any WritableKeyPath<Match, Bool?> & Sendable)

    /// Conditions that nest up to ``ThemeLimits/conditionDepth``.
    case matches(any WritableKeyPath<Match, [Match]> & Sendable)
  }

  let key: String
  let scope: Scope
  let content: Content
  let meaning: KeyMeaning

  private init(
    _ key: String, _ scope: Scope, _ content: Content, _ summary: String, _ example: JSONText
  ) {
    self.key = key
    self.scope = scope
    self.content = content
    meaning = KeyMeaning(summary, example)
  }

  static let numberRange = 1...100

  func isSet(_ match: Match) -> Bool {
    switch content {
    case .actions(let path): !match[keyPath: path].isEmpty
    case .names(_, let get, _): !get(match).isEmpty
    case .texts(let path): !match[keyPath: path].isEmpty
    case .numbers(let path): !match[keyPath: path].isEmpty
    case .flag(let path): match[keyPath: path] != nil
    case .matches(let path): !match[keyPath: path].isEmpty
    }
  }

  fileprivate func copy(from match: Match, to other: inout Match) {
    switch content {
    case .actions(let path): other[keyPath: path] = match[keyPath: path]
    case .names(_, let get, let set): set(&other, get(match))
    case .texts(let path): other[keyPath: path] = match[keyPath: path]
    case .numbers(let path): other[keyPath: path] = match[keyPath: path]
    case .flag(let path): other[keyPath: path] = match[keyPath: path]
    case .matches(let path): other[keyPath: path] = match[keyPath: path]
    }
  }

  /// Actions and types come first, states count singly, and inner conditions by theirs.
  var countsOnce: Bool { !["action", "type", "state"].contains(key) && !isNested }

  var isNested: Bool { if case .matches = content { true } else { false } }

  static let all: [MatchCondition] = [
    Self("action", .key, .actions(\.actions), "Any of these keys.", "backspace"),
    Self("type", .key, .list(\.types), "Any of these types of keys.", "system"),
    Self(
      "state", .key, .list(\.states),
      "All of these states at once; selected are the active shift and the current keyboard type, "
        + "locked is caps lock.", ["selected", "pressed"]),
    Self("anyState", .key, .list(\.anyStates), "Any of these states.", ["selected", "locked"]),
    Self("row", .key, .numbers(\.rows), "Any of these rows: 1 is the first, -1 the last.", -1),
    Self(
      "column", .key, .numbers(\.columns),
      "Any of these columns of a row: 1 is the leftmost key, -1 the rightmost.", [1, 2]),
    Self(
      "letterRow", .key, .numbers(\.letterRows),
      "Any of these rows of letters: 1 is the row of q, with or without digits above it.", 1),
    Self(
      "letterColumn", .key, .numbers(\.letterColumns),
      "Any of these letters of a row: 1 is the first, with or without a key before it.", [1, -1]),
    Self("position", .key, .list(\.$position), "The end of a row.", "last"),
    Self("half", .key, .list(\.$half), "The half of a split keyboard.", "left"),
    Self(
      "neighbor", .key, .actions(\.neighbors), "Keys next to any of these in their row.", "space"),
    Self("kind", .suggestion, .suggestionTypes, "Any of these kinds of suggestions.", "unknown"),
    Self(
      "selected", .secondaryAction, .flag(\.isSelectedAction),
      "Whether the rule is for the selected secondary action.", true),
    common,
    Self("device", .context, .list(\.$device), "Any of these types of devices.", "pad"),
    Self(
      "model", .context,
      .names(Device.all.map(\.id), get: \.models) { $0.models = $1 }, "Any of these devices.",
      "iphone-15"),
    Self(
      "orientation", .context, .list(\.$orientation), "The orientation of the device.", "landscape"
    ),
    Self(
      "dock", .context, .list(\.$dockEdge), "The side to which the keyboard is docked, or none.",
      "leading"),
    Self(
      "placement", .context, .list(\.$placement),
      "The place of the keyboard on the screen: docked, floating or split.", "split"),
    Self(
      "locale", .context, .texts(\.$locale), "Any of these language tags; de also matches de-AT.",
      ["de", "pt-BR"]),
    Self(
      "layoutType", .context,
      .names(Keyboard.LayoutType.allCases.map(\.id), get: \.$layoutType) { $0.$layoutType = $1 },
      "Any of these types of layouts.", "qwertz"),
    Self(
      "keyboardType", .context,
      .names(Keyboard.KeyboardType.allCases.map(\.id), get: \.$keyboardType) {
        $0.$keyboardType = $1
      }, "Any of these types of keyboards.", ["numeric", "symbolic"]),
    Self(
      "case", .context, .list(\.$keyboardCase), "Any of these cases of the keyboard.", "uppercased"),
    Self("contrast", .context, .list(\.$contrast), "The contrast setting.", "high"),
    Self(
      "reduceTransparency", .context, .flag(\.reduceTransparency),
      "Whether translucent colors are drawn opaque.", true),
    Self("reduceMotion", .context, .flag(\.reduceMotion), "Whether motion is reduced.", true),
    Self(
      "differentiateWithoutColor", .context, .flag(\.differentiateWithoutColor),
      "Whether states differ by more than a hue.", true),
    Self(
      "liquidGlass", .context, .flag(\.liquidGlass),
      "Whether the keyboard has the Liquid Glass look.", true),
    Self(
      "textSize", .context, .list(\.textSizes), "Any of these text sizes.", ["xxLarge", "xxxLarge"]),
    Self(
      "any", .context, .matches(\.alternatives), "Objects of conditions; one of them must hold.",
      [["device": "pad"], ["orientation": "landscape"]]),
    Self(
      "not", .context, .matches(\.exceptions), "Conditions that don't hold together.",
      ["colorScheme": "dark"]),
  ]

  static let common = Self(
    "colorScheme", .context, .list(\.$colorScheme), "The color scheme.", "dark")

  static func conditions(for element: KeyboardTheme.Element) -> [MatchCondition] {
    all.filter { condition in
      switch condition.scope {
      case .context: true
      case .key: element.hasKey
      case .suggestion: element == .toolbarItem
      case .secondaryAction: element == .calloutAction
      }
    }
  }
}

extension KeyboardTheme.ButtonMatch {

  package func failingConditions(for subject: KeyboardTheme.Subject) -> [String] {
    MatchCondition.all.filter { condition in
      guard condition.isSet(self) else { return false }
      var alone = Self()
      condition.copy(from: self, to: &alone)
      return !alone.matches(subject)
    }.map(\.key)
  }
}

extension MatchCondition.Content {

  fileprivate static func list<Choice: RawRepresentable<String> & CaseIterable & SendableMetatype>(
    _ path: any WritableKeyPath<KeyboardTheme.ButtonMatch, [Choice]> & Sendable
  ) -> Self {
    .names(
      Choice.allCases.map(\.rawValue),
      get: { $0[keyPath: path].map(\.rawValue) },
      set: { $0[keyPath: path] = $1.compactMap(Choice.init) })
  }

  fileprivate static func list<
    Choice: RawRepresentable<String> & CaseIterable & Hashable & SendableMetatype
  >(_ path: any WritableKeyPath<KeyboardTheme.ButtonMatch, Set<Choice>> & Sendable) -> Self {
    .names(
      Choice.allCases.map(\.rawValue),
      get: { $0[keyPath: path].map(\.rawValue).sorted() },
      set: { $0[keyPath: path] = Set($1.compactMap(Choice.init)) })
  }

  fileprivate static var suggestionTypes: Self {
    let types = Autocomplete.SuggestionType.allCases
    return .names(
      types.map(\.themeName), get: { $0.suggestionTypes.map(\.themeName) },
      set: { match, names in
        match.suggestionTypes = types.filter { names.contains($0.themeName) }
      })
  }
}

extension Autocomplete.SuggestionType {

  fileprivate var themeName: String { self == .autocorrect ? "autocorrection" : rawValue }
}
