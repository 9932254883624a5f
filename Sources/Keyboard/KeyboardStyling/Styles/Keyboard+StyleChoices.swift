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

extension KeyboardTextCase {

  package func applied(to text: String, language: String) -> String {
    switch self {
    case .original: text
    case .upper: KeyCasing(language: language).uppercased(text)
    case .lower: text.lowercased(with: Locale(identifier: language))
    }
  }
}
