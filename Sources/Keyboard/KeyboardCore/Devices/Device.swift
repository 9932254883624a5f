public import Foundation

/// A device with screen metrics by Apple, and radii and cutouts by ScreenCorners, useyourloaf.com.
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

    case notch(width: Double, height: Double)

    /// A pill-shaped island, at a distance from the edge.
    case island(width: Double, height: Double, top: Double)

    /// A column at the right edge for camera and status, down to a height; if there is a top inset,
    /// only in landscape, and a bar of that height in portrait.
    case column(width: Double, height: Double, topInset: Double?)
  }

  /// Pose of a foldable device, or `nil` for others.
  public var pose: Pose?

  /// Pose of a device with a fold in the middle of its longer side.
  public enum Pose: String, CaseIterable, KeyboardModel {
    case closed, partlyOpen, open
  }

  /// The estimated heights of rows in points, where no image of a system keyboard is at hand.
  public var estimatedRowHeights: RowHeights?

  /// The heights of a keyboard's rows in points.
  public struct RowHeights: KeyboardModel {

    /// The height in portrait.
    public var portrait: Double

    /// The height in landscape.
    public var landscape: Double
  }

  /// Width of the bending part of an unfolded screen, in points.
  package static let foldWidth = 40.0

  /// Returns the area from left to right in points that bends below a keyboard: when the device is
  /// partly open in landscape; in portrait, the fold is above the keyboard.
  public func fold(in orientation: InterfaceOrientation) -> ClosedRange<Double>? {
    guard pose == .partlyOpen, orientation.isLandscape else { return nil }
    let start = (screenSize(in: orientation).width - Self.foldWidth) / 2
    return start...start + Self.foldWidth
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

  /// Returns the size of the screen in an orientation, in points.
  public func screenSize(in orientation: InterfaceOrientation) -> CGSize {
    orientation.isLandscape ? portraitSize.flipped() : portraitSize
  }

  /// Returns the safe area insets at the sides of and below a keyboard, in points.
  public func safeAreaInsets(in orientation: InterfaceOrientation) -> EdgeInsets {
    if case .column(let width, _, let topInset) = cutout {
      let isBeside = topInset == nil || orientation.isLandscape
      return EdgeInsets(bottom: homeIndicatorHeight, trailing: isBeside ? width : 0)
    }
    guard orientation.isLandscape else { return EdgeInsets(bottom: homeIndicatorHeight) }
    let isPhone = type.isPhone && homeIndicatorHeight > 0
    return EdgeInsets(
      leading: landscapeSideInset, bottom: isPhone ? 21 : homeIndicatorHeight,
      trailing: landscapeSideInset)
  }

  /// The built-in devices, phones first and small ones before large ones.
  public static let all: [Device] = [
    phone("iphone", "iPhone", 390, 844, home: 34, side: 47, radius: 47.33, notch),
    phone("iphone-se", "iPhone SE", 375, 667, scale: 2, home: 0, side: 0, radius: 0, .none),
    phone("iphone-13-mini", "iPhone 13 mini", 375, 812, home: 34, side: 50, radius: 44, notch),
    phone("iphone-16e", "iPhone 16e", 390, 844, home: 34, side: 47, radius: 47.33, notch),
    phone("iphone-15", "iPhone 15", 393, 852, home: 34, side: 59, radius: 55, island(top: 11)),
    phone(
      "iphone-16-pro", "iPhone 16 Pro", 402, 874, home: 34, side: 62, radius: 62, island(top: 14)),
    phone("iphone-17", "iPhone 17", 402, 874, home: 34, side: 62, radius: 62, island(top: 14)),
    phone(
      "iphone-17-pro", "iPhone 17 Pro", 402, 874, home: 34, side: 62, radius: 62, island(top: 14)),
    phone("iphone-air", "iPhone Air", 420, 912, home: 34, side: 68, radius: 62, island(top: 20)),
    phone("iphone-plus", "iPhone 14 Plus", 428, 926, home: 34, side: 47, radius: 53.33, notch),
    phone(
      "iphone-pro-max", "iPhone 15 Pro Max", 430, 932, home: 34, side: 59, radius: 55,
      island(top: 11)),
    phone(
      "iphone-17-pro-max", "iPhone 17 Pro Max", 440, 956, home: 34, side: 62, radius: 62,
      island(top: 14)),
    duo("iphone-duo-closed", "iPhone Duo, closed", 466, 678, .closed, outer, rows: (54, 46)),
    duo(
      "iphone-duo-partly-open", "iPhone Duo, partly open", 669, 951, .partlyOpen, inner,
      rows: (60, 56)),
    duo("iphone-duo", "iPhone Duo, open", 669, 951, .open, inner, rows: (60, 56)),
    pad("ipad-mini", "iPad mini", 744, 1133, home: 20, radius: 21.5),
    pad("ipad", "iPad", 810, 1080, home: 0, radius: 0),
    pad("ipad-air-11", "iPad Air 11-inch", 820, 1180, home: 20, radius: 18),
    pad("ipad-pro-11", "iPad Pro 11-inch", 834, 1194, home: 20, radius: 18),
    pad("ipad-air-13", "iPad Air 13-inch", 1024, 1366, home: 20, radius: 18),
    pad("ipad-pro-13", "iPad Pro 13-inch", 1024, 1366, home: 20, radius: 18),
    pad("ipad-pro-13-m4", "iPad Pro 13-inch (M4)", 1032, 1376, home: 20, radius: 30),
  ]

  private static let notch = Cutout.notch(width: 162, height: 33)

  private static func island(top: Double) -> Cutout { .island(width: 126, height: 37, top: top) }

  private static let outer = Cutout.column(width: 84, height: 170, topInset: nil)
  private static let inner = Cutout.column(width: 84, height: 120, topInset: 82)

  /// The default device.
  public static var standard: Device { all[0] }

  /// Returns the device with a name such as `iphone-15`, or nil if there is none.
  ///
  /// ```swift
  /// if let pad = Device.named("ipad-pro-11") { context.use(pad, orientation: .landscape) }
  /// context.screenSize.width  // → 1194
  /// ```
  public static func named(_ id: String) -> Device? { all.first { $0.id == id } }

  private static func phone(
    _ id: String, _ name: String, _ width: Double, _ height: Double, scale: Double = 3,
    home: Double, side: Double, radius: Double, _ cutout: Cutout
  ) -> Device {
    Device(
      id: id, name: name, type: .phone, portraitSize: CGSize(width: width, height: height),
      scale: scale, homeIndicatorHeight: home, landscapeSideInset: side,
      displayCornerRadius: radius, cutout: cutout)
  }

  /// Returns a device whose screen is known from simulators; corners and rows of keys are estimates:
  /// rows as on the phone or pad of the nearest width in portrait, and of the nearest height in
  /// landscape.
  private static func duo(
    _ id: String, _ name: String, _ width: Double, _ height: Double, _ pose: Pose,
    _ cutout: Cutout, rows: (portrait: Double, landscape: Double)
  ) -> Device {
    var device = phone(id, name, width, height, home: 34, side: 0, radius: 44, cutout)
    device.pose = pose
    device.estimatedRowHeights = RowHeights(portrait: rows.portrait, landscape: rows.landscape)
    return device
  }

  private static func pad(
    _ id: String, _ name: String, _ width: Double, _ height: Double, home: Double, radius: Double
  ) -> Device {
    Device(
      id: id, name: name, type: .pad, portraitSize: CGSize(width: width, height: height),
      scale: 2, homeIndicatorHeight: home, displayCornerRadius: radius)
  }
}

/// The type of a device; everything other than a pad follows the rules of phones.
public enum DeviceType: String, CaseIterable, KeyboardModel {
  case phone, pad, watch, mac, tv, vision, other

  /// The type of this device, which never has a software keyboard.
  public static var current: DeviceType { .other }

  /// Whether this is a phone.
  public var isPhone: Bool { self == .phone }

  /// Whether this is a pad.
  public var isPad: Bool { self == .pad }

  /// Whether this is a Mac.
  public var isMac: Bool { self == .mac }

  /// Whether this is a TV.
  public var isTv: Bool { self == .tv }

  /// Whether this is a watch.
  public var isWatch: Bool { self == .watch }

  /// Whether this is a Vision Pro.
  public var isVisionPro: Bool { self == .vision }

  /// Whether keys have second characters for swipes down: on pads.
  public var prefersSecondarySwipeDownActions: Bool { isPad }
}

/// The orientation of a device; `unknown` is neither portrait nor landscape.
public enum InterfaceOrientation: String, CaseIterable, KeyboardModel {
  case portrait, portraitUpsideDown, landscape, landscapeLeft, landscapeRight, unknown

  /// The orientation of this device, which is unknown.
  public static var current: InterfaceOrientation { .unknown }

  /// Whether the orientation is portrait.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether the orientation is landscape.
  public var isLandscape: Bool {
    self == .landscape || self == .landscapeLeft || self == .landscapeRight
  }
}

/// The color scheme of a keyboard's context.
public enum ColorScheme: String, CaseIterable, KeyboardModel {
  case light, dark
}

/// In points (source: KeyboardKit 9.5.3).
extension CGSize {

  /// The screen of an iPad in portrait.
  public static let iPadScreenPortrait = CGSize(width: 768, height: 1024)

  /// The screen of an iPad in landscape.
  public static let iPadScreenLandscape = iPadScreenPortrait.flipped()

  /// The screen of an 11-inch iPad Pro in portrait.
  public static let iPadProSmallScreenPortrait = CGSize(width: 834, height: 1194)

  /// The screen of an 11-inch iPad Pro in landscape.
  public static let iPadProSmallScreenLandscape = iPadProSmallScreenPortrait.flipped()

  /// The screen of a 12.9-inch iPad Pro in portrait.
  public static let iPadProLargeScreenPortrait = CGSize(width: 1024, height: 1366)

  /// The screen of a 12.9-inch iPad Pro in landscape.
  public static let iPadProLargeScreenLandscape = iPadProLargeScreenPortrait.flipped()

  /// The screen of an iPhone Pro Max in portrait.
  public static let iPhoneProMaxScreenPortrait = CGSize(width: 428, height: 926)

  /// The screen of an iPhone Pro Max in landscape.
  public static let iPhoneProMaxScreenLandscape = iPhoneProMaxScreenPortrait.flipped()

  /// Returns this size with width and height swapped.
  public func flipped() -> CGSize { CGSize(width: height, height: width) }

  /// Whether this size is within `tolerance` points of another one, in either orientation.
  public func isScreenSize(_ size: CGSize, withTolerance tolerance: CGFloat = 50) -> Bool {
    isEqual(to: size, withTolerance: tolerance)
      || isEqual(to: size.flipped(), withTolerance: tolerance)
  }

  /// Whether both sides differ from another size's by at most `tolerance` points.
  public func isEqual(to size: CGSize, withTolerance tolerance: CGFloat) -> Bool {
    abs(width - size.width) < tolerance && abs(height - size.height) < tolerance
  }
}
