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

/// The orientation of a device.
///
/// `unknown` is neither portrait nor landscape.
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
