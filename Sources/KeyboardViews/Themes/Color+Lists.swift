import KeyboardDrawing

// The system colors of lists that show themes.
// Source: Apple's Human Interface Guidelines, Color, system colors of iOS.
extension Color.Resolved {

  /// The background color of grouped lists.
  static func systemGroupedBackground(isDark: Bool) -> Self {
    Self(hex: isDark ? 0x000000 : 0xF2F2F7)
  }

  /// The color of translucent separators.
  static func separator(isDark: Bool) -> Self {
    isDark ? Self(hex: 0x545458, opacity: 0.6) : Self(hex: 0x3C3C43, opacity: 0.18)
  }
}
