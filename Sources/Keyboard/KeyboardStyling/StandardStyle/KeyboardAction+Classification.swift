import KeyboardCore

extension KeyboardAction {

  /// Whether the key stands on the board itself: backspace on the number pads of phones.
  func hasNoFace(for traits: KeyboardTraits) -> Bool {
    self == .backspace && !traits.hasPadKeys && Keyboard.NumberPadKind(for: traits) != nil
  }

  func isUppercasedShift(for traits: KeyboardTraits) -> Bool {
    isShiftAction && traits.keyboardCase.isUppercasedOrCapslocked
  }

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

  /// Whether the text is lowercase and has a different uppercase variant.
  ///
  /// Keys with such a text have a larger font, and the text is 2 points higher.
  public var isLowercasedWithUppercaseVariant: Bool {
    if utf8.count == 1, let letter = utf8.first {
      return UInt8(ascii: "a")...UInt8(ascii: "z") ~= letter
    }
    return self == lowercased() && self != uppercased()
  }
}

extension KeyboardTraits {

  var hasPadKeys: Bool {
    deviceTypeForKeyboard == .pad || (deviceType == .pad && !isKeyboardFloating)
  }

  var hasSmallPadKeys: Bool { hasPadKeys && !hasLargePadScreen }
}
