import KeyboardDocuments

// Themes of our own, each for light and dark surroundings.
extension KeyboardTheme {

  /// Ink on warm paper, or chalk on slate.
  public static var ink: KeyboardTheme { get throws { try BuiltInLook("ink").theme } }

  /// Black and white with one strong colour, for those who need contrast.
  public static var contrast: KeyboardTheme {
    get throws { try BuiltInLook("contrast").theme }
  }

  /// Cream and petrol with sun and sea.
  public static var solstice: KeyboardTheme {
    get throws { try BuiltInLook("solstice").theme }
  }

  /// Sculpted caps on a metal plate.
  public static var keycap: KeyboardTheme { get throws { try BuiltInLook("keycap").theme } }

  /// Panes of glass over soft lights.
  public static var frost: KeyboardTheme { get throws { try BuiltInLook("frost").theme } }

  /// Phosphor that glows, or green-bar paper.
  public static var terminal: KeyboardTheme {
    get throws { try BuiltInLook("terminal").theme }
  }

  /// Blossom, by day and by lantern light.
  public static var sakura: KeyboardTheme { get throws { try BuiltInLook("sakura").theme } }

  /// Cold water, snow and slate.
  public static var fjord: KeyboardTheme { get throws { try BuiltInLook("fjord").theme } }

  /// Leaves under the moon, or a garden at dusk.
  public static var nightGarden: KeyboardTheme {
    get throws { try BuiltInLook("nightGarden").theme }
  }
}
