/// A picture on a key, by name: one of the keyboard's own icons, a file of an app, or a symbol.
public struct Image: Hashable, Codable, Sendable {

  /// Where the drawing comes from.
  public enum Source: Hashable, Codable, Sendable {

    /// A drawing that belongs to this package.
    case icon(Icon)

    /// A picture that an app brings along, by name.
    case asset(String)

    /// A symbol of the operating system, by name.
    case system(String)
  }

  /// Where the drawing comes from.
  public var source: Source

  /// A picture from one of the sources.
  public init(source: Source) {
    self.source = source
  }

  /// One of the keyboard's own icons.
  public init(_ icon: Icon) {
    self.init(source: .icon(icon))
  }

  /// A picture that an app brings along, by name.
  public init(_ assetName: String) {
    self.init(source: .asset(assetName))
  }

  /// A symbol such as `delete.left`; it is drawn with the keyboard's own icon of that shape, if any.
  public init(systemName: String) {
    self.init(source: .system(systemName))
  }

  /// The name within its source, such as `keyboardBackspace`.
  public var name: String {
    switch source {
    case .icon(let icon): icon.rawValue
    case .asset(let name), .system(let name): name
    }
  }

  /// The keyboard's own icon that shows this picture, if there is one.
  public var icon: Icon? {
    switch source {
    case .icon(let icon): icon
    case .asset(let name): Icon(rawValue: name)
    case .system(let name): Icon.allCases.first { $0.systemName == name }
    }
  }
}
