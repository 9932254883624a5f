/// The orientation of a device.
///
/// `unknown` is neither portrait nor landscape.
public enum InterfaceOrientation: String, CaseIterable, KeyboardModel {
  case portrait, portraitUpsideDown, landscape, landscapeLeft, landscapeRight, unknown

  /// The orientation of the device that runs this code, which is unknown.
  public static var current: InterfaceOrientation { .unknown }

  /// Whether the orientation is portrait.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether the orientation is landscape.
  public var isLandscape: Bool {
    self == .landscape || self == .landscapeLeft || self == .landscapeRight
  }
}
