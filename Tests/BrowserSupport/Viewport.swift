/// The window that a page is shown in.
public struct Viewport: Hashable, Sendable {

  /// The width in CSS pixels.
  public var width: Int

  /// The height in CSS pixels.
  public var height: Int

  /// The pixels of the screen for one of CSS.
  public var scale: Double

  /// Whether the screen is touched, and the page laid out as on phones.
  public var isMobile: Bool

  /// A window of a size in CSS pixels.
  public init(width: Int, height: Int, scale: Double = 1, isMobile: Bool = false) {
    self.width = width
    self.height = height
    self.scale = scale
    self.isMobile = isMobile
  }

  /// A phone held upright.
  public static let phone = Viewport(width: 390, height: 844, scale: 2, isMobile: true)

  /// A tablet held upright.
  public static let tablet = Viewport(width: 820, height: 1180, isMobile: true)

  /// A window on a desktop.
  public static let desktop = Viewport(width: 1440, height: 900)
}
