import KeyboardPipeline

/// The system's text sizes.
///
/// Source of the sizes: Apple's Human Interface Guidelines, Typography, Dynamic Type, the style
/// Body in points.
enum TextSize: String, CaseIterable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// The size as a multiple of the default.
  var factor: Double { bodySize / 17 }

  private var bodySize: Double {
    switch self {
    case .xSmall: 14
    case .small: 15
    case .medium: 16
    case .large: 17
    case .xLarge: 19
    case .xxLarge: 21
    case .xxxLarge: 23
    case .accessibility1: 28
    case .accessibility2: 33
    case .accessibility3: 40
    case .accessibility4: 47
    case .accessibility5: 53
    }
  }
}

extension ChoiceReader {

  /// Parse a text size, by name or as a multiple of the default.
  mutating func readTextSize(_ text: String?) -> Double? {
    guard let text else { return nil }
    if text.first?.isLetter == true {
      return read(text, as: TextSize.self, kind: "text size")?.factor
    }
    return readNumber(text, option: "text-size", in: 0.5...3.2)
  }
}
