public import KeyboardCore

extension KeyboardTheme {

  /// The author of a theme.
  public struct Author: KeyboardModel {

    /// The name of the person or company.
    public var name: String

    /// A short description.
    public var about: String?

    /// The address of a web page.
    public var url: String?

    /// Create an author.
    public init(name: String, about: String? = nil, url: String? = nil) {
      self.name = name
      self.about = about
      self.url = url
    }
  }

  /// Return this theme without its author.
  public func copyWithoutAuthor() -> KeyboardTheme {
    var copy = copy()
    copy.author = nil
    return copy
  }
}
