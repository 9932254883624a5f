/// An element of a picture, such as a key, that differs.
public struct ElementChange: Hashable, Codable, Sendable {

  /// The role: `key`, `toolbarItem`, `inputCallout`, `background` and so on.
  public var role: String

  /// The name within its role, such as `q` or `backspace`.
  public var name: String

  /// The box in the actual picture, or the expected one of a removed element, in pixels.
  public var box: PixelRect

  /// The number of differing pixels it causes.
  public var pixels: Int

  /// The causes, at least one.
  public var causes: [DifferenceCause]

  /// Create a change.
  public init(
    role: String, name: String, box: PixelRect, pixels: Int, causes: [DifferenceCause]
  ) {
    self.role = role
    self.name = name
    self.box = box
    self.pixels = pixels
    self.causes = causes
  }
}
