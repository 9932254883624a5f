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
