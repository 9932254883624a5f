// Themes of our own, each for light and dark surroundings.
extension KeyboardThemeConvertible where Self == BuiltInTheme {

  /// Ink on warm paper, or chalk on slate.
  public static var ink: BuiltInTheme { BuiltInTheme("ink") }

  /// Black and white with one strong colour, for those who need contrast.
  public static var contrast: BuiltInTheme { BuiltInTheme("contrast") }

  /// Cream and petrol with sun and sea.
  public static var solstice: BuiltInTheme { BuiltInTheme("solstice") }

  /// Sculpted caps on a metal plate.
  public static var keycap: BuiltInTheme { BuiltInTheme("keycap") }

  /// Panes of glass over soft lights.
  public static var frost: BuiltInTheme { BuiltInTheme("frost") }

  /// Phosphor that glows, or green-bar paper.
  public static var terminal: BuiltInTheme { BuiltInTheme("terminal") }

  /// Blossom, by day and by lantern light.
  public static var sakura: BuiltInTheme { BuiltInTheme("sakura") }

  /// Cold water, snow and slate.
  public static var fjord: BuiltInTheme { BuiltInTheme("fjord") }

  /// Leaves under the moon, or a garden at dusk.
  public static var nightGarden: BuiltInTheme { BuiltInTheme("nightGarden") }
}
