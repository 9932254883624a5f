public import Foundation

extension KeyboardTraits {

  /// The traits of a keyboard on a device.
  public init(
    device: Device, orientation: InterfaceOrientation = .portrait,
    locale: Locale = Locale(identifier: "en")
  ) {
    self.init()
    setLocale(locale)
    locales = [locale]
    use(device, orientation: orientation)
  }

  /// Sets the locale as an assignment does, whose observers an initializer wouldn't call.
  private mutating func setLocale(_ locale: Locale) { self.locale = locale }

  /// Sets the traits that follow from a device.
  public mutating func use(_ device: Device, orientation: InterfaceOrientation = .portrait) {
    deviceType = device.type
    interfaceOrientation = orientation
    screenSize = device.screenSize(in: orientation)
    homeIndicatorHeight = device.safeAreaInsets(in: orientation).bottom
    updateDeviceTypeForKeyboard()
  }

  /// Sets the device whose rules the layout follows.
  mutating func updateDeviceTypeForKeyboard() {
    deviceTypeForKeyboard = isKeyboardFloating ? .phone : deviceType
    deviceTypeForKeyboardIsIpadPro = prefersIpadProLayout
  }

  /// Whether the device is a pad without a home button that is large enough for tab and caps lock.
  public var prefersIpadProLayout: Bool {
    deviceTypeForKeyboard.isPad
      && (screenSize.isScreenSize(.iPadProSmallScreenPortrait)
        || screenSize.isScreenSize(.iPadProLargeScreenPortrait))
  }

  /// The width of a pad's floating keyboard in points (source: iPadOS).
  private static let floatingWidth = 320.0

  /// The width of the keyboard's view in points: that of the screen, if it doesn't float.
  public var keyboardWidth: Double {
    isKeyboardFloating ? min(Self.floatingWidth, screenSize.width) : screenSize.width
  }

  /// The start and width of the keys in a view of a certain width, in points.
  ///
  /// Keys that are docked to a side take a part of the width there; a side that is given counts
  /// instead of the trait's.
  public func keyArea(
    inWidth width: Double, dockEdge: Keyboard.DockEdge? = nil
  ) -> (leading: Double, width: Double) {
    guard let edge = dockEdge ?? keyboardDockEdge else { return (0, width) }
    let docked = width * Keyboard.DockEdge.widthFactor
    return (edge == .leading ? 0 : width - docked, docked)
  }
}
