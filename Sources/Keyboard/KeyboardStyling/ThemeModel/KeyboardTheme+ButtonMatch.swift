public import KeyboardCore

extension KeyboardTheme {

  /// The conditions of a rule, all of which must hold; an unset condition always holds.
  ///
  /// A condition with a `$` has several values, any of which matches.
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

    // MARK: Parts other than keys

    /// The types of suggestions, any of which matches; all types if empty.
    public var suggestionTypes: [Autocomplete.SuggestionType] = []

    /// Whether the rule is for the selected action of a callout, instead of its bubble.
    public var isSelectedAction: Bool?

    // MARK: The key

    /// The keys, any of which matches; all keys if empty.
    public var actions: [ActionPattern] = []

    /// The types of keys, any of which matches; all types if empty.
    public var types: [ButtonType] = []

    /// The states, all of which must apply.
    public var states: Set<ButtonState> = []

    /// The states, one of which must apply unless empty.
    public var anyStates: Set<ButtonState> = []

    /// The rows, any of which matches: 1 is the first row, −1 the last.
    public var rows: [Int] = []

    /// The columns of a row, any of which matches: 1 is the leftmost key, −1 the rightmost.
    public var columns: [Int] = []

    /// The rows of letters, any of which matches: 1 is that of q in English, −1 the last one.
    public var letterRows: [Int] = []

    /// The columns of letters in a row, any of which matches: 1 is the first, −1 the last.
    public var letterColumns: [Int] = []

    /// The end of the row.
    @AnyOf public var position: Position?

    /// The keys, any of which must be next to the key in its row.
    public var neighbors: [ActionPattern] = []

    // MARK: The context

    /// The color scheme.
    @AnyOf public var colorScheme: ColorScheme?

    /// The device type.
    @AnyOf public var device: DeviceType?

    /// The identifiers of devices such as `iphone-15`, any of which matches; all if empty.
    public var models: [String] = []

    /// The orientation of the device.
    @AnyOf public var orientation: Orientation?

    /// The side to which the keyboard is docked.
    @AnyOf public var dockEdge: Keyboard.DockEdge?

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

    /// The text sizes, any of which matches; all sizes if empty.
    public var textSizes: [Keyboard.TextSize] = []

    // MARK: Other conditions

    /// The alternatives, one of which must match unless empty.
    public var alternatives: [ButtonMatch] = []

    /// The exceptions, none of which may match.
    public var exceptions: [ButtonMatch] = []

    /// Create a match for all keys in all states.
    public init() {}
  }
}

// The synthesized initializers of this module prefer these functions to those of the library, so
// that themes can be decoded that were encoded before they had all of today's lists.
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
