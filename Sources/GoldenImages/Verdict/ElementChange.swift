/// Something in a picture, such as a key, that looks different.
public struct ElementChange: Hashable, Codable, Sendable {

  /// The kind of thing: `key`, `toolbarItem`, `inputCallout`, `background` and so on.
  public var role: String

  /// Its name among its kind, such as `q` or `backspace`.
  public var name: String

  /// Where it is in the actual picture, or was expected to be if it isn't there, in pixels.
  public var box: PixelRect

  /// The number of pixels that differ because of it.
  public var pixels: Int

  /// Why it looks different, at least one cause.
  public var causes: [DifferenceCause]

  /// Something that looks different.
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
