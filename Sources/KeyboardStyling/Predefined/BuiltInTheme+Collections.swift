extension KeyboardThemeConvertible where Self == BuiltInTheme {

  /// The standard look as a theme.
  public static var standard: BuiltInTheme { BuiltInTheme("standard") }

  /// Keys with a hairline on a light board.
  public static var swifty: BuiltInTheme { BuiltInTheme("swifty") }

  /// Text without keys.
  public static var minimal: BuiltInTheme { BuiltInTheme("minimal") }

  /// Translucent keys on black.
  public static var colorful: BuiltInTheme { BuiltInTheme("colorful:black") }

  /// Earthen colours.
  public static var aesthetic: BuiltInTheme { BuiltInTheme("aesthetic:boho") }

  /// Sweet colours with white borders.
  public static var candyShop: BuiltInTheme { BuiltInTheme("candyShop:cottonCandy") }

  /// Bright colours on black.
  public static var neon: BuiltInTheme { BuiltInTheme("neon:night") }

  /// Lines of light on black.
  public static var tron: BuiltInTheme { BuiltInTheme("tron") }

  /// The older name of ``candyShop``.
  public static var cottonCandy: BuiltInTheme { BuiltInTheme("cottonCandy") }

  /// The older name of ``neon``.
  public static var neonNights: BuiltInTheme { BuiltInTheme("neonNights") }
}

extension KeyboardThemeConvertible where Self == BuiltInTheme {

  /// The standard look with a tint.
  public static func standard(_ style: KeyboardTheme.StandardStyle) -> BuiltInTheme {
    BuiltInTheme("standard", style)
  }

  /// Keys with a hairline on a tinted board.
  public static func swifty(_ style: KeyboardTheme.StandardStyle) -> BuiltInTheme {
    BuiltInTheme("swifty", style)
  }

  /// Text without keys on a board of a style.
  public static func minimal(_ style: KeyboardTheme.MinimalStyle) -> BuiltInTheme {
    BuiltInTheme("minimal", style)
  }

  /// Translucent keys on a colour.
  public static func colorful(_ style: KeyboardTheme.ColorfulStyle) -> BuiltInTheme {
    BuiltInTheme("colorful", style)
  }

  /// A look of the collection Aesthetic.
  public static func aesthetic(_ style: KeyboardTheme.AestheticStyle) -> BuiltInTheme {
    BuiltInTheme("aesthetic", style)
  }

  /// A look of the collection Candy Shop.
  public static func candyShop(_ style: KeyboardTheme.CandyShopStyle) -> BuiltInTheme {
    BuiltInTheme("candyShop", style)
  }

  /// A look of the collection Neon.
  public static func neon(_ style: KeyboardTheme.NeonStyle) -> BuiltInTheme {
    BuiltInTheme("neon", style)
  }

  /// Lines of light in a colour.
  public static func tron(_ style: KeyboardTheme.TronStyle) -> BuiltInTheme {
    BuiltInTheme("tron", style)
  }
}
