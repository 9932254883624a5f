import Foundation
public import KeyboardCore

extension Emoji.KeyboardStyle {

  /// The styles of all device classes.
  private struct Standards: Sendable {
    var phonePortrait = Emoji.KeyboardStyle()
    var phoneLandscape = Emoji.KeyboardStyle(rows: 3)
    var padPortrait = pad(rows: 3, font: 45, columns: 15, lines: 10, stack: 5)
    var padLandscape = pad(rows: 5, font: 50, columns: 15, lines: 10, stack: 7)
    var largePadPortrait = pad(rows: 5, font: 50, columns: 10, lines: 7, stack: 7)
    var largePadLandscape = pad(rows: 6, font: 50, columns: 15, lines: 10, stack: 10)

    private static func pad(
      rows: Int, font: CGFloat, columns: CGFloat, lines: CGFloat, stack: CGFloat
    ) -> Emoji.KeyboardStyle {
      Emoji.KeyboardStyle(
        rows: rows, itemSize: 60, itemFont: .system(size: font), horizontalItemSpacing: columns,
        verticalItemSpacing: lines, verticalCategoryStackSpacing: stack,
        categoryTitleFont: .system(size: 18, weight: .bold), menuAbcFont: .system(size: 18))
    }
  }

  private static let standards = SettableValue(Standards())

  /// The style of an iPhone in portrait orientation.
  public static var standardPhonePortrait: Self {
    get { standards.value.phonePortrait }
    set { standards.value.phonePortrait = newValue }
  }

  /// The style of an iPhone in landscape orientation.
  public static var standardPhoneLandscape: Self {
    get { standards.value.phoneLandscape }
    set { standards.value.phoneLandscape = newValue }
  }

  /// The style of an iPad in portrait orientation.
  public static var standardPadPortrait: Self {
    get { standards.value.padPortrait }
    set { standards.value.padPortrait = newValue }
  }

  /// The style of an iPad in landscape orientation.
  public static var standardPadLandscape: Self {
    get { standards.value.padLandscape }
    set { standards.value.padLandscape = newValue }
  }

  /// The style of a large iPad Pro in portrait orientation.
  public static var standardLargePadPortrait: Self {
    get { standards.value.largePadPortrait }
    set { standards.value.largePadPortrait = newValue }
  }

  /// The style of a large iPad Pro in landscape orientation.
  public static var standardLargePadLandscape: Self {
    get { standards.value.largePadLandscape }
    set { standards.value.largePadLandscape = newValue }
  }

  /// Return the style for the device, screen and orientation of a context.
  public static func standard(for context: KeyboardContext) -> Self {
    let isPortrait = context.interfaceOrientation.isPortrait
    switch context.deviceType {
    case .phone: return isPortrait ? standardPhonePortrait : standardPhoneLandscape
    case .pad where context.screenSize.isScreenSize(.iPadProLargeScreenPortrait):
      return isPortrait ? standardLargePadPortrait : standardLargePadLandscape
    case .pad: return isPortrait ? standardPadPortrait : standardPadLandscape
    default: return standardPhonePortrait
    }
  }

  /// Return the style for a memory-constrained keyboard, which is the standard one.
  public static func optimized(for context: KeyboardContext) -> Self {
    standard(for: context)
  }

  /// Return this style with an additional row in place of an input toolbar.
  public func augmented(for mode: Keyboard.InputToolbarDisplayMode?) -> Self {
    guard let mode, mode != .none else { return self }
    var style = self
    style.rows += 1
    return style
  }
}
