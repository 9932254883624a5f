import Foundation
import KeyboardCore

/// The curve of corners: a quarter of a circle, one of continuous curvature, or a straight cut.
public enum KeyboardCornerStyle: String, Hashable, Codable, Sendable, CaseIterable {
  case circular
  case continuous
  case cut
}

/// The slant of a font; italic is slanted if the family has no italic.
public enum KeyboardFontStyle: String, Hashable, Codable, Sendable, CaseIterable {
  case normal
  case italic
}

/// A line below text, or none.
public enum KeyboardTextDecoration: String, Hashable, Codable, Sendable, CaseIterable {
  case none
  case underline
}

/// The case of shown text.
public enum KeyboardTextCase: String, Hashable, Codable, Sendable, CaseIterable {
  case original
  case upper
  case lower

  package func applied(to text: String, language: String) -> String {
    switch self {
    case .original: text
    case .upper: KeyCasing(language: language).uppercased(text)
    case .lower: text.lowercased(with: Locale(identifier: language))
    }
  }
}

/// The content of a hint: the character of a swipe down, the first one of a long press, or none.
public enum KeyboardHintContent: String, Hashable, Codable, Sendable, CaseIterable {
  case swipeDown
  case longPress
  case nothing = "none"
}

/// The place of a hint: above the key's own character, which stands lower, or in a corner.
public enum KeyboardHintPosition: String, Hashable, Codable, Sendable, CaseIterable {
  case top
  case topLeading
  case topTrailing
  case bottomLeading
  case bottomTrailing
}

/// The names of sounds and haptics for apps, which have more after a prefix.
enum StyleSignals {

  static let custom = "custom:"

  static let sounds = ["input", "system", "delete", "none"]

  static let haptics = [
    "error", "success", "warning", "lightImpact", "mediumImpact", "heavyImpact", "selectionChanged",
    "none",
  ]
}
