import Foundation
import KeyboardCore

/// The curve of rounded corners.
public enum KeyboardCornerStyle: String, Hashable, Codable, Sendable, CaseIterable {

  /// A quarter of a circle.
  case circular

  /// A curve of continuous curvature.
  case continuous

  /// A straight cut between the ends of the radius.
  case cut
}

/// The slant of a font.
public enum KeyboardFontStyle: String, Hashable, Codable, Sendable, CaseIterable {

  /// Upright.
  case normal

  /// The italic of the family, or its slanted letters if it has none.
  case italic
}

/// A line that decorates text.
public enum KeyboardTextDecoration: String, Hashable, Codable, Sendable, CaseIterable {

  /// No line.
  case none

  /// A line below the text.
  case underline
}

/// The case in which text is shown.
public enum KeyboardTextCase: String, Hashable, Codable, Sendable, CaseIterable {

  /// The case of the text.
  case original

  /// Capital letters.
  case upper

  /// Small letters.
  case lower
}

/// The content of the hint of a key.
public enum KeyboardHintContent: String, Hashable, Codable, Sendable, CaseIterable {

  /// The character of a swipe down, which keys of pads have.
  case swipeDown

  /// The first character that a long press offers.
  case longPress

  /// No hint.
  case nothing = "none"
}

/// The place of a hint on its key.
public enum KeyboardHintPlace: String, Hashable, Codable, Sendable, CaseIterable {

  /// Above the key's own character, which stands lower.
  case top

  /// In the top left corner.
  case topLeading

  /// In the top right corner.
  case topTrailing

  /// In the bottom left corner.
  case bottomLeading

  /// In the bottom right corner.
  case bottomTrailing
}

extension KeyboardTextCase {

  package func applied(to text: String, language: String) -> String {
    switch self {
    case .original: text
    case .upper: KeyCasing(language: language).uppercased(text)
    case .lower: text.lowercased(with: Locale(identifier: language))
    }
  }
}

/// The names of sounds and haptics, which are data for apps.
///
/// They are those of the feedback of keyboards; an app adds its own after a prefix.
enum StyleSignals {

  static let custom = "custom:"

  static let sounds = ["input", "system", "delete", "none"]

  static let haptics = [
    "error", "success", "warning", "lightImpact", "mediumImpact", "heavyImpact", "selectionChanged",
    "none",
  ]
}
