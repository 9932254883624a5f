/// The size of a picture in pixels.
public struct PixelSize: Hashable, Codable, Sendable {

  /// The number of columns.
  public var width: Int

  /// The number of rows.
  public var height: Int

  /// Create a size.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

extension PixelSize: CustomStringConvertible {

  /// The size as `390x264`.
  public var description: String { "\(width)x\(height)" }
}
