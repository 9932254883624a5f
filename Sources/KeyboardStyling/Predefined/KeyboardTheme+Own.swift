import KeyboardDocuments

// Themes of our own, each for light and dark surroundings.
extension KeyboardTheme {

  /// Ink on warm paper, or chalk on slate.
  public static var ink: KeyboardTheme { get throws(Diagnostics) { try builtIn("ink") } }

  /// Black and white with one strong colour, for those who need contrast.
  public static var contrast: KeyboardTheme { get throws(Diagnostics) { try builtIn("contrast") } }

  /// Cream and petrol with sun and sea.
  public static var solstice: KeyboardTheme { get throws(Diagnostics) { try builtIn("solstice") } }

  /// Sculpted caps on a metal plate.
  public static var keycap: KeyboardTheme { get throws(Diagnostics) { try builtIn("keycap") } }

  /// Panes of glass over soft lights.
  public static var frost: KeyboardTheme { get throws(Diagnostics) { try builtIn("frost") } }

  /// Phosphor that glows, or green-bar paper.
  public static var terminal: KeyboardTheme { get throws(Diagnostics) { try builtIn("terminal") } }

  /// Blossom, by day and by lantern light.
  public static var sakura: KeyboardTheme { get throws(Diagnostics) { try builtIn("sakura") } }

  /// Cold water, snow and slate.
  public static var fjord: KeyboardTheme { get throws(Diagnostics) { try builtIn("fjord") } }

  /// Leaves under the moon, or a garden at dusk.
  public static var nightGarden: KeyboardTheme {
    get throws(Diagnostics) { try builtIn("nightGarden") }
  }
}
