public import KeyboardCore

extension KeyboardTheme {

  /// The conditions of a rule, which all must hold if set; with `$`, any of several values matches.
  public struct ButtonMatch: KeyboardModel {

    /// The orientation of a device.
    public enum Orientation: String, CaseIterable, KeyboardModel {
      case portrait, landscape
    }

    /// The contrast setting.
    public enum Contrast: String, CaseIterable, KeyboardModel {
      case standard, high
    }

    /// A place at an end of a row.
    public enum Position: String, CaseIterable, KeyboardModel {
      case first, last
    }

    /// The types of suggestions to match, or all if empty.
    public var suggestionTypes: [Autocomplete.SuggestionType] = []

    /// Whether the rule is for the selected action of a callout, instead of its bubble.
    public var isSelectedAction: Bool?

    /// The keys to match, or all if empty.
    public var actions: [ActionPattern] = []

    /// The types of keys to match, or all if empty.
    public var types: [ButtonType] = []

    /// Required states; all of them must apply.
    public var states: Set<ButtonState> = []

    /// The alternative states; one must apply unless empty.
    public var anyStates: Set<ButtonState> = []

    /// The rows to match: 1 is the first row, −1 the last.
    public var rows: [Int] = []

    /// The columns of a row to match: 1 is the leftmost key, −1 the rightmost.
    public var columns: [Int] = []

    /// The rows of letters to match: 1 is the row of q in English, −1 the last one.
    public var letterRows: [Int] = []

    /// The columns of letters in a row to match: 1 is the first, −1 the last.
    public var letterColumns: [Int] = []

    /// The end of the row.
    @AnyOf public var position: Position?

    /// The half of a split keyboard.
    @AnyOf public var half: Keyboard.Half?

    /// The neighbors to match: one of these keys must be next to the key in its row.
    public var neighbors: [ActionPattern] = []

    /// The color scheme.
    @AnyOf public var colorScheme: ColorScheme?

    /// The device type.
    @AnyOf public var device: DeviceType?

    /// The identifiers of devices to match, such as `iphone-15`, or all if empty.
    public var models: [String] = []

    /// The orientation of the device.
    @AnyOf public var orientation: Orientation?

    /// The side where the keyboard is docked.
    @AnyOf public var dockEdge: Keyboard.DockEdge?

    /// The place of the keyboard on the screen.
    @AnyOf public var placement: Keyboard.Placement?

    /// A language tag such as `sr` or `pt-BR`, which also matches longer tags that begin with it.
    @AnyOf public var locale: String?

    /// The name of the layout type, such as `qwertz`.
    @AnyOf public var layoutType: String?

    /// The name of the keyboard type, such as `numeric`.
    @AnyOf public var keyboardType: String?

    /// The keyboard case.
    @AnyOf public var keyboardCase: Keyboard.KeyboardCase?

    /// The contrast setting.
    @AnyOf public var contrast: Contrast?

    /// Whether translucent colors are drawn opaque.
    public var reduceTransparency: Bool?

    /// Whether motion is reduced.
    public var reduceMotion: Bool?

    /// Whether states are told by more than a hue.
    public var differentiateWithoutColor: Bool?

    /// Whether the keyboard has the Liquid Glass look.
    public var liquidGlass: Bool?

    /// The text sizes to match, or all if empty.
    public var textSizes: [Keyboard.TextSize] = []

    /// The alternatives; one must match unless empty.
    public var alternatives: [ButtonMatch] = []

    /// The exceptions; none may match.
    public var exceptions: [ButtonMatch] = []

    /// Creates a match for all keys in all states.
    public init() {}
  }

  /// The keys of a rule: all of a kind, or those with a certain value.
  public struct ActionPattern: KeyboardModel {

    /// The kind of action; spacers match nothing.
    public var kind: KeyboardAction.Kind

    /// The payload such as a character, a keyboard type or a return key type, or `nil` for any.
    public var value: String?

    /// Whether a character matches in its own case only.
    public var isExact: Bool {
      get { exact ?? false }
      set { exact = newValue ? true : nil }
    }

    /// `nil` for false; patterns encoded without it can still be decoded.
    private var exact: Bool?

    /// Creates a pattern of a kind, with an optional value.
    public init(_ kind: KeyboardAction.Kind, _ value: String? = nil, isExact: Bool = false) {
      self.kind = kind
      self.value = value
      self.isExact = isExact
    }

    /// Returns whether a key of an action matches; spacers never do.
    ///
    /// Unless `isExact` is set, a character matches both cases by the rules of a language code: `ß`
    /// matches ẞ, and `i` matches İ in Turkish.
    public func matches(_ action: KeyboardAction, language: String = "") -> Bool {
      guard action.kind == kind, !kind.isSpacer else { return false }
      guard let value else { return true }
      guard let own = action.themeValue else { return false }
      if value == own { return true }
      guard kind == .character, !isExact else { return false }
      let casing = KeyCasing(language: language)
      // Pairs such as և and Եւ aren't in upper case throughout.
      let (upperValue, upperOwn) = (casing.uppercased(value), casing.uppercased(own))
      return upperValue == upperOwn || upperValue == own || upperOwn == value
    }

    init?(name: String) {
      // Strings are equal to others that look the same, such as one with the sign for kelvin as K.
      guard name.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
      if let kind = KeyboardAction.Kind(rawValue: name) ?? KeyNames.kinds[name], !kind.isSpacer {
        self.init(kind)
      } else if Self.primaryNames.contains(name) {
        self.init(.primary, name)
      } else if Self.typeNames.contains(name) {
        self.init(.keyboardType, name)
      } else {
        return nil
      }
    }

    static var names: [String] {
      KeyboardAction.Kind.allCases.filter { !$0.isSpacer }.map(\.rawValue)
        + KeyNames.kinds.keys.sorted() + primaryNames + typeNames
    }

    /// Without `return`, which stands for all of them.
    private static let primaryNames = [
      "continue", "done", "emergencyCall", "go", "join", "newLine", "next", "ok", "route", "search",
      "send",
    ]

    private static let typeNames = [
      "alphabetic", "numeric", "symbolic", "emojis", "emojiSearch", "images", "email", "numberPad",
    ]
  }
}

// Synthesized initializers prefer these, so older encoded themes can lack some lists.
extension KeyedDecodingContainer {

  func decode<Element: Codable & Hashable>(
    _ type: [Element].Type, forKey key: Key
  ) throws -> [Element] {
    try decodeIfPresent(type, forKey: key) ?? []
  }

  func decode<Element: Codable & Hashable>(
    _ type: Set<Element>.Type, forKey key: Key
  ) throws -> Set<Element> {
    try decodeIfPresent(type, forKey: key) ?? []
  }
}

extension KeyboardAction {

  fileprivate var themeValue: String? {
    switch self {
    case .image(_, let name, _), .systemImage(_, let name, _): name
    case .url(_, let id): id
    default: value
    }
  }
}
