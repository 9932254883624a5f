import KeyboardCore

extension KeyboardAction {

  /// Whether this is a shift key that is on: the keyboard shows upper case.
  func isUppercasedShift(for traits: KeyboardTraits) -> Bool {
    isShiftAction && traits.keyboardCase.isUppercasedOrCapslocked
  }

  /// The text that a key of this action types, if it is its own.
  var ownText: String? {
    switch self {
    case .character(let text), .text(let text): text
    case .diacritic(let diacritic): diacritic.char
    case .emoji(let emoji): emoji.char
    default: nil
    }
  }
}

extension String {

  /// Whether the text is in lower case and would be another one in upper case.
  ///
  /// Keys with such a text are drawn larger, and the text stands 2 points higher.
  public var isLowercasedWithUppercaseVariant: Bool {
    if utf8.count == 1, let letter = utf8.first {
      return UInt8(ascii: "a")...UInt8(ascii: "z") ~= letter
    }
    return self == lowercased() && self != uppercased()
  }
}

extension KeyboardTraits {

  /// Whether keys have the sizes of a pad.
  var hasPadKeys: Bool {
    deviceTypeForKeyboard == .pad || (deviceType == .pad && !isKeyboardFloating)
  }
}
