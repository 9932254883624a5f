extension KeyboardTheme {

  /// Themes that belong together.
  public struct Collection: Identifiable, Equatable, Sendable {

    /// What people call the collection, which also tells it from others.
    public var name: String

    /// The themes, in order.
    public var themes: [KeyboardTheme]

    /// The name.
    public var id: String { name }

    /// A collection of themes.
    public init(name: String, themes: [KeyboardTheme]) {
      self.name = name
      self.themes = themes
    }
  }
}

extension Sequence where Element == KeyboardTheme {

  /// The themes by the names of their collections, in the order in which those first appear.
  public var grouped: [KeyboardTheme.Collection] {
    var collections: [KeyboardTheme.Collection] = []
    for theme in self {
      if let index = collections.firstIndex(where: { $0.name == theme.collectionName }) {
        collections[index].themes.append(theme)
      } else {
        collections.append(KeyboardTheme.Collection(name: theme.collectionName, themes: [theme]))
      }
    }
    return collections
  }
}
