public import Foundation

extension KeyboardTheme {

  /// A look of the collection Aesthetic.
  public struct AestheticStyle: KeyboardThemeStyleVariation, VariationStyle {

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

extension KeyboardTheme.AestheticStyle {

  static let theme = "aesthetic"

  /// Earthen colours.
  public static let boho = variation("boho", name: "Boho")

  /// All predefined styles, the default one first.
  public static var predefined: [Self] {
    [.boho]
  }
}
