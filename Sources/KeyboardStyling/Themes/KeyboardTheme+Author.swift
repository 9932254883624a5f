public import KeyboardCore

extension KeyboardTheme {

  /// Who made a theme.
  public struct Author: KeyboardModel {

    /// The name of the person or company.
    public var name: String

    /// A few words about them.
    public var about: String?

    /// Where to find more.
    public var url: String?

    /// An author of themes.
    public init(name: String, about: String? = nil, url: String? = nil) {
      self.name = name
      self.about = about
      self.url = url
    }
  }

  /// This theme without its author.
  public func copyWithoutAuthor() -> KeyboardTheme {
    var copy = copy()
    copy.author = nil
    return copy
  }
}
