/// The way a device is held.
///
/// `unknown` is neither portrait nor landscape, so it takes the numbers of whichever was not asked for.
public enum InterfaceOrientation: String, CaseIterable, KeyboardModel {
  case portrait, portraitUpsideDown, landscape, landscapeLeft, landscapeRight, unknown

  /// The way the device that runs this code is held, which nobody knows here.
  public static var current: InterfaceOrientation { .unknown }

  /// Whether the longer side of the device is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether the longer side of the device lies flat.
  public var isLandscape: Bool {
    self == .landscape || self == .landscapeLeft || self == .landscapeRight
  }
}
