private import Foundation

extension KeyboardAction {

  /// Return the label of a key of this action, or nil if it has none.
  ///
  /// On an iPad Pro, English keyboards show words instead of symbols.
  public func standardButtonText(for context: KeyboardContext) -> String? {
    standardButtonText(for: context.traits)
  }

  /// Return the label of a key of this action for traits, or nil if it has none.
  public func standardButtonText(for traits: KeyboardTraits) -> String? {
    if let word = iPadProWord(for: traits) { return word }
    switch self {
    case .character(let text), .text(let text): return Self.visibleText(text)
    case .diacritic(let diacritic): return diacritic.char
    case .emoji(let emoji): return emoji.char
    case .keyboardType(let type): return traits.localeProfile.text(for: type)
    case .nextLocale: return traits.localeProfile.language.uppercased()
    case .primary(let type): return traits.localeProfile.text(for: type)
    case .space: return Self.spaceText(for: traits)
    default: return nil
    }
  }

  /// Whether a key of this action has a text label.
  public func hasStandardButtonText(for context: KeyboardContext) -> Bool {
    standardButtonText(for: context) != nil
  }

  /// Return the word that an English keyboard on an iPad Pro shows instead of a symbol.
  public func iPadProWord(for traits: KeyboardTraits) -> String? {
    guard traits.deviceTypeForKeyboardIsIpadPro else { return nil }
    let word: String
    switch self {
    case .tab: word = "tab"
    case .capsLock: word = "caps lock"
    case .shift: word = "shift"
    case .backspace: word = "delete"
    case .primary(.newLine): word = "return"
    default: return nil
    }
    return traits.locale.identifier.hasPrefix("en") ? word : nil
  }

  /// Return a character as a key shows it, with a base for combining marks.
  private static func visibleText(_ text: String) -> String {
    guard let scalar = text.unicodeScalars.first, text.unicodeScalars.count == 1 else {
      return text
    }
    if scalar == "\u{200B}" || scalar == "\u{200C}" { return "⁞" }
    guard scalar.properties.generalCategory == .nonspacingMark else { return text }
    // Arabic vowel signs are placed on a tatweel as in handwriting, others on a dotted circle.
    return (0x600...0x6FF).contains(scalar.value) ? "\u{640}" + text : "\u{25CC}" + text
  }

  private static func spaceText(for traits: KeyboardTraits) -> String {
    let profile = traits.localeProfile
    let showsName = traits.isLocaleNameShownOnSpace && traits.hasMultipleLocales
    return showsName ? profile.nativeName : profile.labels.space
  }
}

extension Keyboard.KeyboardType {

  /// Return the label of a key that switches to this type, or nil if it shows a symbol.
  public func standardButtonText(for context: KeyboardContext) -> String? {
    context.traits.localeProfile.text(for: self)
  }
}
