public import Foundation

/// A device with its screen metrics.
///
/// Source: Apple's published screen sizes and safe areas; corner radii and cutouts as measured by
/// developers (ScreenCorners, useyourloaf.com).
public struct Device: Identifiable, KeyboardModel {

  /// The identifier for use in commands, such as `iphone-15`.
  public var id: String

  /// The display name.
  public var name: String

  /// The type of the device.
  public var type: DeviceType

  /// The size of the screen in portrait, in points.
  public var portraitSize: CGSize

  /// The display scale, in pixels per point.
  public var scale: Double

  /// The height of the home indicator area below a keyboard in portrait, in points.
  public var homeIndicatorHeight: Double

  /// The inset at each end of a keyboard in landscape due to the screen's corners, in points.
  public var landscapeSideInset: Double

  /// The radius of the screen's corners in points.
  public var displayCornerRadius: Double

  /// The cutout of the front camera at the upper edge of the screen in portrait.
  public var cutout: Cutout

  /// The cutout of a front camera in a screen, in points.
  public enum Cutout: KeyboardModel {

    /// No cutout: the camera is beside the screen.
    case none

    /// A notch at the edge.
    case notch(width: Double, height: Double)

    /// A pill-shaped island, at a distance from the edge.
    case island(width: Double, height: Double, top: Double)
  }

  /// Whether the device has a home button instead of a home indicator.
  public var hasHomeButton: Bool { homeIndicatorHeight == 0 }

  /// A device with its screen metrics.
  public init(
    id: String, name: String, type: DeviceType, portraitSize: CGSize, scale: Double,
    homeIndicatorHeight: Double = 0, landscapeSideInset: Double = 0,
    displayCornerRadius: Double = 0, cutout: Cutout = .none
  ) {
    self.id = id
    self.name = name
    self.type = type
    self.portraitSize = portraitSize
    self.scale = scale
    self.homeIndicatorHeight = homeIndicatorHeight
    self.landscapeSideInset = landscapeSideInset
    self.displayCornerRadius = displayCornerRadius
    self.cutout = cutout
  }

  /// Return the size of the screen in an orientation, in points.
  public func screenSize(in orientation: InterfaceOrientation) -> CGSize {
    orientation.isLandscape ? portraitSize.flipped() : portraitSize
  }

  /// Return the safe area insets at the sides of and below a keyboard, in points.
  public func safeAreaInsets(in orientation: InterfaceOrientation) -> EdgeInsets {
    guard orientation.isLandscape else { return EdgeInsets(bottom: homeIndicatorHeight) }
    let isPhone = type.isPhone && homeIndicatorHeight > 0
    return EdgeInsets(
      leading: landscapeSideInset, bottom: isPhone ? 21 : homeIndicatorHeight,
      trailing: landscapeSideInset)
  }
}
