/// The settable default configurations.
extension KeyboardLayout.DeviceConfiguration {

  /// A configuration for each class of devices.
  private struct Standards: Sendable {
    var standardPhone = KeyboardLayout.DeviceConfiguration(
      buttonCornerRadius: 5, buttonInsets: EdgeInsets(horizontal: 3, vertical: 6), rowHeight: 54,
      inputToolbarHeight: 54)
    var standardPhoneLandscape = KeyboardLayout.DeviceConfiguration(
      buttonCornerRadius: 5, buttonInsets: EdgeInsets(horizontal: 3, vertical: 4), rowHeight: 40,
      inputToolbarHeight: 40)
    var standardPhoneProMax = KeyboardLayout.DeviceConfiguration(
      buttonCornerRadius: 5, buttonInsets: EdgeInsets(horizontal: 3, vertical: 5.5), rowHeight: 56,
      inputToolbarHeight: 56)
    var standardPhoneProMaxLandscape = KeyboardLayout.DeviceConfiguration(
      buttonCornerRadius: 5, buttonInsets: EdgeInsets(horizontal: 3, vertical: 4), rowHeight: 40,
      inputToolbarHeight: 40)
    var standardPad = KeyboardLayout.DeviceConfiguration(
      buttonCornerRadius: 5, buttonInsets: EdgeInsets(horizontal: 5, vertical: 4), rowHeight: 64)
    var standardPadLandscape = KeyboardLayout.DeviceConfiguration(
      buttonCornerRadius: 7, buttonInsets: EdgeInsets(horizontal: 7, vertical: 6), rowHeight: 86)
    var standardPadProLarge = KeyboardLayout.DeviceConfiguration(
      buttonCornerRadius: 6, buttonInsets: EdgeInsets(horizontal: 4, vertical: 4), rowHeight: 69)
    var standardPadProLargeLandscape = KeyboardLayout.DeviceConfiguration(
      buttonCornerRadius: 8, buttonInsets: EdgeInsets(horizontal: 7, vertical: 5), rowHeight: 88)
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

  /// The height of a row on an iPhone in portrait, in points.
  public static var standardPhoneRowHeight: Double { standardPhone.rowHeight }

  /// The height of a row on an iPhone in landscape, in points.
  public static var standardPhoneLandscapeRowHeight: Double { standardPhoneLandscape.rowHeight }

  /// The height of a row on an iPhone Pro Max in portrait, in points.
  public static var standardPhoneProMaxRowHeight: Double { standardPhoneProMax.rowHeight }

  /// The height of a row on an iPhone Pro Max in landscape, in points.
  public static var standardPhoneProMaxLandscapeRowHeight: Double {
    standardPhoneProMaxLandscape.rowHeight
  }

  /// The height of a row on an iPad in portrait, in points.
  public static var standardPadRowHeight: Double { standardPad.rowHeight }

  /// The height of a row on an iPad in landscape, in points.
  public static var standardPadLandscapeRowHeight: Double { standardPadLandscape.rowHeight }

  /// The height of a row on a large iPad Pro in portrait, in points.
  public static var standardPadProLargeRowHeight: Double { standardPadProLarge.rowHeight }

  /// The height of a row on a large iPad Pro in landscape, in points.
  public static var standardPadProLargeLandscapeRowHeight: Double {
    standardPadProLargeLandscape.rowHeight
  }
}
