public import Foundation

extension KeyboardAction {

  /// Returns the label of a key, or nil if it has none; pads have English words for some symbols.
  public func standardButtonText(for context: KeyboardContext) -> String? {
    standardButtonText(for: context.traits)
  }

  /// Returns the label of a key of this action for traits, or nil if it has none.
  public func standardButtonText(for traits: KeyboardTraits) -> String? {
    if let word = iPadProWord(for: traits) { return word }
    switch self {
    case .character(let text), .text(let text): return Self.visibleText(text)
    case .diacritic(let diacritic): return diacritic.char
    case .emoji(let emoji): return emoji.char
    case .keyboardType(let type): return Self.typeText(of: type, for: traits)
    case .custom: return clipText(for: traits)
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

  /// Returns the English word that replaces a symbol on an iPad Pro, or nil if there is none.
  public func iPadProWord(for traits: KeyboardTraits) -> String? {
    guard traits.deviceTypeForKeyboardIsIpadPro else { return nil }
    if isPrimaryAction || traits.hasLargePadScreen, !traits.design.layout.hasAllWords {
      return nil
    }
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

  private func clipText(for traits: KeyboardTraits) -> String? {
    guard case .paste(let id) = clipboardKey,
      let clip = traits.clips.first(where: { $0.id == id })
    else { return nil }
    let words = clip.text.prefix(Self.longestClipText).split(whereSeparator: \.isWhitespace)
    return words.joined(separator: " ")
  }

  /// More doesn't fit on any key.
  private static let longestClipText = 200

  private static func visibleText(_ text: String) -> String {
    // No character of Latin is one of them.
    guard let scalar = text.unicodeScalars.first, scalar.value >= 0x300 else { return text }
    // Inter Display draws four dots (U+205E) beside their advance.
    if text == "\u{200B}" || text == "\u{200C}" { return "⋮" }
    if text == "\u{200D}" { return "‿" }
    // Arabic vowel signs are placed on a tatweel as in handwriting, others on a dotted circle, which
    // the shaping of Brahmic scripts adds by itself, in the font of the sign.
    switch scalar.value {
    case 0x900..<0xE00, 0xF00..<0x10A0, 0x1780..<0x1800: return text
    default: break
    }
    let isSign = text.unicodeScalars.allSatisfy { $0.properties.generalCategory == .nonspacingMark }
    guard isSign else { return text }
    return ((0x600...0x6FF).contains(scalar.value) ? "\u{640}" : "\u{25CC}") + text
  }

  /// On pads, the key from letters to digits tells of punctuation: `.?123`.
  private static func typeText(
    of type: Keyboard.KeyboardType, for traits: KeyboardTraits
  ) -> String? {
    let text = traits.localeProfile.text(for: type)
    let isOnPad =
      type == .numeric && traits.deviceTypeForKeyboard.isPad && traits.keyboardType != .symbolic
    return isOnPad && text == "123" ? ".?123" : text
  }

  private static func spaceText(for traits: KeyboardTraits) -> String {
    let profile = traits.localeProfile
    let showsName = traits.isLocaleNameShownOnSpace && traits.hasMultipleLocales
    if showsName { return profile.nativeName }
    let isNamed = traits.design.layout.showsNameOfSpace && !traits.deviceTypeForKeyboard.isPad
    return isNamed ? profile.labels[.space] : ""
  }

  /// The English accessibility label of a key of this action, or nil if it has none.
  public var accessibilityLabel: String? { accessibilityLabel(space: "space") }

  /// Returns the accessibility label of a key of this action in the locale of a context.
  public func accessibilityLabel(for context: KeyboardContext) -> String? {
    accessibilityLabel(space: context.traits.localeProfile.labels[.space])
  }

  private func accessibilityLabel(space: String) -> String? {
    switch self {
    case .backspace: "Backspace"
    case .capsLock: "Capslock"
    case .character(let text), .text(let text): text
    case .command: "Command"
    case .control: "Control"
    case .custom(let name): name
    case .diacritic(let diacritic): diacritic.char
    case .dictation: "Dictation"
    case .dismissKeyboard: "Dismiss Keyboard"
    case .emoji(let emoji): "Emoji - \(emoji.char)"
    case .escape: "Escape"
    case .function: "Function"
    case .image(let description, _, _), .systemImage(let description, _, _): description
    case .keyboardType(let type): "Keyboard Type - \(type.id)"
    case .moveCursorBackward: "Move Cursor Backward"
    case .moveCursorForward: "Move Cursor Forward"
    case .nextKeyboard: "Next Keyboard"
    case .nextLocale: "Next Locale"
    case .none, .characterMargin: nil
    case .option: "Option"
    case .primary(let type): type.id
    case .settings: "Settings"
    case .shift: "Shift"
    case .space: space
    case .systemSettings: "System Settings"
    case .tab: "Tab"
    case .url(let url, _): "Open \(url?.absoluteString ?? "invalid url")"
    }
  }
}

extension Keyboard.KeyboardType {

  /// Returns the label of a key that switches to this type, or nil if it shows a symbol.
  public func standardButtonText(for context: KeyboardContext) -> String? {
    context.traits.localeProfile.text(for: self)
  }
}

extension LocaleProfile {

  /// Returns the label of a return key, or nil if it shows a symbol.
  public func text(for type: Keyboard.ReturnKeyType) -> String? {
    if case .custom(let title) = type { return title }
    // The other types are named like their labels; a new line has none.
    return Labels.Name(rawValue: type.id).map { labels[$0] }
  }

  /// Returns the label of a key that switches to a keyboard type, or nil if it shows a symbol.
  public func text(for type: Keyboard.KeyboardType) -> String? {
    switch type {
    case .alphabetic: labels[.alphabetic]
    case .numeric: labels[.numeric]
    case .symbolic: labels[.symbolic]
    case .custom(let name): Keyboard.NumberPadKind.pageNames.contains(name) ? name : nil
    default: nil
    }
  }
}

extension Keyboard.ReturnKeyType {

  /// Returns the label of a return key of this type in a locale, or nil if it shows a symbol.
  public func standardButtonText(for locale: Locale) -> String? {
    LocaleProfile.profile(for: locale).text(for: self)
  }
}
