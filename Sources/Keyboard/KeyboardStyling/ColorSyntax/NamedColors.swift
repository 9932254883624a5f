import KeyboardDrawing

/// The names of CSS, and those of the keyboard, which are the standard colors.
enum NamedColors {

  static func color(_ name: String) -> Color? {
    if let value = Color.styleSheetNames[name] { return Color(hex: value) }
    return own[name]
  }

  static var names: [String] { Color.styleSheetNames.keys.sorted() + own.keys.sorted() }

  private static let own: [String: Color] = [
    "transparent": .clear,
    "standard-key": .keyboardButtonBackground,
    "standard-system-key": .keyboardDarkButtonBackground,
    "standard-text": .keyboardButtonForeground,
    "standard-shadow": .keyboardButtonShadow,
    "standard-keyboard": .keyboardBackground,
    "system-blue": .blue, "system-brown": .brown, "system-cyan": .cyan, "system-gray": .gray,
    "system-green": .green, "system-indigo": .indigo, "system-mint": .mint,
    "system-orange": .orange, "system-pink": .pink, "system-purple": .purple,
    "system-red": .red, "system-teal": .teal, "system-yellow": .yellow,
  ]
}
