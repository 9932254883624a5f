import Foundation

/// Standard dimensions of a keyboard on a kind of device.
struct KeyboardMetrics: Equatable, Sendable {

  var keys: KeyboardLayout.DeviceConfiguration

  /// Without a toolbar, in points.
  var edgeInsets: EdgeInsets

  var toolbarHeight: Double?
}

extension KeyboardMetrics {

  init(for traits: KeyboardTraits) {
    switch traits.design {
    case .classic: self.init(classicFor: traits)
    case .liquidGlass: self.init(liquidGlassFor: traits)
    }
    if let height = traits.estimatedRowHeight, !traits.isKeyboardFloating {
      (keys.rowHeight, keys.inputToolbarHeight) = (height, height)
    }
    switch traits.keyboardPlacement {
    case .docked: break
    case .floating: edgeInsets.bottom += Self.grabberSpace
    case .split: if traits.deviceTypeForKeyboard.isPad { narrowForHalves() }
    }
  }

  /// The keys of halves are about as large as a phone's, in any orientation; not measured.
  private mutating func narrowForHalves() {
    keys.buttonInsets = EdgeInsets(horizontal: 3, vertical: 4)
    keys.rowHeight = 56
    keys.inputToolbarHeight = 48
  }

  /// In points, below the keys of a floating keyboard; not measured.
  private static let grabberSpace = 18.0

  // Source: KeyboardKit 9.5.3 KeyboardViewStyle.
  private init(classicFor traits: KeyboardTraits) {
    let size = traits.screenSize
    keys = .standard(
      forDevice: traits.deviceTypeForKeyboard, screenSize: size,
      orientation: traits.interfaceOrientation)
    edgeInsets =
      switch traits.deviceTypeForKeyboard {
      case .pad: EdgeInsets(bottom: 4)
      case .phone:
        EdgeInsets(
          bottom: size.isEqual(to: .iPhoneProMaxScreenPortrait, withTolerance: 10) ? 0 : -2)
      default: .zero
      }
  }
}

extension KeyboardLayout.DeviceConfiguration {

  /// Returns the configuration for the device, screen and orientation of a context.
  public static func standard(for context: KeyboardContext) -> Self {
    standard(for: context.traits)
  }

  /// Returns the configuration for the device, screen and orientation of traits.
  public static func standard(for traits: KeyboardTraits) -> Self {
    KeyboardMetrics(for: traits).keys
  }
}

extension EdgeInsets {

  /// Returns the space around all rows (source: KeyboardKit 9.5.3; pictures of iOS 26).
  public static func standardKeyboardEdgeInsets(for traits: KeyboardTraits) -> EdgeInsets {
    KeyboardMetrics(for: traits).edgeInsets
  }

  /// Returns the space around all rows of a keyboard in a context.
  public static func standardKeyboardEdgeInsets(for context: KeyboardContext) -> EdgeInsets {
    standardKeyboardEdgeInsets(for: context.traits)
  }
}

extension KeyboardTraits {

  /// In points, in the design without round corners of docked boards.
  private static let floatingRadius = 12.0

  package var toolbarHeight: Double? { KeyboardMetrics(for: self).toolbarHeight }

  /// In points; the lower corners follow the screen's, unless the keyboard floats.
  package var boardCornerRadii: (top: Double, bottom: Double)? {
    guard let radius = design.layout.boardRadius else {
      return isKeyboardFloating ? (Self.floatingRadius, Self.floatingRadius) : nil
    }
    let top = deviceType.isPad ? radius.pad : radius.phone
    return (top, isKeyboardFloating ? top : displayCornerRadius)
  }

  fileprivate var hasManyLetterColumns: Bool {
    guard !deviceTypeForKeyboard.isPad, interfaceOrientation.isPortrait,
      !keyboardType.isNumericOrSymbolic, Keyboard.NumberPadKind(for: self) == nil
    else { return false }
    let counts =
      keyboardLayoutType?.inputSet.rows.map(\.items.count)
      ?? localeProfile.alphabetic.lower.map(\.count)
    return counts.contains { $0 > 10 }
  }
}

// Source: areas of one color in images of iOS 26, portrait phones of the release, landscape phones
// and 11-inch pads of its first beta. Other screens have the metrics of the nearest pictured one.
extension KeyboardMetrics {

  /// The metrics of keys and a toolbar, above which the first faces start a point lower.
  private init(
    radius: Double = 8, insets: (horizontal: Double, vertical: Double), height: Double,
    numberRow: Double? = nil, edges: EdgeInsets, toolbar: Double
  ) {
    self.init(
      keys: KeyboardLayout.DeviceConfiguration(
        buttonCornerRadius: radius,
        buttonInsets: EdgeInsets(horizontal: insets.horizontal, vertical: insets.vertical),
        rowHeight: height, inputToolbarHeight: numberRow ?? height),
      edgeInsets: edges, toolbarHeight: toolbar)
  }

  /// The width of the narrowest screen with the larger keys of an iPhone Plus, Air or Pro Max.
  private static let largePhoneWidth = 414.0

  // An iPhone 16e with iOS 26.1, whose last row ends 78 points above the bottom of the screen.
  private static let phone = Self(
    insets: (3, 5.5), height: 54,
    edges: EdgeInsets(top: 19.5, leading: 5.67, bottom: 72.5, trailing: 5.67), toolbar: 50)

  // A screen of 402 points.
  private static let mediumPhone = Self(
    insets: (3, 5.5), height: 54,
    edges: EdgeInsets(top: 19.5, leading: 3.67, bottom: 72.5, trailing: 3.67), toolbar: 50)

  private static let mediumPhoneWidth = 400.0

  // An iPhone Pro Max, whose last row ends 80 points above the bottom of the screen.
  private static let largePhone = Self(
    insets: (3, 5.5), height: 56,
    edges: EdgeInsets(top: 19.5, leading: 3.67, bottom: 74.5, trailing: 3.67), toolbar: 50)

  // A screen of 852 points; the height above the keys without a toolbar isn't pictured.
  private static let phoneLandscape = Self(
    insets: (3, 3.95), height: 35.56,
    edges: EdgeInsets(top: 12, leading: 76, bottom: 20.72, trailing: 76), toolbar: 42.49)

  private static let padRadius = 12.0

  /// Fitted on an 11-inch pad; other pads and orientations have the larger one.
  private static let padPortraitRadius = 9.9

  // A screen of 820 × 1180 points; the height above the keys without a toolbar isn't pictured.
  private static let pad = Self(
    radius: padPortraitRadius, insets: (5, 4.525), height: 63.8,
    edges: EdgeInsets(top: 12, leading: 4, bottom: 23.275, trailing: 4), toolbar: 62.05)

  private static let padLandscape = Self(
    radius: padRadius, insets: (7, 6.17), height: 84.33,
    edges: EdgeInsets(top: 16, leading: 8, bottom: 24.83, trailing: 8), toolbar: 65)

  // A 13-inch iPad Pro of 1032 × 1376 points with a row of digits, whose keys are lower.
  private static let largePad = Self(
    radius: padRadius, insets: (3.5, 3.5), height: 68.125, numberRow: 52.5,
    edges: EdgeInsets(top: 12, leading: 0, bottom: 20.5, trailing: 0), toolbar: 59.75)

  // Not pictured: the portrait metrics, enlarged like the smaller pad's.
  private static let largePadLandscape = Self(
    radius: padRadius, insets: (4.5, 4.5), height: 89, numberRow: 68,
    edges: EdgeInsets(top: 16, leading: 0, bottom: 22, trailing: 0), toolbar: 63)

  init(
    liquidGlassOn device: DeviceType, screenSize size: CGSize, orientation: InterfaceOrientation
  ) {
    let isPortrait = orientation.isPortrait
    if !device.isPad {
      let width = min(size.width, size.height)
      self =
        !isPortrait
        ? .phoneLandscape
        : width >= Self.largePhoneWidth
          ? .largePhone : width >= Self.mediumPhoneWidth ? .mediumPhone : .phone
    } else if size.isScreenSize(.iPadProLargeScreenPortrait) {
      self = isPortrait ? Self.largePad : Self.largePadLandscape
    } else {
      self = isPortrait ? Self.pad : Self.padLandscape
    }
  }

  init(liquidGlassFor traits: KeyboardTraits) {
    self.init(
      liquidGlassOn: traits.deviceTypeForKeyboard, screenSize: traits.screenSize,
      orientation: traits.interfaceOrientation)
    if Keyboard.NumberPadKind(for: traits) != nil { useNumberPad(for: traits) }
    if traits.hasManyLetterColumns { narrowMargins() }
    if !traits.deviceTypeForKeyboard.isPad, !traits.hasLowerBar { omitLowerBar() }
  }

  /// Eleven letters have margins of 3.33 to 3.7 points, and on small phones 42 points of height.
  private mutating func narrowMargins() {
    (edgeInsets.leading, edgeInsets.trailing) = (0.5, 0.5)
    guard keys.rowHeight < Self.largePhone.keys.rowHeight else { return }
    (keys.buttonInsets.top, keys.buttonInsets.bottom) = (6, 6)
    // The first faces start lower, which makes boards as high as with ten letters.
    toolbarHeight = toolbarHeight.map { $0 + 0.5 }
  }

  /// The first row starts 24 points below the top; at 390 points, margins are 7.67 and 10.33.
  private mutating func useNumberPad(for traits: KeyboardTraits) {
    guard !traits.deviceTypeForKeyboard.isPad, traits.interfaceOrientation.isPortrait else {
      return
    }
    keys.buttonCornerRadius = 10
    keys.buttonInsets = EdgeInsets(horizontal: 3, vertical: 3)
    edgeInsets.top = 21
    edgeInsets.bottom -= 1.5
    edgeInsets.leading -= 1
    edgeInsets.trailing += 1.66
  }

  private mutating func omitLowerBar() {
    let isWide = edgeInsets.leading > Self.phone.edgeInsets.leading
    if isWide { (edgeInsets.leading, edgeInsets.trailing) = (3, 3) }
    edgeInsets.bottom = max(edgeInsets.leading + 3 - keys.buttonInsets.bottom, 0)
  }
}
