extension Keyboard {

  /// The type of a keyboard, which determines its keys.
  public enum KeyboardType: Identifiable, KeyboardModel {
    case alphabetic, clipboard, email, emojis, emojiSearch, images, numberPad, numeric, symbolic,
      url
    case custom(named: String)

    /// Every type that has a fixed name.
    public static var allCases: [KeyboardType] {
      [
        .alphabetic, .clipboard, .email, .emojis, .emojiSearch, .images, .numberPad, .numeric,
        .symbolic, .url,
      ]
    }

    /// The name of the type; a custom one has its own.
    public var id: String {
      switch self {
      case .alphabetic: "alphabetic"
      case .clipboard: "clipboard"
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
      case .clipboard, .email, .emojis, .emojiSearch, .images, .url: false
      }
    }
  }

  /// The type of a text field, named like UIKit's keyboard types.
  public enum TextFieldType: String, KeyboardChoice {
    case `default`, asciiCapable, numbersAndPunctuation, url, numberPad, phonePad, namePhonePad
    case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad

    /// The keyboard type to show, or nil to keep the current one.
    public var keyboardType: KeyboardType? {
      switch self {
      case .default, .twitter, .webSearch: .alphabetic
      case .emailAddress: .email
      case .url: .url
      case .numberPad, .asciiCapableNumberPad: .numberPad
      case .numbersAndPunctuation: .numeric
      case .asciiCapable, .decimalPad, .phonePad, .namePhonePad: nil
      }
    }

    /// Whether suggestions are shown for such a text field.
    public var prefersAutocomplete: Bool {
      switch self {
      case .default, .asciiCapable, .twitter: true
      default: false
      }
    }
  }

  /// The color scheme of the keyboard for a text field, named like UIKit's appearances.
  public enum TextFieldAppearance: String, KeyboardChoice {

    /// The color scheme of the system.
    case `default`

    case light, dark
  }

  /// A keyboard of digits in four rows of three equal keys.
  public enum NumberPadKind: String, CaseIterable, KeyboardModel {

    /// Digits, and a key that returns to the letters.
    case standard

    /// Digits alone.
    case digits

    /// Digits and the decimal separator of the locale.
    case decimal

    /// Digits as on a phone, and a key that switches to the other characters of phone numbers.
    case phone

    case phoneSymbols

    /// The custom keyboard type, and key label, of the other characters of phone numbers.
    static let phoneSymbolsName = "+*#"
    static let phoneDigitsName = "123"

    package static let pageNames = [phoneSymbolsName, phoneDigitsName]

    /// Returns the letters that a phone shows below a digit, or nil if there are none.
    public static func letters(below digit: String) -> String? { letters[digit] }

    private static let letters = [
      "2": "ABC", "3": "DEF", "4": "GHI", "5": "JKL", "6": "MNO", "7": "PQRS", "8": "TUV",
      "9": "WXYZ",
    ]
  }

  /// A layout type, an arrangement of letter keys that can replace a locale's own one.
  public enum LayoutType: CaseIterable, Identifiable, KeyboardModel {
    case azerty, colemak, dvorak, qwerty, qwerty_catalan, qwertz, turkishF, turkishQ
    case vietnamese_telex(Base)
    case vietnamese_viqr(Base)
    case vietnamese_vni(Base)

    /// The letter arrangement below a Vietnamese input method.
    public enum Base: String, CaseIterable, KeyboardModel {
      case azerty, colemak, dvorak, qwerty, qwertz
    }

    /// Every layout type, the Vietnamese ones once for each base.
    public static var allCases: [LayoutType] {
      [.azerty, .colemak, .dvorak, .qwerty, .qwerty_catalan, .qwertz, .turkishF, .turkishQ]
        + Base.allCases.map(LayoutType.vietnamese_telex)
        + Base.allCases.map(LayoutType.vietnamese_viqr)
        + Base.allCases.map(LayoutType.vietnamese_vni)
    }

    /// The layout type with an identifier, or nil if there is none.
    public init?(id: String) {
      guard let type = Self.allCases.first(where: { $0.id == id }) else { return nil }
      self = type
    }

    /// The name of the type, such as `qwertz` or `vietnamese_telex_qwerty`.
    public var id: String {
      switch self {
      case .azerty: "azerty"
      case .colemak: "colemak"
      case .dvorak: "dvorak"
      case .qwerty: "qwerty"
      case .qwerty_catalan: "qwerty_catalan"
      case .qwertz: "qwertz"
      case .turkishF: "turkishF"
      case .turkishQ: "turkishQ"
      case .vietnamese_telex(let base): "vietnamese_telex_\(base.rawValue)"
      case .vietnamese_viqr(let base): "vietnamese_viqr_\(base.rawValue)"
      case .vietnamese_vni(let base): "vietnamese_vni_\(base.rawValue)"
      }
    }

    /// The display name, such as `Telex - QWERTY`.
    public var displayName: String {
      switch self {
      case .azerty: "AZERTY"
      case .colemak: "Colemak"
      case .dvorak: "Dvorak"
      case .qwerty: "QWERTY"
      case .qwerty_catalan: "QWERTY - Catalan"
      case .qwertz: "QWERTZ"
      case .turkishF: "Turkish F"
      case .turkishQ: "Turkish Q"
      case .vietnamese_telex(let base): "Telex - \(base.layoutType.displayName)"
      case .vietnamese_viqr(let base): "VIQR - \(base.layoutType.displayName)"
      case .vietnamese_vni(let base): "VNI - \(base.layoutType.displayName)"
      }
    }
  }

  /// The type of a return key, which determines its label.
  public enum ReturnKeyType: Identifiable, KeyboardModel {
    case `return`, `continue`, done, emergencyCall, go, join, newLine, next, ok, route, search, send
    case custom(title: String)

    /// The standard types.
    public static var allCases: [ReturnKeyType] {
      [
        .return, .continue, .done, .emergencyCall, .go, .join, .newLine, .next, .ok, .route,
        .search, .send,
      ]
    }

    /// The name of the type; a custom one has its title.
    public var id: String {
      switch self {
      case .return: "return"
      case .continue: "continue"
      case .done: "done"
      case .emergencyCall: "emergencyCall"
      case .go: "go"
      case .join: "join"
      case .newLine: "newLine"
      case .next: "next"
      case .ok: "ok"
      case .route: "route"
      case .search: "search"
      case .send: "send"
      case .custom(let title): title
      }
    }

    /// Whether the key is styled as a system key instead of a prominent one.
    public var isSystemAction: Bool { self == .return || self == .newLine }
  }
}

extension Keyboard.LayoutType.Base {

  /// The layout type with the same letters and no input method.
  public var layoutType: Keyboard.LayoutType {
    switch self {
    case .azerty: .azerty
    case .colemak: .colemak
    case .dvorak: .dvorak
    case .qwerty: .qwerty
    case .qwertz: .qwertz
    }
  }
}

/// The submit label of a text field, as in SwiftUI.
public enum SubmitLabel: String, KeyboardChoice {
  case `continue`, done, go, join, next, `return`, route, search, send

  /// The matching return key type.
  public var returnKeyType: Keyboard.ReturnKeyType {
    switch self {
    case .continue: .continue
    case .done: .done
    case .go: .go
    case .join: .join
    case .next: .next
    case .return: .return
    case .route: .route
    case .search: .search
    case .send: .send
    }
  }
}
