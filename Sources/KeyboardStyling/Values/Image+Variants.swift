public import Foundation
public import KeyboardCore

extension Image {

  /// The backspace icon, which points against the direction of writing.
  public static func keyboardBackspace(for locale: Locale) -> Image {
    locale.isRightToLeft ? .keyboardBackspaceRtl : .keyboardBackspace
  }

  /// The newline icon for the direction of writing.
  public static func keyboardNewline(for locale: Locale) -> Image {
    locale.isRightToLeft ? .keyboardNewlineRtl : .keyboardNewline
  }

  /// The tab icon for the direction of writing.
  public static func keyboardTab(for locale: Locale) -> Image {
    locale.isRightToLeft ? .keyboardTabRtl : .keyboardTab
  }

  /// The shift icon for a letter case.
  public static func keyboardShift(_ keyboardCase: Keyboard.KeyboardCase) -> Image {
    switch keyboardCase {
    case .auto, .lowercased: .keyboardShiftLowercased
    case .uppercased: .keyboardShiftUppercased
    case .capsLocked: .keyboardShiftCapslocked
    }
  }

  /// The icon for audio feedback, on or off.
  public static func keyboardAudioFeedback(enabled: Bool) -> Image {
    enabled ? .keyboardAudioFeedbackEnabled : .keyboardAudioFeedbackDisabled
  }

  /// The icon for haptic feedback, on or off.
  public static func keyboardHapticFeedback(enabled: Bool) -> Image {
    enabled ? .keyboardHapticFeedbackEnabled : .keyboardHapticFeedbackDisabled
  }
}

extension Locale {

  /// Whether the locale's script is written from right to left.
  var isRightToLeft: Bool {
    LocaleProfile.profile(for: self).direction == .rightToLeft
  }
}
