extension KeyboardTheme {

  /// The standard look as a theme.
  public static var standard: KeyboardTheme {
    get throws { try BuiltInLook("standard").theme }
  }

  /// Keys with a hairline on a light board.
  public static var swifty: KeyboardTheme { get throws { try BuiltInLook("swifty").theme } }

  /// Text without keys.
  public static var minimal: KeyboardTheme {
    get throws { try BuiltInLook("minimal").theme }
  }

  /// Translucent keys on black.
  public static var colorful: KeyboardTheme {
    get throws { try BuiltInLook("colorful:black").theme }
  }

  /// Earthen colours.
  public static var aesthetic: KeyboardTheme {
    get throws { try BuiltInLook("aesthetic:boho").theme }
  }

  /// Sweet colours with white borders.
  public static var candyShop: KeyboardTheme {
    get throws { try BuiltInLook("candyShop:cottonCandy").theme }
  }

  /// Bright colours on black.
  public static var neon: KeyboardTheme {
    get throws { try BuiltInLook("neon:night").theme }
  }

  /// Lines of light on black.
  public static var tron: KeyboardTheme { get throws { try BuiltInLook("tron").theme } }

  /// The older name of ``candyShop``.
  public static var cottonCandy: KeyboardTheme {
    get throws { try BuiltInLook("cottonCandy").theme }
  }

  /// The older name of ``neon``.
  public static var neonNights: KeyboardTheme {
    get throws { try BuiltInLook("neonNights").theme }
  }
}

extension KeyboardTheme {

  /// The standard look with a tint.
  public static func standard(_ style: StandardStyle) throws -> KeyboardTheme {
    try BuiltInLook("standard", style).theme
  }

  /// Keys with a hairline on a tinted board.
  public static func swifty(_ style: StandardStyle) throws -> KeyboardTheme {
    try BuiltInLook("swifty", style).theme
  }

  /// Text without keys on a board of a style.
  public static func minimal(_ style: MinimalStyle) throws -> KeyboardTheme {
    try BuiltInLook("minimal", style).theme
  }

  /// Translucent keys on a colour.
  public static func colorful(_ style: ColorfulStyle) throws -> KeyboardTheme {
    try BuiltInLook("colorful", style).theme
  }

  /// A look of the collection Aesthetic.
  public static func aesthetic(_ style: AestheticStyle) throws -> KeyboardTheme {
    try BuiltInLook("aesthetic", style).theme
  }

  /// A look of the collection Candy Shop.
  public static func candyShop(_ style: CandyShopStyle) throws -> KeyboardTheme {
    try BuiltInLook("candyShop", style).theme
  }

  /// A look of the collection Neon.
  public static func neon(_ style: NeonStyle) throws -> KeyboardTheme {
    try BuiltInLook("neon", style).theme
  }

  /// Lines of light in a colour.
  public static func tron(_ style: TronStyle) throws -> KeyboardTheme {
    try BuiltInLook("tron", style).theme
  }
}
