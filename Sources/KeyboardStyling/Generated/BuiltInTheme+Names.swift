// Written by `make generate`; don't edit.

extension KeyboardThemeConvertible where Self == BuiltInTheme {

  /// The default leaves everything open and so is the system's own keyboard.
  public static var standard: BuiltInTheme { BuiltInTheme("standard") }
  /// The theme Swifty.
  public static var swifty: BuiltInTheme { BuiltInTheme("swifty") }
  /// The theme Minimal.
  public static var minimal: BuiltInTheme { BuiltInTheme("minimal") }
  /// Keys are veils over one colour.
  public static var colorful: BuiltInTheme { BuiltInTheme("colorful:black") }
  /// The theme Aesthetic.
  public static var aesthetic: BuiltInTheme { BuiltInTheme("aesthetic:boho") }
  /// The theme Candy Shop.
  public static var candyShop: BuiltInTheme { BuiltInTheme("candyShop:cottonCandy") }
  /// The theme Neon.
  public static var neon: BuiltInTheme { BuiltInTheme("neon:night") }
  /// The theme Tron.
  public static var tron: BuiltInTheme { BuiltInTheme("tron") }
  /// Warm paper and one pot of ink; in the dark the page turns to slate and the ink to chalk.
  public static var ink: BuiltInTheme { BuiltInTheme("ink") }
  /// Black on white or white on black, thick outlines, and one strong colour where something
  /// happens.
  public static var contrast: BuiltInTheme { BuiltInTheme("contrast") }
  /// The longest day and the longest night in the same few tones: cream or petrol, with sun and
  /// sea.
  public static var solstice: BuiltInTheme { BuiltInTheme("solstice") }
  /// Sculpted caps on a metal plate: lit from above, dished in the middle, with a tall front that
  /// goes down while the key is pressed.
  public static var keycap: BuiltInTheme { BuiltInTheme("keycap") }
  /// Panes of glass over a wallpaper of soft lights.
  public static var frost: BuiltInTheme { BuiltInTheme("frost") }
  /// Phosphor that glows where it is touched; by day a printout on green-bar paper.
  public static var terminal: BuiltInTheme { BuiltInTheme("terminal") }
  /// Blossom against a morning sky, and by lantern light.
  public static var sakura: BuiltInTheme { BuiltInTheme("sakura") }
  /// Cold water, snow and slate, with the light of a boat.
  public static var fjord: BuiltInTheme { BuiltInTheme("fjord") }
  /// Leaves under the moon with one firefly; at dusk, sage and apricot.
  public static var nightGarden: BuiltInTheme { BuiltInTheme("nightGarden") }
  /// The older name of ``candyShop``.
  public static var cottonCandy: BuiltInTheme { BuiltInTheme("cottonCandy") }
  /// The older name of ``neon``.
  public static var neonNights: BuiltInTheme { BuiltInTheme("neonNights") }
}

extension KeyboardThemeConvertible where Self == BuiltInTheme {

  /// A look of Standard.
  public static func standard(_ style: KeyboardTheme.StandardStyle) -> BuiltInTheme {
    BuiltInTheme("standard", style)
  }
  /// A look of Swifty.
  public static func swifty(_ style: KeyboardTheme.StandardStyle) -> BuiltInTheme {
    BuiltInTheme("swifty", style)
  }
  /// A look of Minimal.
  public static func minimal(_ style: KeyboardTheme.MinimalStyle) -> BuiltInTheme {
    BuiltInTheme("minimal", style)
  }
  /// A look of Colorful.
  public static func colorful(_ style: KeyboardTheme.ColorfulStyle) -> BuiltInTheme {
    BuiltInTheme("colorful", style)
  }
  /// A look of Aesthetic.
  public static func aesthetic(_ style: KeyboardTheme.AestheticStyle) -> BuiltInTheme {
    BuiltInTheme("aesthetic", style)
  }
  /// A look of Candy Shop.
  public static func candyShop(_ style: KeyboardTheme.CandyShopStyle) -> BuiltInTheme {
    BuiltInTheme("candyShop", style)
  }
  /// A look of Neon.
  public static func neon(_ style: KeyboardTheme.NeonStyle) -> BuiltInTheme {
    BuiltInTheme("neon", style)
  }
  /// A look of Tron.
  public static func tron(_ style: KeyboardTheme.TronStyle) -> BuiltInTheme {
    BuiltInTheme("tron", style)
  }
  /// A look of Keycap.
  public static func keycap(_ style: KeyboardTheme.KeycapStyle) -> BuiltInTheme {
    BuiltInTheme("keycap", style)
  }
  /// A look of Frost.
  public static func frost(_ style: KeyboardTheme.FrostStyle) -> BuiltInTheme {
    BuiltInTheme("frost", style)
  }
  /// A look of Terminal.
  public static func terminal(_ style: KeyboardTheme.TerminalStyle) -> BuiltInTheme {
    BuiltInTheme("terminal", style)
  }
}
