// Written by `make generate`; don't edit.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The built-in themes by name, and in one of their styles.
extension KeyboardTheme {

  /// The system keyboard.
  public static var standard: KeyboardTheme { get throws { try builtIn("standard") } }
  public static var swifty: KeyboardTheme { get throws { try builtIn("swifty") } }
  public static var minimal: KeyboardTheme { get throws { try builtIn("minimal") } }
  /// Translucent keys over one color.
  public static var colorful: KeyboardTheme { get throws { try builtIn("colorful:black") } }
  public static var aesthetic: KeyboardTheme { get throws { try builtIn("aesthetic:boho") } }
  public static var candyShop: KeyboardTheme { get throws { try builtIn("candyShop:cottonCandy") } }
  public static var neon: KeyboardTheme { get throws { try builtIn("neon:night") } }
  public static var tron: KeyboardTheme { get throws { try builtIn("tron") } }
  /// White lines on blue, or blue ones on white: drawn from the name, because there is no picture
  /// of the original theme.
  public static var blueprint: KeyboardTheme { get throws { try builtIn("blueprint:dark") } }
  /// A serif printed in black ink on warm paper; by night the paper is dark, and the ink is white.
  public static var ink: KeyboardTheme { get throws { try builtIn("ink") } }
  /// Black on white or white on black, thick outlines, and one accent color.
  public static var contrast: KeyboardTheme { get throws { try builtIn("contrast") } }
  /// The longest day and the longest night in the same few tones: cream or petrol, with sun and
  /// sea.
  public static var solstice: KeyboardTheme { get throws { try builtIn("solstice") } }
  /// Sculpted caps on a metal plate, with a tall front that sinks while pressed.
  public static var keycap: KeyboardTheme { get throws { try builtIn("keycap") } }
  /// Panes of glass over a wallpaper of soft lights.
  public static var frost: KeyboardTheme { get throws { try builtIn("frost") } }
  /// A tube with scan lines, by day as by night, and a block cursor that jumps to the pressed key.
  public static var terminal: KeyboardTheme { get throws { try builtIn("terminal") } }
  /// Blossom against a morning sky, and by lantern light.
  public static var sakura: KeyboardTheme { get throws { try builtIn("sakura") } }
  /// Mountains and their reflection, keys of ice on the water, and one red cabin on the shore, lit
  /// at night.
  public static var fjord: KeyboardTheme { get throws { try builtIn("fjord") } }
  /// Leaves under the moon with one firefly; at dusk, sage and apricot.
  public static var nightGarden: KeyboardTheme { get throws { try builtIn("nightGarden") } }
  /// Keys drawn with a pencil on graph paper, in chalk after dark, and hatched while they are
  /// pressed.
  public static var sketch: KeyboardTheme { get throws { try builtIn("sketch") } }
  /// For children: wax on paper, one color for each row, large letters, keys that grow under the
  /// finger.
  public static var crayon: KeyboardTheme { get throws { try builtIn("crayon") } }
  /// A brand as a product of choices: one accent, how much air there is, and whether keys have
  /// outlines.
  public static var atelier: KeyboardTheme { get throws { try builtIn("atelier") } }
  /// Glass filled with water, keys like bubbles in it, and one pearl: what is behind shines
  /// through.
  public static var aquarium: KeyboardTheme { get throws { try builtIn("aquarium") } }
  /// A split-flap board: letters on two leaves, of which the upper one falls while a key is
  /// pressed.
  public static var departures: KeyboardTheme { get throws { try builtIn("departures") } }
  /// Two inks that don't quite meet, pink and blue, until a key is pressed: then they print over
  /// each other.
  public static var overprint: KeyboardTheme { get throws { try builtIn("overprint") } }
  /// A sweater: letters on patches of wool, a pattern along the yoke, and stitches that give way
  /// under the finger.
  public static var knit: KeyboardTheme { get throws { try builtIn("knit") } }
  /// Letter paper, a fountain pen and sealing wax; carbon paper by night.
  public static var papeterie: KeyboardTheme { get throws { try builtIn("papeterie") } }
  /// Neon tubes over a wet street; glass tubes on a white wall by day.
  public static var marquee: KeyboardTheme { get throws { try builtIn("marquee") } }
  /// Water that lights up where it is touched, and slowly grows dark again.
  public static var plankton: KeyboardTheme { get throws { try builtIn("plankton") } }
  /// The older name of ``candyShop``.
  public static var cottonCandy: KeyboardTheme { get throws { try builtIn("cottonCandy") } }
  /// The older name of ``neon``.
  public static var neonNights: KeyboardTheme { get throws { try builtIn("neonNights") } }
  public static func standard(_ style: StandardStyle) throws -> KeyboardTheme {
    try BuiltInVariation("standard", style).theme
  }
  public static func swifty(_ style: StandardStyle) throws -> KeyboardTheme {
    try BuiltInVariation("swifty", style).theme
  }
  public static func minimal(_ style: MinimalStyle) throws -> KeyboardTheme {
    try BuiltInVariation("minimal", style).theme
  }
  public static func colorful(_ style: ColorfulStyle) throws -> KeyboardTheme {
    try BuiltInVariation("colorful", style).theme
  }
  public static func aesthetic(_ style: AestheticStyle) throws -> KeyboardTheme {
    try BuiltInVariation("aesthetic", style).theme
  }
  public static func candyShop(_ style: CandyShopStyle) throws -> KeyboardTheme {
    try BuiltInVariation("candyShop", style).theme
  }
  public static func neon(_ style: NeonStyle) throws -> KeyboardTheme {
    try BuiltInVariation("neon", style).theme
  }
  public static func tron(_ style: TronStyle) throws -> KeyboardTheme {
    try BuiltInVariation("tron", style).theme
  }
  public static func blueprint(_ style: BlueprintStyle) throws -> KeyboardTheme {
    try BuiltInVariation("blueprint", style).theme
  }
  public static func keycap(_ style: KeycapStyle) throws -> KeyboardTheme {
    try BuiltInVariation("keycap", style).theme
  }
  public static func frost(_ style: FrostStyle) throws -> KeyboardTheme {
    try BuiltInVariation("frost", style).theme
  }
  public static func terminal(_ style: TerminalStyle) throws -> KeyboardTheme {
    try BuiltInVariation("terminal", style).theme
  }
  public static func atelier(_ style: AtelierStyle) throws -> KeyboardTheme {
    try BuiltInVariation("atelier", style).theme
  }
}

/// The built-in themes by name; the keyboard reads them.
extension KeyboardThemeConvertible where Self == BuiltInTheme {

  public static var standard: BuiltInTheme { BuiltInTheme("standard") }
  public static var swifty: BuiltInTheme { BuiltInTheme("swifty") }
  public static var minimal: BuiltInTheme { BuiltInTheme("minimal") }
  public static var colorful: BuiltInTheme { BuiltInTheme("colorful:black") }
  public static var aesthetic: BuiltInTheme { BuiltInTheme("aesthetic:boho") }
  public static var candyShop: BuiltInTheme { BuiltInTheme("candyShop:cottonCandy") }
  public static var neon: BuiltInTheme { BuiltInTheme("neon:night") }
  public static var tron: BuiltInTheme { BuiltInTheme("tron") }
  public static var blueprint: BuiltInTheme { BuiltInTheme("blueprint:dark") }
  public static var ink: BuiltInTheme { BuiltInTheme("ink") }
  public static var contrast: BuiltInTheme { BuiltInTheme("contrast") }
  public static var solstice: BuiltInTheme { BuiltInTheme("solstice") }
  public static var keycap: BuiltInTheme { BuiltInTheme("keycap") }
  public static var frost: BuiltInTheme { BuiltInTheme("frost") }
  public static var terminal: BuiltInTheme { BuiltInTheme("terminal") }
  public static var sakura: BuiltInTheme { BuiltInTheme("sakura") }
  public static var fjord: BuiltInTheme { BuiltInTheme("fjord") }
  public static var nightGarden: BuiltInTheme { BuiltInTheme("nightGarden") }
  public static var sketch: BuiltInTheme { BuiltInTheme("sketch") }
  public static var crayon: BuiltInTheme { BuiltInTheme("crayon") }
  public static var atelier: BuiltInTheme { BuiltInTheme("atelier") }
  public static var aquarium: BuiltInTheme { BuiltInTheme("aquarium") }
  public static var departures: BuiltInTheme { BuiltInTheme("departures") }
  public static var overprint: BuiltInTheme { BuiltInTheme("overprint") }
  public static var knit: BuiltInTheme { BuiltInTheme("knit") }
  public static var papeterie: BuiltInTheme { BuiltInTheme("papeterie") }
  public static var marquee: BuiltInTheme { BuiltInTheme("marquee") }
  public static var plankton: BuiltInTheme { BuiltInTheme("plankton") }
  public static var cottonCandy: BuiltInTheme { BuiltInTheme("cottonCandy") }
  public static var neonNights: BuiltInTheme { BuiltInTheme("neonNights") }
  public static func standard(_ style: KeyboardTheme.StandardStyle) -> BuiltInTheme {
    BuiltInTheme("standard", style)
  }
  public static func swifty(_ style: KeyboardTheme.StandardStyle) -> BuiltInTheme {
    BuiltInTheme("swifty", style)
  }
  public static func minimal(_ style: KeyboardTheme.MinimalStyle) -> BuiltInTheme {
    BuiltInTheme("minimal", style)
  }
  public static func colorful(_ style: KeyboardTheme.ColorfulStyle) -> BuiltInTheme {
    BuiltInTheme("colorful", style)
  }
  public static func aesthetic(_ style: KeyboardTheme.AestheticStyle) -> BuiltInTheme {
    BuiltInTheme("aesthetic", style)
  }
  public static func candyShop(_ style: KeyboardTheme.CandyShopStyle) -> BuiltInTheme {
    BuiltInTheme("candyShop", style)
  }
  public static func neon(_ style: KeyboardTheme.NeonStyle) -> BuiltInTheme {
    BuiltInTheme("neon", style)
  }
  public static func tron(_ style: KeyboardTheme.TronStyle) -> BuiltInTheme {
    BuiltInTheme("tron", style)
  }
  public static func blueprint(_ style: KeyboardTheme.BlueprintStyle) -> BuiltInTheme {
    BuiltInTheme("blueprint", style)
  }
  public static func keycap(_ style: KeyboardTheme.KeycapStyle) -> BuiltInTheme {
    BuiltInTheme("keycap", style)
  }
  public static func frost(_ style: KeyboardTheme.FrostStyle) -> BuiltInTheme {
    BuiltInTheme("frost", style)
  }
  public static func terminal(_ style: KeyboardTheme.TerminalStyle) -> BuiltInTheme {
    BuiltInTheme("terminal", style)
  }
  public static func atelier(_ style: KeyboardTheme.AtelierStyle) -> BuiltInTheme {
    BuiltInTheme("atelier", style)
  }
}
