public import Foundation
public import KeyboardCore

/// An image on a key, by name: an icon of this package, an asset of the app, or a system symbol.
///
/// Images with the same icon are equal, as are `"delete.left"` and `Image.keyboardBackspace`.
public struct Image: Hashable, Codable, Sendable {

  /// An icon of this package, or the name of an asset of the app or of a system symbol.
  public enum Source: Hashable, Codable, Sendable {
    case icon(Icon)
    case asset(String)
    case system(String)
  }

  /// The origin of the image.
  public var source: Source

  /// Creates an image from a source.
  public init(source: Source) { self.source = source }

  /// Creates an image of an icon.
  public init(_ icon: Icon) { self.init(source: .icon(icon)) }

  /// Creates an image of an asset of the app, by name.
  public init(_ assetName: String) { self.init(source: .asset(assetName)) }

  /// Creates an image of a symbol such as `delete.left`, drawn as the equivalent icon if any.
  public init(systemName: String) { self.init(source: .system(systemName)) }

  /// The name within its source, such as `keyboardBackspace`.
  public var name: String {
    switch source {
    case .icon(let icon): icon.rawValue
    case .asset(let name), .system(let name): name
    }
  }

  /// The equivalent icon of this package, if any.
  public var icon: Icon? {
    switch source {
    case .icon(let icon): icon
    case .asset(let name): Icon(rawValue: name)
    case .system(let name): Icon.allCases.first { $0.systemName == name }
    }
  }

  private var drawing: Source { icon.map { .icon($0) } ?? source }

  /// Whether two images draw the same icon or have the same source.
  public static func == (image: Self, other: Self) -> Bool {
    image.source == other.source || image.drawing == other.drawing
  }

  /// Hash the icon, or else the source.
  public func hash(into hasher: inout Hasher) { hasher.combine(drawing) }

  /// Returns the backspace icon, which points against the writing direction.
  public static func keyboardBackspace(for locale: Locale) -> Image {
    locale.isRightToLeft ? .keyboardBackspaceRtl : .keyboardBackspace
  }

  /// Returns the newline icon for the writing direction.
  public static func keyboardNewline(for locale: Locale) -> Image {
    locale.isRightToLeft ? .keyboardNewlineRtl : .keyboardNewline
  }

  /// Returns the tab icon for the writing direction.
  public static func keyboardTab(for locale: Locale) -> Image {
    locale.isRightToLeft ? .keyboardTabRtl : .keyboardTab
  }

  /// Returns the shift icon for a keyboard case.
  public static func keyboardShift(_ keyboardCase: Keyboard.KeyboardCase) -> Image {
    switch keyboardCase {
    case .auto, .lowercased: .keyboardShiftLowercased
    case .uppercased: .keyboardShiftUppercased
    case .capsLocked: .keyboardShiftCapslocked
    }
  }

  /// Returns the icon for the back of the writing direction.
  public static func keyboardArrowBackward(for locale: Locale) -> Image {
    locale.isRightToLeft ? .keyboardArrowForward : .keyboardArrowBackward
  }

  /// Returns the icon for the front of the writing direction.
  public static func keyboardArrowForward(for locale: Locale) -> Image {
    locale.isRightToLeft ? .keyboardArrowBackward : .keyboardArrowForward
  }

  /// Returns the icon of a letter case, as on its shift key.
  public static func keyboardCase(_ keyboardCase: Keyboard.KeyboardCase) -> Image {
    .keyboardShift(keyboardCase)
  }

  /// Returns the icon of a keyboard type: of the key for it, or else of its characters.
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

  /// Returns the icon of what a text field is for.
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

  /// Returns the icon of enabled or disabled audio feedback.
  public static func keyboardAudioFeedback(enabled: Bool) -> Image {
    enabled ? .keyboardAudioFeedbackEnabled : .keyboardAudioFeedbackDisabled
  }

  /// Returns the icon of enabled or disabled haptic feedback.
  public static func keyboardHapticFeedback(enabled: Bool) -> Image {
    enabled ? .keyboardHapticFeedbackEnabled : .keyboardHapticFeedbackDisabled
  }
}

extension Locale {

  var isRightToLeft: Bool { LocaleProfile.profile(for: self).direction == .rightToLeft }
}

extension EmojiCategory {

  /// The system symbol of the category.
  public var symbolIcon: Image { Image(systemName: iconName) }
}
