import Foundation

struct KeyboardMetrics: Equatable, Sendable {

  var keys: KeyboardLayout.DeviceConfiguration

  /// Without a toolbar, in points.
  var edgeInsets: EdgeInsets

  var toolbarHeight: Double?

  init(for traits: KeyboardTraits) {
    switch traits.design {
    case .classic: self.init(classicFor: traits)
    case .liquidGlass: self.init(liquidGlassFor: traits)
    }
    if traits.isKeyboardFloating { edgeInsets.bottom += Self.grabberSpace }
  }

  /// In points, below the keys of a floating keyboard; not measured.
  private static let grabberSpace = 18.0

  init(keys: KeyboardLayout.DeviceConfiguration, edgeInsets: EdgeInsets, toolbarHeight: Double?) {
    self.keys = keys
    self.edgeInsets = edgeInsets
    self.toolbarHeight = toolbarHeight
  }

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

  /// Return the configuration for the device, screen and orientation of a context.
  public static func standard(for context: KeyboardContext) -> Self {
    standard(for: context.traits)
  }

  /// Return the configuration for the device, screen and orientation of traits.
  public static func standard(for traits: KeyboardTraits) -> Self {
    KeyboardMetrics(for: traits).keys
  }
}

extension EdgeInsets {

  /// Return the space around all rows of a keyboard.
  ///
  /// Source: KeyboardKit 9.5.3 KeyboardViewStyle; for the Liquid Glass look, pictures of iOS 26.
  public static func standardKeyboardEdgeInsets(for traits: KeyboardTraits) -> EdgeInsets {
    KeyboardMetrics(for: traits).edgeInsets
  }

  /// Return the space around all rows of a keyboard in a context.
  public static func standardKeyboardEdgeInsets(for context: KeyboardContext) -> EdgeInsets {
    standardKeyboardEdgeInsets(for: context.traits)
  }
}

extension KeyboardTraits {

  /// In points, in the design without round corners of docked boards.
  private static let floatingRadius = 12.0

  package var toolbarHeight: Double? { KeyboardMetrics(for: self).toolbarHeight }

  /// In points; the lower corners follow those of the screen, unless the keyboard floats.
  package var boardCornerRadii: (top: Double, bottom: Double)? {
    guard let radius = design.layout.boardRadius else {
      return isKeyboardFloating ? (Self.floatingRadius, Self.floatingRadius) : nil
    }
    let top = deviceType.isPad ? radius.pad : radius.phone
    return (top, isKeyboardFloating ? top : displayCornerRadius)
  }
}
