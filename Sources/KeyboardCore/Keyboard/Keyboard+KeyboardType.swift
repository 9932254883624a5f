extension Keyboard {

  /// The type of a keyboard, which determines its keys.
  public enum KeyboardType: Identifiable, KeyboardModel {
    case alphabetic, email, emojis, emojiSearch, images, numberPad, numeric, symbolic, url
    case custom(named: String)

    /// Every type that has a fixed name.
    public static var allCases: [KeyboardType] {
      [.alphabetic, .email, .emojis, .emojiSearch, .images, .numberPad, .numeric, .symbolic, .url]
    }

    /// The name of the type; a custom one has its own.
    public var id: String {
      switch self {
      case .alphabetic: "alphabetic"
      case .email: "email"
      case .emojis: "emojis"
      case .emojiSearch: "emojiSearch"
      case .images: "images"
      case .numberPad: "numberPad"
      case .numeric: "numeric"
      case .symbolic: "symbolic"
      case .url: "url"
      case .custom(let name): name
      }
    }

    /// Whether this is the numeric or the symbolic keyboard.
    public var isNumericOrSymbolic: Bool { self == .numeric || self == .symbolic }

    /// Whether suggestions are shown with this keyboard.
    public var prefersAutocomplete: Bool {
      switch self {
      case .alphabetic, .numeric, .symbolic, .numberPad, .custom: true
      case .email, .emojis, .emojiSearch, .images, .url: false
      }
    }
  }
}
