public import Foundation

extension KeyboardTheme {

  /// A look of the collection Neon.
  public struct NeonStyle: KeyboardThemeStyleVariation, VariationStyle {

    /// What tells the style from others; predefined styles always have the same.
    public var id: UUID

    /// What people call the style.
    public var name: String

    let choice: VariationChoice

    init(id: UUID, name: String, choice: VariationChoice) {
      self.id = id
      self.name = name
      self.choice = choice
    }
  }
}

extension KeyboardTheme.NeonStyle {

  static let theme = "neon"

  /// Bright colours on black.
  public static let night = variation("night", name: "Neon Nights")

  /// All predefined styles, the default one first.
  public static var predefined: [Self] {
    [.night]
  }
}
