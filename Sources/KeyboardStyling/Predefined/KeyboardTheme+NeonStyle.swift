extension KeyboardTheme {

  /// The collection that ``NeonStyle`` is for.
  public enum Neon: StyleCollection {

    /// The built-in theme whose variations the looks are.
    public static let identifier = "neon"
  }

  /// A look of the collection Neon.
  public typealias NeonStyle = Style<Neon>
}

extension KeyboardTheme.Style<KeyboardTheme.Neon> {

  /// Bright colours on black.
  public static var night: Self { .variation("night", name: "Neon Nights") }

  /// All predefined styles, the default one first.
  public static var predefined: [Self] {
    [.night]
  }
}
