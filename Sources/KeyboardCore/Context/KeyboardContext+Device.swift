public import Foundation

extension KeyboardContext {

  /// A context for a keyboard on a device.
  public convenience init(
    device: Device, orientation: InterfaceOrientation = .portrait,
    locale: Locale = Locale(identifier: "en")
  ) {
    self.init()
    self.locale = locale
    locales = [locale]
    use(device, orientation: orientation)
  }

  /// Takes over the numbers of a device.
  public func use(_ device: Device, orientation: InterfaceOrientation = .portrait) {
    deviceType = device.type
    deviceTypeForKeyboard = isKeyboardFloating ? .phone : device.type
    interfaceOrientation = orientation
    screenSize = device.screenSize(in: orientation)
    homeIndicatorHeight = device.safeAreaInsets(in: orientation).bottom
    deviceTypeForKeyboardIsIpadPro = prefersIpadProLayout
  }

  /// Whether the device is a pad without a home button that is large enough for tab and caps lock.
  public var prefersIpadProLayout: Bool {
    deviceTypeForKeyboard.isPad
      && (screenSize.isScreenSize(.iPadProSmallScreenPortrait)
        || screenSize.isScreenSize(.iPadProLargeScreenPortrait))
  }
}
