extension KeyboardTheme {

  /// The collection that ``CandyShopStyle`` is for.
  public enum CandyShop: StyleCollection {

    /// The built-in theme whose variations the looks are.
    public static let identifier = "candyShop"
  }

  /// A look of the collection Candy Shop.
  public typealias CandyShopStyle = Style<CandyShop>
}

extension KeyboardTheme.Style<KeyboardTheme.CandyShop> {

  /// Sweet colours with white borders.
  public static var cottonCandy: Self { .variation("cottonCandy", name: "Cotton Candy") }

  /// Cake colours on pistachio.
  public static var cuppyCake: Self { .variation("cuppyCake", name: "Cuppy Cake") }

  /// All predefined styles, the default one first.
  public static var predefined: [Self] {
    [.cottonCandy, .cuppyCake]
  }
}
