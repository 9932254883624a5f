public import KeyboardDocuments

extension KeyboardTheme {

  /// The standard look as a theme.
  public static var standard: KeyboardTheme { get throws(Diagnostics) { try builtIn("standard") } }

  /// Keys with a hairline on a light board.
  public static var swifty: KeyboardTheme { get throws(Diagnostics) { try builtIn("swifty") } }

  /// Text without keys.
  public static var minimal: KeyboardTheme { get throws(Diagnostics) { try builtIn("minimal") } }

  /// Translucent keys on black.
  public static var colorful: KeyboardTheme {
    get throws(Diagnostics) { try builtIn("colorful:black") }
  }

  /// Earthen colours.
  public static var aesthetic: KeyboardTheme {
    get throws(Diagnostics) { try builtIn("aesthetic:boho") }
  }

  /// Sweet colours with white borders.
  public static var candyShop: KeyboardTheme {
    get throws(Diagnostics) { try builtIn("candyShop:cottonCandy") }
  }

  /// Bright colours on black.
  public static var neon: KeyboardTheme { get throws(Diagnostics) { try builtIn("neon:night") } }

  /// Lines of light on black.
  public static var tron: KeyboardTheme { get throws(Diagnostics) { try builtIn("tron") } }

  /// The older name of ``candyShop``.
  public static var cottonCandy: KeyboardTheme {
    get throws(Diagnostics) { try builtIn("cottonCandy") }
  }

  /// The older name of ``neon``.
  public static var neonNights: KeyboardTheme {
    get throws(Diagnostics) { try builtIn("neonNights") }
  }
}

extension KeyboardTheme {

  /// The standard look with a tint.
  public static func standard(_ style: StandardStyle) throws(Diagnostics) -> KeyboardTheme {
    try BuiltInLook("standard", style).theme
  }

  /// Keys with a hairline on a tinted board.
  public static func swifty(_ style: StandardStyle) throws(Diagnostics) -> KeyboardTheme {
    try BuiltInLook("swifty", style).theme
  }

  /// Text without keys on a board of a style.
  public static func minimal(_ style: MinimalStyle) throws(Diagnostics) -> KeyboardTheme {
    try BuiltInLook("minimal", style).theme
  }

  /// Translucent keys on a colour.
  public static func colorful(_ style: ColorfulStyle) throws(Diagnostics) -> KeyboardTheme {
    try BuiltInLook("colorful", style).theme
  }

  /// A look of the collection Aesthetic.
  public static func aesthetic(_ style: AestheticStyle) throws(Diagnostics) -> KeyboardTheme {
    try BuiltInLook("aesthetic", style).theme
  }

  /// A look of the collection Candy Shop.
  public static func candyShop(_ style: CandyShopStyle) throws(Diagnostics) -> KeyboardTheme {
    try BuiltInLook("candyShop", style).theme
  }

  /// A look of the collection Neon.
  public static func neon(_ style: NeonStyle) throws(Diagnostics) -> KeyboardTheme {
    try BuiltInLook("neon", style).theme
  }

  /// Lines of light in a colour.
  public static func tron(_ style: TronStyle) throws(Diagnostics) -> KeyboardTheme {
    try BuiltInLook("tron", style).theme
  }
}
