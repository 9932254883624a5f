public import Foundation

extension KeyboardLayout {

  /// The layout metrics of a class of devices (source: KeyboardKit 9.9.1).
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

  /// Returns the configuration for a device (source of Liquid Glass: pictures of iOS 26, measured).
  public static func standard(
    forDevice device: DeviceType, screenSize: CGSize, orientation: InterfaceOrientation,
    liquidGlass: Bool = false
  ) -> Self {
    device.isPad
      ? standardPad(forScreenSize: screenSize, orientation: orientation, liquidGlass: liquidGlass)
      : standardPhone(forScreenSize: screenSize, orientation: orientation, liquidGlass: liquidGlass)
  }

  /// Returns the configuration for a pad, with the large screen in either orientation.
  public static func standardPad(
    forScreenSize size: CGSize, orientation: InterfaceOrientation, liquidGlass: Bool = false
  ) -> Self {
    if liquidGlass {
      return KeyboardMetrics(liquidGlassOn: .pad, screenSize: size, orientation: orientation).keys
    }
    if size.isScreenSize(.iPadProLargeScreenPortrait) {
      return orientation.isPortrait ? standardPadProLarge : standardPadProLargeLandscape
    }
    return orientation.isPortrait ? standardPad : standardPadLandscape
  }

  /// Returns the configuration for a phone, with the large screen in portrait only.
  public static func standardPhone(
    forScreenSize size: CGSize, orientation: InterfaceOrientation, liquidGlass: Bool = false
  ) -> Self {
    if liquidGlass {
      return KeyboardMetrics(liquidGlassOn: .phone, screenSize: size, orientation: orientation).keys
    }
    if size.isEqual(to: .iPhoneProMaxScreenPortrait, withTolerance: 10) {
      return orientation.isPortrait ? standardPhoneProMax : standardPhoneProMaxLandscape
    }
    return orientation.isPortrait ? standardPhone : standardPhoneLandscape
  }

  // KeyboardKit 9.9.1 has insets of 5 points on upright phones, which contradict the published looks.
  private struct Standards: Sendable {
    typealias Row = KeyboardLayout.DeviceConfiguration
    var standardPhone = Row(radius: 5, insets: (3, 6), height: 54, toolbar: 54)
    var standardPhoneLandscape = Row(radius: 5, insets: (3, 4), height: 40, toolbar: 40)
    var standardPhoneProMax = Row(radius: 5, insets: (3, 5.5), height: 56, toolbar: 56)
    var standardPhoneProMaxLandscape = Row(radius: 5, insets: (3, 4), height: 40, toolbar: 40)
    var standardPad = Row(radius: 5, insets: (5, 5), height: 64)
    var standardPadLandscape = Row(radius: 7, insets: (7, 6), height: 86)
    var standardPadProLarge = Row(radius: 6, insets: (4, 4), height: 69)
    var standardPadProLargeLandscape = Row(radius: 8, insets: (7, 5), height: 88)
  }

  private init(
    radius: Double, insets: (horizontal: Double, vertical: Double), height: Double,
    toolbar: Double? = nil
  ) {
    self.init(
      buttonCornerRadius: radius,
      buttonInsets: EdgeInsets(horizontal: insets.horizontal, vertical: insets.vertical),
      rowHeight: height, inputToolbarHeight: toolbar)
  }

  private static let standards = SettableValue(Standards())

  /// The configuration of an iPhone in portrait.
  public static var standardPhone: Self {
    get { standards.value.standardPhone }
    set { standards.update { $0.standardPhone = newValue } }
  }

  /// The configuration of an iPhone in landscape.
  public static var standardPhoneLandscape: Self {
    get { standards.value.standardPhoneLandscape }
    set { standards.update { $0.standardPhoneLandscape = newValue } }
  }

  /// The configuration of an iPhone Pro Max in portrait.
  public static var standardPhoneProMax: Self {
    get { standards.value.standardPhoneProMax }
    set { standards.update { $0.standardPhoneProMax = newValue } }
  }

  /// The configuration of an iPhone Pro Max in landscape.
  public static var standardPhoneProMaxLandscape: Self {
    get { standards.value.standardPhoneProMaxLandscape }
    set { standards.update { $0.standardPhoneProMaxLandscape = newValue } }
  }

  /// The configuration of an iPad in portrait.
  public static var standardPad: Self {
    get { standards.value.standardPad }
    set { standards.update { $0.standardPad = newValue } }
  }

  /// The configuration of an iPad in landscape.
  public static var standardPadLandscape: Self {
    get { standards.value.standardPadLandscape }
    set { standards.update { $0.standardPadLandscape = newValue } }
  }

  /// The configuration of a large iPad Pro in portrait.
  public static var standardPadProLarge: Self {
    get { standards.value.standardPadProLarge }
    set { standards.update { $0.standardPadProLarge = newValue } }
  }

  /// The configuration of a large iPad Pro in landscape.
  public static var standardPadProLargeLandscape: Self {
    get { standards.value.standardPadProLargeLandscape }
    set { standards.update { $0.standardPadProLargeLandscape = newValue } }
  }
}
