public import Foundation

extension KeyboardLayout {

  /// The layout metrics of a class of devices.
  ///
  /// Source: KeyboardKit 9.5.3 KeyboardLayout+DeviceConfiguration.
  public struct DeviceConfiguration: KeyboardModel {

    /// The corner radius of keys, in points.
    public var buttonCornerRadius: Double

    /// The insets of each key's face in its area, in points.
    public var buttonInsets: EdgeInsets

    /// The height of a row in points, insets included.
    public var rowHeight: Double

    /// The height of the input toolbar, in points.
    public var inputToolbarHeight: Double

    /// A configuration with metrics; the default toolbar height is 0.8 of a row.
    public init(
      buttonCornerRadius: Double, buttonInsets: EdgeInsets, rowHeight: Double,
      inputToolbarHeight: Double? = nil
    ) {
      self.buttonCornerRadius = buttonCornerRadius
      self.buttonInsets = buttonInsets
      self.rowHeight = rowHeight
      self.inputToolbarHeight = inputToolbarHeight ?? 0.8 * rowHeight
    }
  }
}

extension KeyboardLayout.DeviceConfiguration {

  /// Return the configuration for the device, screen and orientation of a context.
  public static func standard(for context: KeyboardContext) -> Self {
    standard(for: context.traits)
  }

  /// Return the configuration for the device, screen and orientation of traits.
  public static func standard(for traits: KeyboardTraits) -> Self {
    standard(
      forDevice: traits.deviceTypeForKeyboard, screenSize: traits.screenSize,
      orientation: traits.interfaceOrientation)
  }

  /// Return the configuration for a device; everything other than a pad is a phone.
  public static func standard(
    forDevice device: DeviceType, screenSize: CGSize, orientation: InterfaceOrientation
  ) -> Self {
    device.isPad
      ? standardPad(forScreenSize: screenSize, orientation: orientation)
      : standardPhone(forScreenSize: screenSize, orientation: orientation)
  }

  /// Return the configuration for a pad, with the large screen in either orientation.
  public static func standardPad(
    forScreenSize size: CGSize, orientation: InterfaceOrientation
  ) -> Self {
    if size.isScreenSize(.iPadProLargeScreenPortrait) {
      return orientation.isPortrait ? standardPadProLarge : standardPadProLargeLandscape
    }
    return orientation.isPortrait ? standardPad : standardPadLandscape
  }

  /// Return the configuration for a phone, with the large screen in portrait only.
  public static func standardPhone(
    forScreenSize size: CGSize, orientation: InterfaceOrientation
  ) -> Self {
    if size.isEqual(to: .iPhoneProMaxScreenPortrait, withTolerance: 10) {
      return orientation.isPortrait ? standardPhoneProMax : standardPhoneProMaxLandscape
    }
    return orientation.isPortrait ? standardPhone : standardPhoneLandscape
  }
}
