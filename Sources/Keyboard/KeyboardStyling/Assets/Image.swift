/// An image on a key, by name: an icon of this package, an asset of the app, or a system symbol.
///
/// Images that draw the same icon are equal, such as `Image(systemName: "delete.left")` and
/// `Image.keyboardBackspace`.
public struct Image: Hashable, Codable, Sendable {

  /// The origin of an image.
  public enum Source: Hashable, Codable, Sendable {

    /// An icon of this package.
    case icon(Icon)

    /// An asset of the app, by name.
    case asset(String)

    /// A system symbol, by name.
    case system(String)
  }

  /// The origin of the image.
  public var source: Source

  /// Create an image from a source.
  public init(source: Source) {
    self.source = source
  }

  /// Create an image of an icon.
  public init(_ icon: Icon) {
    self.init(source: .icon(icon))
  }

  /// Create an image of an asset of the app, by name.
  public init(_ assetName: String) {
    self.init(source: .asset(assetName))
  }

  /// Create an image of a symbol such as `delete.left`, drawn as the equivalent icon if any.
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

  /// The equivalent icon of this package, if any.
  public var icon: Icon? {
    switch source {
    case .icon(let icon): icon
    case .asset(let name): Icon(rawValue: name)
    case .system(let name): Icon.allCases.first { $0.systemName == name }
    }
  }
}

extension Image {

  private var drawing: Source { icon.map { .icon($0) } ?? source }

  /// Whether two images draw the same icon or have the same source.
  public static func == (image: Self, other: Self) -> Bool {
    image.source == other.source || image.drawing == other.drawing
  }

  /// Hash the icon, or else the source.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(drawing)
  }
}
