import KeyboardCore
import KeyboardDocuments

/// Reading, writing, the schema and specificity follow ``all``, so that a new condition is a field
/// of `ButtonMatch`, a row here and a line where a match is tested.
struct MatchCondition: Sendable {

  typealias Match = KeyboardTheme.ButtonMatch

  enum Scope: Sendable {

    case context
    case key
    case suggestion
    case secondaryAction
  }

  enum Content: Sendable {

    case actions
    case names(
      [String], isList: Bool, get: @Sendable (Match) -> [String],
      set: @Sendable (inout Match, [String]) -> Void)

    case text(any WritableKeyPath<Match, String?> & Sendable)

    /// Whole numbers other than 0; negative ones count from the end.
    case numbers(any WritableKeyPath<Match, [Int]> & Sendable)

    case flag(any WritableKeyPath<Match, Bool?> & Sendable)
    case exceptions
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
    case .actions: !match.actions.isEmpty
    case .names(_, _, let get, _): !get(match).isEmpty
    case .text(let path): match[keyPath: path] != nil
    case .numbers(let path): !match[keyPath: path].isEmpty
    case .flag(let path): match[keyPath: path] != nil
    case .exceptions: !match.exceptions.isEmpty
    }
  }

  /// Actions and types come first, states count singly, and exceptions by their conditions.
  var countsOnce: Bool { !["action", "type", "state", "not"].contains(key) }
}

extension MatchCondition {

  static let all: [MatchCondition] = [
    Self("action", .key, .actions, "Any of these keys.", "backspace"),
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
    Self("position", .key, .choice(\.position), "The end of a row.", "last"),
    Self("kind", .suggestion, .suggestionTypes, "Any of these kinds of suggestions.", "unknown"),
    Self(
      "selected", .secondaryAction, .flag(\.isSelectedAction),
      "Whether the rule is for the selected secondary action.", true),
    common,
    Self("device", .context, .choice(\.device), "The type of the device.", "pad"),
    Self(
      "model", .context,
      .names(Device.all.map(\.id), isList: true, get: \.models) { $0.models = $1 },
      "Any of these devices.", "iphone-15"),
    Self(
      "orientation", .context, .choice(\.orientation), "The orientation of the device.", "landscape"
    ),
    Self(
      "dock", .context, .choice(\.dockEdge), "The side to which the keyboard is docked.", "leading"),
    Self("locale", .context, .text(\.locale), "A language tag; de also matches de-AT.", "de"),
    Self(
      "layoutType", .context,
      .name(\.layoutType, among: Keyboard.LayoutType.allCases.map(\.id)),
      "The type of the layout.", "qwertz"),
    Self(
      "keyboardType", .context,
      .name(\.keyboardType, among: Keyboard.KeyboardType.allCases.map(\.id)),
      "The type of the keyboard.", "numeric"),
    Self("case", .context, .choice(\.keyboardCase), "The case of the keyboard.", "uppercased"),
    Self("contrast", .context, .choice(\.contrast), "The contrast setting.", "high"),
    Self(
      "reduceTransparency", .context, .flag(\.reduceTransparency),
      "Whether translucent colors are drawn opaque.", true),
    Self(
      "liquidGlass", .context, .flag(\.liquidGlass),
      "Whether the keyboard has the Liquid Glass look.", true),
    Self(
      "textSize", .context, .list(\.textSizes), "Any of these text sizes.", ["xxLarge", "xxxLarge"]),
    Self(
      "not", .context, .exceptions, "Conditions that don't hold together.", ["colorScheme": "dark"]),
  ]

  static let common = Self(
    "colorScheme", .context, .choice(\.colorScheme), "The color scheme.", "dark")

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

extension MatchCondition.Content {

  fileprivate static func choice<
    Choice: RawRepresentable<String> & CaseIterable & SendableMetatype
  >(
    _ path: any WritableKeyPath<KeyboardTheme.ButtonMatch, Choice?> & Sendable
  ) -> Self {
    .names(
      Choice.allCases.map(\.rawValue), isList: false,
      get: { $0[keyPath: path].map { [$0.rawValue] } ?? [] },
      set: { $0[keyPath: path] = $1.first.flatMap(Choice.init) })
  }

  fileprivate static func name(
    _ path: any WritableKeyPath<KeyboardTheme.ButtonMatch, String?> & Sendable,
    among names: [String]
  ) -> Self {
    .names(
      names, isList: false, get: { $0[keyPath: path].map { [$0] } ?? [] },
      set: { $0[keyPath: path] = $1.first })
  }

  fileprivate static func list<Choice: RawRepresentable<String> & CaseIterable & SendableMetatype>(
    _ path: any WritableKeyPath<KeyboardTheme.ButtonMatch, [Choice]> & Sendable
  ) -> Self {
    .names(
      Choice.allCases.map(\.rawValue), isList: true,
      get: { $0[keyPath: path].map(\.rawValue) },
      set: { $0[keyPath: path] = $1.compactMap(Choice.init) })
  }

  fileprivate static func list<
    Choice: RawRepresentable<String> & CaseIterable & Hashable & SendableMetatype
  >(
    _ path: any WritableKeyPath<KeyboardTheme.ButtonMatch, Set<Choice>> & Sendable
  ) -> Self {
    .names(
      Choice.allCases.map(\.rawValue), isList: true,
      get: { $0[keyPath: path].map(\.rawValue).sorted() },
      set: { $0[keyPath: path] = Set($1.compactMap(Choice.init)) })
  }

  fileprivate static var suggestionTypes: Self {
    let types = Autocomplete.SuggestionType.allCases
    return .names(
      types.map(\.themeName), isList: true, get: { $0.suggestionTypes.map(\.themeName) },
      set: { match, names in
        match.suggestionTypes = types.filter { names.contains($0.themeName) }
      })
  }
}

extension Autocomplete.SuggestionType {

  fileprivate var themeName: String { self == .autocorrect ? "autocorrection" : rawValue }
}
