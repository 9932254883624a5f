public import Foundation
public import KeyboardCore

extension Image {

  /// Return the backspace icon, which points against the writing direction.
  public static func keyboardBackspace(for locale: Locale) -> Image {
    locale.isRightToLeft ? .keyboardBackspaceRtl : .keyboardBackspace
  }

  /// Return the newline icon for the writing direction.
  public static func keyboardNewline(for locale: Locale) -> Image {
    locale.isRightToLeft ? .keyboardNewlineRtl : .keyboardNewline
  }

  /// Return the tab icon for the writing direction.
  public static func keyboardTab(for locale: Locale) -> Image {
    locale.isRightToLeft ? .keyboardTabRtl : .keyboardTab
  }

  /// Return the shift icon for a keyboard case.
  public static func keyboardShift(_ keyboardCase: Keyboard.KeyboardCase) -> Image {
    switch keyboardCase {
    case .auto, .lowercased: .keyboardShiftLowercased
    case .uppercased: .keyboardShiftUppercased
    case .capsLocked: .keyboardShiftCapslocked
    }
  }

  /// Return the icon for the back of the writing direction.
  public static func keyboardArrowBackward(for locale: Locale) -> Image {
    locale.isRightToLeft ? .keyboardArrowForward : .keyboardArrowBackward
  }

  /// Return the icon for the front of the writing direction.
  public static func keyboardArrowForward(for locale: Locale) -> Image {
    locale.isRightToLeft ? .keyboardArrowBackward : .keyboardArrowForward
  }

  /// Return the icon of a letter case, that of its shift key.
  public static func keyboardCase(_ keyboardCase: Keyboard.KeyboardCase) -> Image {
    .keyboardShift(keyboardCase)
  }

  /// Return the icon of a keyboard type: that of the key for it, or else of its characters.
  public static func keyboardType(_ type: Keyboard.KeyboardType) -> Image {
    if let image = type.standardButtonImage { return image }
    return switch type {
    case .alphabetic: .keyboardInputToolbarCharacters
    case .numeric, .numberPad: .keyboardInputToolbarNumbers
    case .emojiSearch: .keyboardSearch
    case .url: .keyboardUrl
    default: .keyboard
    }
  }

  /// Return the icon of what a text field is for.
  public static func keyboardInputType(_ type: Keyboard.TextFieldType) -> Image {
    switch type {
    case .emailAddress: .keyboardEmail
    case .url: .keyboardUrl
    case .webSearch: .keyboardSearch
    case .numbersAndPunctuation, .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad:
      .keyboardInputToolbarNumbers
    case .default, .asciiCapable, .namePhonePad, .twitter: .keyboardInputToolbarCharacters
    }
  }

  /// Return the icon of enabled or disabled audio feedback.
  public static func keyboardAudioFeedback(enabled: Bool) -> Image {
    enabled ? .keyboardAudioFeedbackEnabled : .keyboardAudioFeedbackDisabled
  }

  /// Return the icon of enabled or disabled haptic feedback.
  public static func keyboardHapticFeedback(enabled: Bool) -> Image {
    enabled ? .keyboardHapticFeedbackEnabled : .keyboardHapticFeedbackDisabled
  }
}

extension Locale {

  var isRightToLeft: Bool {
    LocaleProfile.profile(for: self).direction == .rightToLeft
  }
}

extension EmojiCategory {

  /// The system symbol of the category.
  public var symbolIcon: Image { Image(systemName: iconName) }
}
