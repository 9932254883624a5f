extension KeyboardTheme {

  /// The collection that ``AestheticStyle`` is for.
  public enum Aesthetic: StyleCollection {

    /// The built-in theme whose variations the looks are.
    public static let identifier = "aesthetic"
  }

  /// A look of the collection Aesthetic.
  public typealias AestheticStyle = Style<Aesthetic>
}

extension KeyboardTheme.Style<KeyboardTheme.Aesthetic> {

  /// Earthen colours.
  public static var boho: Self { .variation("boho", name: "Boho") }

  /// All predefined styles, the default one first.
  public static var predefined: [Self] {
    [.boho]
  }
}
