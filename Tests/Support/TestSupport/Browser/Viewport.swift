/// The window of a page.
public struct Viewport: Hashable, Sendable {

  /// The width in CSS pixels.
  public var width: Int

  /// The height in CSS pixels.
  public var height: Int

  /// The device pixels per CSS pixel.
  public var scale: Double

  /// Whether the device has a touchscreen and mobile layout.
  public var isMobile: Bool

  /// Create a window of a size in CSS pixels.
  public init(width: Int, height: Int, scale: Double = 1, isMobile: Bool = false) {
    self.width = width
    self.height = height
    self.scale = scale
    self.isMobile = isMobile
  }

  /// A phone in portrait.
  public static let phone = Viewport(width: 390, height: 844, scale: 2, isMobile: true)

  /// A tablet in portrait.
  public static let tablet = Viewport(width: 820, height: 1180, isMobile: true)

  /// A window on a desktop.
  public static let desktop = Viewport(width: 1440, height: 900)
}
