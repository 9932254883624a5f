public import Foundation

/// A device with the numbers of its screen.
///
/// Source: Apple's published screen sizes and safe areas; corner radii and cutouts as developers have
/// measured them (ScreenCorners, useyourloaf.com).
public struct Device: Identifiable, KeyboardModel {

  /// The name for use in commands, such as `iphone-15`.
  public var id: String

  /// The name to show to people.
  public var name: String

  /// Whether this is a phone or a pad.
  public var type: DeviceType

  /// The upright screen in points.
  public var portraitSize: CGSize

  /// How many pixels a point has.
  public var scale: Double

  /// The space that the home indicator needs below an upright keyboard, in points.
  public var homeIndicatorHeight: Double

  /// The space at each end of a lying keyboard that the screen's corners take, in points.
  public var landscapeSideInset: Double

  /// The radius of the screen's corners in points.
  public var displayCornerRadius: Double

  /// What the front camera takes from the upper edge of the upright screen.
  public var cutout: Cutout

  /// What a front camera takes from a screen, in points.
  public enum Cutout: KeyboardModel {

    /// Nothing: the camera is beside the screen.
    case none

    /// A bay at the edge.
    case notch(width: Double, height: Double)

    /// A pill, at a distance from the edge.
    case island(width: Double, height: Double, top: Double)
  }

  /// Whether there is a button below the screen instead of a line on it.
  public var hasHomeButton: Bool { homeIndicatorHeight == 0 }

  /// A device with the numbers of its screen.
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

  /// The screen in points when the device is held in an orientation.
  public func screenSize(in orientation: InterfaceOrientation) -> CGSize {
    orientation.isLandscape ? portraitSize.flipped() : portraitSize
  }

  /// The unsafe parts of the screen at the sides of and below a keyboard.
  public func safeAreaInsets(in orientation: InterfaceOrientation) -> EdgeInsets {
    guard orientation.isLandscape else { return EdgeInsets(bottom: homeIndicatorHeight) }
    let isPhone = type.isPhone && homeIndicatorHeight > 0
    return EdgeInsets(
      leading: landscapeSideInset, bottom: isPhone ? 21 : homeIndicatorHeight,
      trailing: landscapeSideInset)
  }
}
