public import KeyboardCore

extension KeyboardTheme {

  /// The keys of a rule: all of a kind, or those with a certain value.
  public struct ActionPattern: KeyboardModel {

    /// The kind of action; that of spacers matches nothing.
    public var kind: KeyboardAction.Kind

    /// The payload such as a character, a keyboard type or a return key type, or `nil` for any.
    public var value: String?

    /// Whether a character matches in its own case only.
    public var isExact: Bool {
      get { exact ?? false }
      set { exact = newValue ? true : nil }
    }

    /// `nil` for false, so that patterns encoded without it can still be decoded.
    private var exact: Bool?

    /// Create a pattern of a kind, with an optional value.
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

extension KeyboardTheme.ActionPattern {

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
