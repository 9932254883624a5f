public import Foundation

extension KeyboardTheme {

  /// A look of the collection Candy Shop.
  public struct CandyShopStyle: KeyboardThemeStyleVariation, VariationStyle {

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

extension KeyboardTheme.CandyShopStyle {

  static let theme = "candyShop"

  /// Sweet colours with white borders.
  public static let cottonCandy = variation("cottonCandy", name: "Cotton Candy")

  /// Cake colours on pistachio.
  public static let cuppyCake = variation("cuppyCake", name: "Cuppy Cake")

  /// All predefined styles, the default one first.
  public static var predefined: [Self] {
    [.cottonCandy, .cuppyCake]
  }
}
