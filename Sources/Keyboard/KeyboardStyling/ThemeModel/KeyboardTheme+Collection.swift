extension KeyboardTheme {

  /// A named group of themes.
  public struct Collection: Identifiable, Equatable, Sendable {

    /// The display name of the collection, which is also its identity.
    public var name: String

    /// The themes, in order.
    public var themes: [KeyboardTheme]

    /// The identity of the collection, its name.
    public var id: String { name }

    /// Create a collection of themes.
    public init(name: String, themes: [KeyboardTheme]) {
      self.name = name
      self.themes = themes
    }
  }
}

extension Sequence where Element == KeyboardTheme {

  /// The themes by collection, in the order of first appearance.
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
